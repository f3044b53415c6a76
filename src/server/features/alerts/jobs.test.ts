import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { pence } from '#rules/money/money.ts';
import { connect, type Database } from '#server/db/connect.ts';
import { mailPort } from '#server/ports/mail.ts';
import { whenFileEnds } from '#tests/support/cleanup.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import { sendDueMail } from '#tests/support/jobs.ts';
import { MAILS } from '#tests/support/written-mails.ts';
import { tellWhoWaits } from './jobs.ts';
import { askForAlert, endAlert, forgetOldAlerts, tellWaiting } from './writes.ts';
import { refreshListing } from '../listing/public.ts';

const VARIABLE = 8;
const SIMPLE = 61;
const origin = 'https://shop.example';

let place: TestDatabase;
let database: Database;
let first = 0;
let second = 0;

beforeAll(async () => {
  place = await freshDatabase(inject('template'), 'demo');
  database = await connect(place);
  whenFileEnds(async () => {
    await database.close();
    await place.remove();
  });
  const { rows } = await database.pool.query<{ id: number }>(
    'select id from variations where product_id = $1 order by id limit 2',
    [VARIABLE],
  );
  [first, second] = [rows[0]?.id ?? 0, rows[1]?.id ?? 0];
});

/** All awaited products are sold out, at known prices. */
beforeEach(async () => {
  await database.pool.query('delete from jobs; delete from stock_alerts');
  const soldOut = `counts_stock = true, stock_status = 'instock', stock = 0, reserved_stock = 0,
    regular_price = 30000, sale_price = null, is_on_sale = false`;
  await change(
    `update products set ${soldOut} where id in (${VARIABLE}, ${SIMPLE});
     update variations set ${soldOut}, is_active = true where product_id = ${VARIABLE}`,
  );
});

async function change(statement: string): Promise<void> {
  await database.pool.query(statement);
  await refreshListing(database.db, [VARIABLE, SIMPLE]);
}

const restock = (id: number, more = '') => change(`update variations set stock = 3${more} where id = ${id}`);
const shop = async () => ({ name: 'Threefold', url: origin });
const run = () => tellWhoWaits({ pool: database.pool, db: database.db, shop });

async function waits(email: string, wish: { product?: number; variation?: number; ceiling?: number } = {}) {
  const { product = VARIABLE, variation, ceiling } = wish;
  const alert = { email, product_variation_id: variation, max_price: ceiling };
  expect(await askForAlert(database.db, product, alert)).toBe(true);
}

interface Written {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  unsubscribe_url: string;
}

const written = async () =>
  (await database.pool.query<Written>(`select * from ${MAILS} order by recipient, subject`)).rows;
const recipients = async () => (await written()).map(({ recipient }) => recipient);

describe('Who waits for a variation', () => {
  it('gets one mail about it, with its name, its price and ways there and out', async () => {
    await waits('ann@mail.example', { variation: first });
    await run();
    expect(await recipients()).toEqual([]);

    await restock(first, ', sale_price = 28950, is_on_sale = true');
    await run();
    await run();
    const [mail, ...more] = await written();
    expect(more).toEqual([]);
    const { rows } = await database.pool.query<{ name: string; alert: string }>(
      'select v.name, a.id as alert from variations v, stock_alerts a where v.id = $1',
      [first],
    );
    expect(mail).toMatchObject({
      recipient: 'ann@mail.example',
      subject: `Back in stock: ${rows[0]?.name}`,
      unsubscribe_url: `${origin}/unsubscribe/${rows[0]?.alert}`,
    });
    expect(mail?.text).toContain(rows[0]?.name);
    expect(mail?.text).toContain('Price now: £289.50');
    expect(mail?.text).toMatch(
      new RegExp(`\n${origin}/buy/product/[a-z-]+/iphone-14/${VARIABLE}[?]variation=${first}\n`),
    );
  });

  it('does not hear of another', async () => {
    await waits('ann@mail.example', { variation: first });
    await restock(second);
    await run();
    expect(await recipients()).toEqual([]);
  });

  it.each<[string, string, boolean]>([
    ['some left', 'stock = 1', true],
    ['none left', 'stock = 0', false],
    ['all reserved', 'stock = 2, reserved_stock = 2', false],
    ['marked as sold out', "stock = 5, stock_status = 'outofstock'", false],
    ['a flag that says yes', 'counts_stock = false, is_available = true', true],
    ['a flag that says no', 'counts_stock = false, is_available = false, stock = 5', false],
    ['taken off the shelf', 'stock = 5, is_active = false', false],
  ])('with %s (%s) gets a mail: %s', async (_what, state, isTold) => {
    await waits('ann@mail.example', { variation: first });
    await change(`update variations set ${state} where id = ${first}`);
    await run();
    expect(await recipients()).toEqual(isTold ? ['ann@mail.example'] : []);
  });

  it('uses only the status if the business hides its stock', async () => {
    await waits('ann@mail.example', { variation: first });
    const hide = (isHidden: boolean) =>
      change(
        `update businesses set hide_stock = ${isHidden}
         where id = (select business_id from products where id = ${VARIABLE})`,
      );
    await hide(true);
    await run();
    await hide(false);
    expect(await recipients()).toEqual(['ann@mail.example']);
  });

  it('waits on while the product is not listed', async () => {
    await waits('ann@mail.example', { variation: first });
    await restock(first);
    await change(`update products set is_published = false where id = ${VARIABLE}`);
    await run();
    expect(await recipients()).toEqual([]);
    await change(`update products set is_published = true where id = ${VARIABLE}`);
    await run();
    expect(await recipients()).toEqual(['ann@mail.example']);
  });
});

describe('Who waits for a product', () => {
  it('gets a mail about a simple product', async () => {
    await waits('ann@mail.example', { product: SIMPLE });
    await run();
    await change(`update products set stock = 1 where id = ${SIMPLE}`);
    await run();
    expect((await written()).map(({ text }) => /\/buy\/product\/\S+/.exec(text)?.[0])).toEqual([
      expect.stringMatching(/\/61$/),
    ]);
  });

  it('with variations gets a mail about the cheapest that can be bought', async () => {
    await waits('ann@mail.example');
    await restock(first);
    await restock(second, ', regular_price = 25000');
    await run();
    const [mail] = await written();
    expect(mail?.text).toContain('Price now: £250');
    expect(mail?.text).toContain(`?variation=${second}`);
  });
});

describe('Who names a ceiling', () => {
  it('gets a mail at that price or less, and waits otherwise', async () => {
    await waits('cheap@mail.example', { variation: first, ceiling: 299.99 });
    await waits('equal@mail.example', { variation: first, ceiling: 300 });
    await waits('more@mail.example', { variation: first, ceiling: 310 });
    await waits('any@mail.example', { variation: first });
    await restock(first);
    await run();
    expect(await recipients()).toEqual(['any@mail.example', 'equal@mail.example', 'more@mail.example']);
    expect((await written()).find(({ recipient }) => recipient.startsWith('equal'))?.text).toContain(
      'Your limit: £300',
    );

    await change(`update variations set sale_price = 29999, is_on_sale = true where id = ${first}`);
    await run();
    expect(await recipients()).toContain('cheap@mail.example');
  });

  it('can change it until then', async () => {
    await waits('ann@mail.example', { variation: first, ceiling: 100 });
    await waits('ANN@mail.example', { variation: first, ceiling: 400 });
    await restock(first);
    await run();
    expect(await recipients()).toEqual(['ann@mail.example']);
  });
});

describe('Mails about stock', () => {
  it('are written once when two nodes look at the same time', async () => {
    for (let index = 0; index < 70; index += 1)
      await waits(`somebody${index}@mail.example`, { variation: first });
    await restock(first);
    await Promise.all(Array.from({ length: 5 }, run));
    const told = await recipients();
    expect(told).toHaveLength(70);
    expect(new Set(told).size).toBe(70);
  });

  it('are written with their mark or not at all', async () => {
    await waits('ann@mail.example', { variation: first });
    const restocked = {
      productId: VARIABLE,
      wantedVariationId: first,
      name: 'x',
      price: pence(1),
      path: '/',
    };
    const broken = tellWaiting(database.db, restocked, () => {
      throw new Error('no words');
    });
    await expect(broken).rejects.toThrow('no words');
    await restock(first);
    await run();
    expect(await recipients()).toEqual(['ann@mail.example']);
  });

  it('do not fill a mailbox: five a day, and the rest later', async () => {
    const { rows } = await database.pool.query<{ id: number }>(
      'select id from variations where product_id = $1 order by id limit 7',
      [VARIABLE],
    );
    for (const { id } of rows) await waits('Ann@mail.example', { variation: id });
    await waits('ben@mail.example', { variation: rows[6]?.id ?? 0 });
    await change(`update variations set stock = 1 where product_id = ${VARIABLE}`);
    await run();
    await run();
    expect((await recipients()).filter((to) => to === 'Ann@mail.example')).toHaveLength(5);
    expect(await recipients()).toContain('ben@mail.example');

    await database.pool.query(`update stock_alerts set notified_at = notified_at - interval '25 hours'`);
    await run();
    expect((await recipients()).filter((to) => to === 'Ann@mail.example')).toHaveLength(7);
  });

  it('are not sent to people who unsubscribed', async () => {
    await waits('ann@mail.example', { variation: first });
    const { rows } = await database.pool.query<{ id: string }>('select id from stock_alerts');
    await endAlert(database.db, rows[0]?.id ?? '');
    await restock(first);
    await run();
    expect(await recipients()).toEqual([]);
  });

  it('arrive as files without a mail server', async () => {
    await waits('ann@mail.example', { variation: first, ceiling: 350 });
    await restock(first);
    await run();
    const [mail] = await written();
    const port = mailPort({
      smtpUrl: undefined,
      mailFrom: 'Shop <shop@shop.example>',
      dataDir: place.dataDir,
    });
    await sendDueMail(database, port);
    const folder = join(place.dataDir, 'outbox');
    const name = (await readdir(folder)).find((file) => file.includes(mail?.id ?? 'none'));
    const text = await readFile(join(folder, name ?? ''), 'utf8');
    expect(text).toContain('To: ann@mail.example');
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('leave no address behind for ever', async () => {
    await waits('told@mail.example', { variation: first });
    await database.pool.query(`update stock_alerts set notified_at = now() - interval '31 days'`);
    await waits('old@mail.example', { variation: first });
    await database.pool.query(
      `update stock_alerts set created_at = now() - interval '366 days' where notified_at is null`,
    );
    await waits('new@mail.example', { variation: first, ceiling: 100 });
    await forgetOldAlerts(database.db);
    const { rows } = await database.pool.query<{ email: string }>('select email from stock_alerts');
    expect(rows).toEqual([{ email: 'new@mail.example' }]);
  });
});
