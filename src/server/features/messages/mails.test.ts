import { beforeAll, describe, expect, it } from 'vitest';
import { ADMINISTRATOR, VENDOR } from '#demo/people.ts';
import { LONGEST_WAIT_MS, PAUSE_MS } from '#rules/messages/burst.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import {
  answer,
  SEEN,
  vendorsPlacedOrder,
  write,
  type PlacedForVendor,
} from '#tests/support/conversations.ts';
import { signIn } from '#tests/support/people.ts';
import { mailsTo } from '#tests/support/written-mails.ts';
import { readMailShop } from '../site/public.ts';
import { mailMessages } from './mails.writes.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await buildTestApp();
});

const BUYER = 'ann@mail.example';

async function mailAt(ms: number): Promise<void> {
  const sender = {
    shop: await readMailShop(shop.database.db, 'https://shop.example'),
    secret: Buffer.alloc(32, 'test'),
  };
  await mailMessages(shop.database, { now: new Date(Date.now() + ms), sender });
}
const LATER = PAUSE_MS + 5_000;

const about = async (email: string, { number }: PlacedForVendor) =>
  (await mailsTo(shop.database, email)).filter(
    ({ subject }) => /message|written/.test(subject) && subject.includes(number),
  );

describe('Mails about messages', () => {
  it('tell the vendor of several lines at once, after a pause', async () => {
    const order = await vendorsPlacedOrder(shop);
    await write(shop, order, 'Hello!');
    await write(shop, order, 'Is <b>it</b> new?');
    await mailAt(0);
    expect(await about(VENDOR, order)).toEqual([]);
    await mailAt(LATER);
    const [mail, ...others] = await about(VENDOR, order);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Ann Lee has written about order ${order.number}`);
    expect(mail?.text).toContain('> Hello!\n> \n> Is <b>it</b> new?');
    expect(mail?.html).toContain('Is &lt;b&gt;it&lt;/b&gt; new?');
    expect(mail?.text).toContain(`https://shop.example/vendor/messages/${order.number}`);
    await mailAt(LATER);
    expect(await about(VENDOR, order)).toHaveLength(1);
    await write(shop, order, 'Are you there?');
    await mailAt(LATER);
    expect(await about(VENDOR, order)).toHaveLength(2);
  });

  it('tell the buyer who wrote, with a link to answer', async () => {
    const order = await vendorsPlacedOrder(shop);
    const { messages } = await answer(shop, order, 'It is new.', 0);
    const seen = messages[0]?.id ?? 0;
    await answer(shop, order, 'The shop looks after it too.', seen, await signIn(shop, ADMINISTRATOR));
    await mailAt(LATER);
    const [mail] = await about(BUYER, order);
    expect(mail?.subject).toBe(`A message from Northside Phones and Threefold (${order.number})`);
    expect(mail?.text).toContain('Nora, Northside Phones:\n> It is new.');
    expect(mail?.text).toMatch(/Answer:\nhttps:\/\/shop\.example\/track\/o\d+_[\da-f]{40}#messages/);
    expect(await about(VENDOR, order)).toEqual([]);
  });

  it('are not sent for what was read on the page by then', async () => {
    const order = await vendorsPlacedOrder(shop);
    const { messages } = await answer(shop, order, 'It is new.', 0);
    await shop.call(SEEN, { params: { token: order.token }, body: { up_to: messages[0]?.id ?? 0 } });
    await answer(shop, order, 'And in its box.', 0);
    await mailAt(LATER);
    const [mail] = await about(BUYER, order);
    expect(mail?.text).toContain('> And in its box.');
    expect(mail?.text).not.toContain('It is new.');
  });

  it('do not wait forever for a writer who never pauses', async () => {
    const order = await vendorsPlacedOrder(shop);
    await write(shop, order, 'One');
    await shop.database.pool.query(
      `update messages set created_at = created_at - make_interval(secs => $1) where mailed_at is null`,
      [LONGEST_WAIT_MS / 1_000],
    );
    await write(shop, order, 'Two');
    await mailAt(1_000);
    expect(await about(VENDOR, order)).toHaveLength(1);
  });

  it('are sent once by two nodes that look at the same time', async () => {
    const order = await vendorsPlacedOrder(shop);
    await write(shop, order, 'Hello');
    await Promise.all([mailAt(LATER), mailAt(LATER), mailAt(LATER)]);
    expect(await about(VENDOR, order)).toHaveLength(1);
  });
});
