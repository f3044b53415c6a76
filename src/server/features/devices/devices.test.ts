import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OwnDevice } from '#contract/devices.ts';
import { EXAMPLES } from '#demo/examples.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { bought } from '#tests/support/devices.ts';
import { signIn } from '#tests/support/people.ts';
import { placed, readRepairPhone } from '#tests/support/repairs.ts';
import { newcomer } from '#tests/support/seeds.ts';
import { putInto, tradeInTools, type TradeInTools } from '#tests/support/trade-ins.ts';

const LIST = 'GET /web/site/devices';

let shop: TestApp;
let tools: TradeInTools;
let person: Awaited<ReturnType<typeof newcomer>>;

beforeAll(async () => {
  shop = await buildTestApp();
  tools = await tradeInTools(shop);
});
beforeEach(async () => {
  person = await newcomer(shop);
});

const own = async (headers = person.headers, query: { cursor?: string; per_page?: number } = {}) =>
  shop.call(LIST, { query, headers });
const first = async (): Promise<OwnDevice> => {
  const [device] = (await own()).data;
  if (!device) throw new Error('the list is empty');
  return device;
};

/** The page of the device's only document. */
async function paperOf({ token, documents }: OwnDevice): Promise<string> {
  const page = await shop.fetch(`/track/${token}/papers/${documents[0]?.name ?? ''}`);
  expect(page.status).toBe(200);
  return page.text();
}

describe('The devices of an account', () => {
  it('are none at first, and never another shopper’s', async () => {
    await bought(shop, { email: 'somebody@mail.example' });
    await tools.place({ email: 'somebody@mail.example' });
    expect(await own()).toEqual({ status: 200, data: [], next_cursor: null });
    expect((await shop.fetch('/web/site/devices')).status).toBe(401);
  });

  it('show what was bought, with its warranty, today’s value and today’s repairs', async () => {
    await bought(shop, { email: person.email, userId: person.id });
    const device = await first();
    expect(device).toMatchObject({
      kind: 'bought',
      stage: 'done',
      price: 319,
      warranty_until: '2027-02-03',
      is_owned: true,
      documents: [{ kind: 'warranty' }],
      value: { is_up_to: true },
      reminder: null,
    });
    // The storage is known from its name, so the page opens with it answered.
    expect(device.value?.path).toMatch(/^\/sell\/product\/[\w-]+\/[\w-]+\/\d+\?answers=\d+$/);
    expect(device.repairs.length).toBeGreaterThan(2);
    expect(device.repairs[0]?.path).toMatch(/^\/repair\/product\/[\w-]+\/[\w-]+\/\d+\?answers=\d+$/);
    expect((await shop.fetch(`/no/auth/web/site/track/${device.token}`)).status).toBe(200);
    expect(await paperOf(device)).toMatch(/Given by[^]*iPhone 14[^]*3 February 2027/);
  });

  it('have no warranty before they arrive', async () => {
    await bought(shop, { email: person.email, userId: person.id, state: 'dispatched', arrived: null });
    expect(await first()).toMatchObject({ stage: 'open', warranty_until: null, documents: [] });
  });

  it.each([
    ['a cable', { sku: EXAMPLES['simple product, counted, in stock'] }],
    ['a cancelled order', { state: 'cancelled' }],
    ['an order that is not paid', { state: 'pending_payment' }],
  ])('are not %s', async (_what, how) => {
    await bought(shop, { email: person.email, userId: person.id, ...how });
    expect((await own()).data).toEqual([]);
  });

  it('show what was sold with its answers, and what is paid for one like it today', async () => {
    const made = await tools.place({ userId: person.id, email: person.email });
    expect((await own()).data).toEqual([]);
    const id = made.items[0]?.id ?? 0;
    await putInto(shop, id, 'received', tools.seals);
    expect(await first()).toMatchObject({
      kind: 'sold',
      stage: 'open',
      price: null,
      is_owned: false,
      documents: [],
    });
    await shop.database.pool.query(
      "update trade_in_items set state = 'paid', price = cash, due_at = null where id = $1",
      [id],
    );
    const device = await first();
    expect(await paperOf(device)).toMatch(/Bought by[^]*Sold by[^]*Paid to you/);
    expect(device).toMatchObject({
      stage: 'done',
      price: tools.item.unit / 100,
      documents: [{ kind: 'statement', number: made.items[0]?.number }],
      value: { cash: tools.item.unit / 100, is_up_to: false },
      repairs: [],
    });
    expect(device.value?.path).toContain(
      `answers=${tools.item.answers.map(({ optionId }) => optionId).join(',')}`,
    );
  });

  it('show what came back as the account’s own again', async () => {
    const made = await tools.place({ userId: person.id, email: person.email });
    await putInto(shop, made.items[0]?.id ?? 0, 'returned', tools.seals);
    const device = await first();
    expect(device).toMatchObject({ stage: 'returned', is_owned: true });
    expect(device.repairs.length).toBeGreaterThan(0);
  });

  it('show what was repaired, until when its warranty is', async () => {
    const { id, number } = await placed(shop, await readRepairPhone(shop), ['battery', 'screen'], {
      userId: person.id,
      email: person.email,
    });
    expect((await own()).data).toEqual([]);
    await shop.database.pool.query(
      "update repairs set state = 'closed', closed_at = now(), collected_at = '2026-05-06' where id = $1",
      [id],
    );
    await shop.database.pool.query(
      "update repair_lines set state = 'approved', warranty_until = '2027-05-06' where repair_id = $1 and fault = 'battery'",
      [id],
    );
    await shop.database.pool.query(
      "update repair_lines set state = 'declined' where repair_id = $1 and fault <> 'battery'",
      [id],
    );
    expect(await first()).toMatchObject({
      kind: 'repaired',
      stage: 'done',
      number,
      faults: [expect.stringMatching(/battery/i) as string],
      warranty_until: '2027-05-06',
      documents: [{ kind: 'warranty' }],
    });
    expect(await paperOf(await first())).toContain('6 May 2027');
  });

  it('include what a guest bought with the confirmed email, and not with an email that is only claimed', async () => {
    const id = await bought(shop, { email: person.email.toUpperCase() });
    expect((await own()).data.map((device) => device.id)).toEqual([id]);
    await shop.database.pool.query('update users set confirmed_at = null where id = $1', [person.id]);
    expect((await own()).data).toEqual([]);
  });

  it('come newest first, in pages without gaps', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1)
      ids.push(await bought(shop, { email: person.email, userId: person.id }));
    await tools.place({ userId: person.id, email: person.email }).then(async ({ items }) => {
      await putInto(shop, items[0]?.id ?? 0, 'paid', tools.seals);
      ids.push(`s${items[0]?.id}`);
    });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await own(person.headers, { per_page: 1, ...(cursor !== undefined && { cursor }) });
      seen.push(...page.data.map((device) => device.id));
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(ids.toReversed());
  });

  it('follow the price rules of now', async () => {
    await bought(shop, { email: person.email, userId: person.id });
    const before = (await first()).value?.cash ?? 0;
    await shop.database.pool.query('update products set cash_trade_in = cash_trade_in - 2000 where line = 2');
    expect((await first()).value?.cash).toBe(before - 20);
    await shop.database.pool.query('update products set cash_trade_in = cash_trade_in + 2000 where line = 2');
  });
});

describe('Other people', () => {
  it('neither see the links of an account nor wait for its devices', async () => {
    const id = await bought(shop, { email: person.email, userId: person.id });
    const headers = await signIn(shop, 'vendor@threefold.example');
    expect((await own(headers)).data.map((device) => device.id)).not.toContain(id);
    const refusal = await shop.refused('PUT /web/site/devices/{id}/reminder', {
      params: { id },
      body: { step: 10 },
      headers,
    });
    expect(refusal).toEqual({ status: 404, message: 'There is no such device.' });
  });
});
