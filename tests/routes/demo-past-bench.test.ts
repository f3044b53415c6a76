import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { makePastBench } from '#demo/past/bench.ts';
import { ADMINISTRATOR, people, SHOPPER } from '#demo/people.ts';
import { REPAIR_STATES } from '#rules/flows/repair.ts';
import { TRADE_IN_STATES } from '#rules/flows/trade-in.ts';
import { endOverdue } from '#server/features/trade-ins/clock.writes.ts';
import { runClocks } from '#server/features/repairs/clocks.writes.ts';
import { folderStore } from '#server/ports/file-store.ts';
import type { TestApp } from '../support/app.ts';
import { buildTestApp } from '../support/app.ts';
import { signIn } from '../support/people.ts';
import { senderOf } from '../support/repairs.ts';

const NOW = new Date();
let shop: TestApp;
let stock: unknown;

const STOCK = 'select sku, stock - reserved_stock as left from products order by sku';
const rowsOf = async (text: string) => (await shop.database.pool.query<Record<string, unknown>>(text)).rows;
const statesOf = async (table: string) =>
  new Set((await rowsOf(`select distinct state from ${table}`)).map(({ state }) => state));

function make(signal: AbortSignal, progress: (done: number) => void = () => undefined) {
  const files = folderStore(join(shop.dataDir, 'files'));
  return makePastBench(
    { ...shop.database, files, dataKey: undefined },
    { now: NOW },
    { signal, progress: async (done) => progress(done) },
  );
}

beforeAll(async () => {
  shop = await buildTestApp();
  stock = await rowsOf(STOCK);
  // Interrupted in the middle, and started again.
  const stop = new AbortController();
  await make(stop.signal, (done) => {
    if (done === 20) stop.abort(new Error('The shop is closing.'));
  }).catch(() => undefined);
  await make(new AbortController().signal);
});

it('has about eighty trade-ins and eighty repairs, in every state in which one can be today', async () => {
  expect(await statesOf('trade_in_items')).toEqual(new Set(TRADE_IN_STATES));
  expect(await statesOf('repairs')).toEqual(new Set(REPAIR_STATES));
  const [counts] = await rowsOf(`select (select count(*) from trade_ins)::int as sold,
    (select count(*) from repairs)::int as repaired,
    (select count(*) from trade_ins where email = '${SHOPPER}')::int as own,
    (select count(distinct store_id) from repairs)::int as stores`);
  expect(counts?.['sold']).toBeGreaterThanOrEqual(78);
  expect(counts?.['repaired']).toBeGreaterThanOrEqual(78);
  expect(counts?.['own']).toBeGreaterThan(4);
  expect(counts?.['stores']).toBeGreaterThan(2);
});

it('happened in the past, one step after the other', async () => {
  for (const [table, of] of [
    ['trade_in_events', 'item_id'],
    ['repair_events', 'repair_id'],
  ]) {
    const wrong =
      await rowsOf(`select * from (select created_at, lag(created_at) over (partition by ${of} order by id) as before
      from ${table}) e where created_at < before or created_at > now()`);
    expect(wrong).toEqual([]);
  }
});

it('shows revised offers with their evidence, and estimates, to the people of the office', async () => {
  const headers = await signIn(shop, ADMINISTRATOR);
  const { data } = await shop.call('GET /office/trade-ins', { headers, query: { state: ['revised'] } });
  const number = data[0]?.number ?? '';
  const { result } = await shop.call('GET /office/trade-ins/{number}', { headers, params: { number } });
  const photo = result.items[0]?.revision?.cuts[0]?.photos[0];
  const file = await shop.fetch(photo?.small ?? '', { headers });
  expect(file.status).toBe(200);
  expect(file.headers.get('content-type')).toBe('image/webp');
  const [waiting] = await rowsOf(`select r.number from repairs r where state = 'awaiting_approval' limit 1`);
  const ticket = await shop.call('GET /office/repairs/{number}', {
    headers,
    params: { number: String(waiting?.['number']) },
  });
  expect(ticket.result.estimates.length).toBeGreaterThan(0);
});

it('cuts offers by what their quotes know, and leaves a dispute to another person', async () => {
  const cuts =
    await rowsOf(`select i.number, i.state, r.inspector, c.subject, c.told, c.found, i.answers, i.quote
    from trade_in_cuts c join trade_in_revisions r on r.id = c.revision_id join trade_in_items i on i.id = r.item_id`);
  expect(cuts.length).toBeGreaterThan(10);
  const wrong = cuts.filter(({ subject, told, found, answers, quote, inspector }) => {
    const asked = answers as { question: string; answer: string }[];
    const { others = [] } = quote as { others?: { question: string; answer: string; amount: number }[] };
    const isAsked = told === '' || asked.some((one) => one.question === subject && one.answer === told);
    const isKnown = others.some((one) => one.question === subject && one.answer === found && one.amount < 0);
    return !isAsked || !isKnown || people.some(({ name }) => name === inspector);
  });
  expect(wrong).toEqual([]);
});

it('makes units of the devices that were paid, some for sale and some sold', async () => {
  expect(await statesOf('stock_units')).toEqual(new Set(['in_store', 'listed', 'sold']));
  const wrong = await rowsOf(`select i.number from trade_in_items i where i.state = 'paid'
    and not exists (select from stock_units u where u.source_number = i.number)`);
  expect(wrong).toEqual([]);
});

it('leaves as many parts to be sold as before', async () => {
  expect(await rowsOf(STOCK)).toEqual(stock);
});

it('sends no mail, and the jobs of the shop find little to do', async () => {
  expect(await rowsOf(`select count(*)::int as count from jobs where kind = 'mail'`)).toEqual([{ count: 0 }]);
  const open = async () => [
    await rowsOf('select id, state from trade_in_items'),
    await rowsOf('select id, state from repairs'),
  ];
  const before = await open();
  const when = { now: NOW, sender: await senderOf(shop) };
  await endOverdue(shop.database, when);
  await runClocks(shop.database, when);
  expect(await open()).toEqual(before);
});
