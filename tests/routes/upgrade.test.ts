import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { warrantyMonths } from '#rules/orders/warranty.ts';
import { connect, type Database } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { whenFileEnds } from '../support/cleanup.ts';
import { freshDatabase } from '../support/database.ts';
import { MAILS } from '../support/written-mails.ts';

interface Journal {
  entries: { idx: number }[];
}

/** A database as an older version left it: only with its migrations, and the rows that it wrote. */
async function shopAt(migration: number): Promise<Database> {
  const place = await freshDatabase(inject('template'), 'empty');
  const database = await connect(place);
  const older = await mkdtemp(join(tmpdir(), 'threefold-older-'));
  whenFileEnds(async () => {
    await database.close();
    await place.remove();
    await rm(older, { recursive: true });
  });
  await cp('drizzle', older, { recursive: true });
  const file = join(older, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as Journal;
  const entries = journal.entries.filter(({ idx }) => idx <= migration);
  await writeFile(file, JSON.stringify({ ...journal, entries }));
  await migrate(database, older);
  const name = `shop-${String(migration).padStart(4, '0')}.sql`;
  await database.pool.query(await readFile(join('tests/support/fixtures', name), 'utf8'));
  return database;
}

it('Mail of an older version is neither lost nor sent again, and no secret stays', async () => {
  const database = await shopAt(14);
  await migrate(database);
  const { rows: mails } = await database.pool.query<Record<string, unknown>>(
    `select dedupe_key, recipient, subject, text, unsubscribe_url from ${MAILS} order by id`,
  );
  const [to, shop] = ['ann@mail.example', 'https://shop.example'];
  expect(mails.map((row) => Object.values(row))).toEqual([
    ['alert:1', to, 'Waiting', 'words', `${shop}/unsubscribe/1`],
    ['link:2', to, 'Waiting secret', 'link', null],
    ['link:3', to, 'Sent secret', null, null],
    ['alert:4', to, 'Failed', 'words', null],
  ]);
  const { rows: states } = await database.pool.query<Record<string, unknown>>(
    'select tries, done_at is not null as done, failed_at is not null as failed, last_error from jobs order by id',
  );
  expect(states.map((row) => Object.values(row))).toEqual([
    [2, false, false, 'away'],
    [0, false, false, null],
    [1, true, false, null],
    [12, false, true, 'no such mailbox'],
  ]);
});

it('Facts that an older version stored as text are in columns, and are shown as before', async () => {
  const database = await shopAt(20);
  const before = await database.pool.query<{ description: string | null }>(
    'select description from question_options order by id',
  );
  await migrate(database);
  const { rows } = await database.pool.query<Record<string, unknown>>(
    `select fault, part_quality, description, bench_days, bench_minutes, warranty_months
     from question_options order by id`,
  );
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['screen', null, 'Cracked', 0, 60, 12],
    ['frame', null, 'Bent · or worse', 0, 90, 12],
    ['main-board', null, 'Dead', 0, 120, 1],
    ['water', null, 'Wet', 3, 0, 24],
    ['else', null, 'We look', 1, 0, 0],
    ['odd', null, 'Odd · soon', null, null, 12],
    ['bare', null, 'Only signs', null, null, null],
    ['none', null, null, null, null, null],
    [null, 'genuine', 'Same brightness', null, null, 24],
    [null, null, 'Light marks · 12 months', null, null, null],
    [null, null, 'Fast · 20 min · 12 months', null, null, null],
  ]);
  const after = await database.pool.query<{ description: string | null }>(
    `select repair_words(description, bench_days, bench_minutes, warranty_months) as description
     from question_options order by id`,
  );
  expect(after.rows).toEqual(before.rows);
  const roles = await database.pool.query<{ role: string | null }>('select role from questions order by id');
  expect(roles.rows.map(({ role }) => role)).toEqual(['faults', 'parts', 'grade', null]);
  const grades = await database.pool.query<{ grade: string | null }>(
    'select grade from variations order by id',
  );
  expect(grades.rows.map(({ grade }) => grade)).toEqual(['Good', null]);
});

/** Parts of words that almost name a warranty: other spaces and digits, letters beside numbers, large numbers. */
const almost = fc
  .array(
    fc.oneof(
      fc.constantFrom('month', 'Months', 'YEAR', 'year', ' ', '-', '12', '24', '2', '0', '999', '1'),
      fc.constantFrom('\u00A0', '\u2007', '\uFEFF', '\u0085', '\t', '\n', 'é', '٣', 'ſ', '_', 'x', '.', '–'),
    ),
    { minLength: 1, maxLength: 7 },
  )
  .map((parts) => parts.join(''));

it('The warranty of what was bought is what its product promised when the shop was brought up to date', async () => {
  const database = await shopAt(88);
  const words = fc.sample(almost, 1000);
  await database.pool.query(
    `insert into products (id, line, type, name, slug, category_id, brand_id, business_id, sku, regular_price, warranty)
     select 10 + w.n, 1, 1, w.words, 'w-' || w.n, 1, 1, 1, 'W-' || w.n, 100, w.words
     from unnest($1::text[]) with ordinality as w (words, n)`,
    [words],
  );
  await database.pool.query(
    `insert into order_lines (order_id, product_id, name, choice, sku, path, quantity, unit, discount, site_discount, vat,
       commission, scheme)
     select 1, id, name, '', sku, '/', 1, 100, 0, 0, 0, 0, 'none' from products where id > 10 order by id`,
  );
  await migrate(database);
  // What is said of the products later changes nothing.
  await database.pool.query("update products set warranty = '3 months'");
  await database.pool.query("update policies set title = 'None'");
  const { rows } = await database.pool.query<{ name: string; warranty_months: number | null }>(
    'select name, warranty_months from order_lines order by id',
  );
  expect(rows.map((row) => [row.name, row.warranty_months])).toEqual([
    ['Own words', 12],
    ['Policy', 24],
    ['Words without months', null],
    ['Nothing', null],
    ['Deleted', null],
    ...words.map((text) => [text, warrantyMonths(text)]),
  ]);
  const { rows: changes } = await database.pool.query('select before, after from order_changes');
  const nothing = { productId: 4, name: 'Nothing', warrantyMonths: null };
  expect(changes).toEqual([
    {
      before: { way: 'standard', lines: [nothing] },
      after: {
        way: 'standard',
        lines: [
          nothing,
          { productId: 1, name: 'Own words', warrantyMonths: 12 },
          { productId: null, name: 'Deleted', warrantyMonths: null },
        ],
      },
    },
  ]);
  const { rows: returns } = await database.pool.query('select exchange from order_returns order by id');
  expect(returns).toEqual([
    { exchange: [{ lineId: 1, productId: 2, name: 'Policy', warrantyMonths: 24 }] },
    { exchange: null },
  ]);
});
