import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OfficePriceRules } from '#contract/price-rules-office.ts';
import { ADMINISTRATOR } from '#demo/people.ts';
import { poundsFromPence } from '#rules/money/money.ts';
import { readWishes } from '#server/features/cart/public.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { signIn } from '#tests/support/people.ts';
import { ACCEPTED, benchOf, cutOf, tradeInTools, type TradeInTools } from '#tests/support/trade-ins.ts';

const READ = 'GET /office/price-rules';
const DRAFT = 'PUT /office/price-rules/draft';
const DISCARD = 'POST /office/price-rules/draft/discard';
const PUBLISH = 'POST /office/price-rules/publish';
const WHAT_IF = 'GET /office/price-rules/what-if';

let shop: TestApp;
let tools: TradeInTools;
let vendor: Record<string, string>;
let admin: Record<string, string>;
beforeAll(async () => {
  shop = await buildTestApp();
  tools = await tradeInTools(shop);
  vendor = await signIn(shop, tools.vendor);
  admin = await signIn(shop, ADMINISTRATOR);
});

const once = (headers: Record<string, string>) => ({ ...headers, 'idempotency-key': randomUUID() });
const business = () => tools.item.businessId;
const read = async (headers = vendor) =>
  (await shop.call(READ, { headers, query: { business: business() } })).result;
const save = async (change: object, headers = vendor) => {
  const { version } = await read(headers);
  const body = { business_id: business(), version, ...change };
  return (await shop.call(DRAFT, { headers, body })).result;
};
async function publish(note: string, more: object = {}, headers = vendor) {
  const { version } = await read(headers);
  const body = { business_id: business(), version, note, ...more };
  return (await shop.call(PUBLISH, { headers: once(headers), body })).result;
}
const modelIn = ({ rules }: Pick<OfficePriceRules, 'rules'>) => {
  const model = rules.models.find(({ product_id: id }) => id === tools.item.productId);
  if (!model) throw new Error('the rules have no price for the device of the tests');
  return model;
};
/** The cart's current offer for the device of the tests, with other answers. */
async function offered(optionIds = tools.item.optionIds) {
  const wish = { product_id: tools.item.productId, variation_id: null, option_ids: optionIds, quantity: 1 };
  const [item] = (await readWishes(shop.database.ask, [wish], null, 'sell')) ?? [];
  if (!item) throw new Error('the shop offers nothing');
  return item;
}

describe('Price rules', () => {
  it('are prepared, tried on quotes, and published for new quotes, while older quotes keep their version', async () => {
    const before = await tools.place();
    const model = modelIn(await read());
    expect((await read()).live).toMatchObject({ version: 1, note: 'The prices of the catalogue' });
    const draft = await save({
      models: [{ product_id: model.product_id, variation_id: null, base: model.base + 50 }],
      specs: model.specs.map(({ option_id: id, base }) => ({
        product_id: model.product_id,
        variation_id: null,
        option_id: id,
        base: base + 50,
      })),
    });
    expect(draft.draft?.by).not.toBe('');
    // Nothing has changed for shoppers yet.
    expect((await offered()).unit).toBe(tools.item.unit);
    const { result } = await shop.call(WHAT_IF, { headers: vendor, query: { days: '30' } });
    expect(result).toMatchObject({ unknown: 0, down: 0 });
    expect(result.after - result.before).toBeGreaterThanOrEqual(50);
    expect(result.largest[0]).toMatchObject({ number: before.items[0]?.number });

    const live = await publish('Fifty pounds more');
    expect(live).toMatchObject({ live: { version: 2, note: 'Fifty pounds more' }, draft: null });
    const now = await offered();
    expect(now.unit).toBe(tools.item.unit + 5_000);
    const after = await tools.place({ item: now });
    expect((await tools.show(after.token)).items[0]?.quote.rules_version).toBe(2);
    expect((await tools.show(before.token)).items[0]?.quote.rules_version).toBe(1);

    await publish('As it was', { restore: 1 });
    expect((await offered()).unit).toBe(tools.item.unit);
    const { data } = await shop.call('GET /office/price-rules/versions', { headers: vendor, query: {} });
    expect(data.map(({ version, note }) => [version, note])).toEqual([
      [3, 'As it was'],
      [2, 'Fifty pounds more'],
      [1, 'The prices of the catalogue'],
    ]);
  });

  it('work out a grade by its factor on the price of the spec, also on the page of the product', async () => {
    const wire = await read();
    const grades = wire.rules.grades.map(({ value }) => ({ value, factor: 80 }));
    await save({ grades, floor: 7, step: 10, voucher_percent: 20 });
    await publish('Factors');
    const params = { id: tools.item.productId };
    const shown = (await shop.call('GET /no/auth/web/site/products/{id}', { params })).result[0];
    expect(shown?.offer_terms).toEqual({ floor: 7, step: 10, voucher_percent: 20 });
    const { result: questions } = await shop.call('GET /no/auth/web/site/questions', {
      query: { product_id: tools.item.productId },
    });
    const grade = questions.find(({ role }) => role === 'grade');
    expect(grade?.Question_options.map(({ factor }) => factor)).toEqual(
      grade?.Question_options.map(() => 80),
    );
    const item = await offered();
    const asked = item.answers.find(({ role }) => role === 'grade');
    const spec = item.answers.find(({ role }) => role === 'spec');
    expect(asked?.amount).toBe(-Math.round(((item.best?.cash ?? 0) + (spec?.amount ?? 0)) * 0.2));
    expect(item.unit % 1_000).toBe(0);
    expect(item.voucher).toBe(Math.round((item.unit * 1.2) / 100) * 100);
    await publish('As it was', { restore: 1 });
    expect(await offered()).toMatchObject({ unit: tools.item.unit, voucher: tools.item.voucher });
  });

  it('of a quote also round its revised offer', async () => {
    await save({ step: 20 });
    await publish('Steps of twenty');
    const item = await offered();
    const placed = await tools.place({ item });
    await publish('As it was', { restore: 1 });
    await tools.press(placed.token, { move: 'accept', ...ACCEPTED });
    await tools.press(placed.token, { move: 'arrange', way: 'label' });
    const bench = await benchOf(shop, tools.vendor);
    await bench.move(placed.number, { move: 'receive' });
    await bench.move(placed.number, { move: 'inspect' });
    const cuts = [cutOf(await bench.photo(placed.number), 31)];
    const revised = await bench.move(placed.number, { move: 'revise', cuts, grade: 'Good' });
    expect(revised.items[0]?.quote.terms.step).toBe(20);
    expect((revised.items[0]?.offer.cash ?? 1) % 20).toBe(0);
  });

  it('are refused to the second of two editors, who sees both', async () => {
    const { version } = await read();
    const body = (floor: number) => ({ headers: vendor, body: { version, floor } });
    const answers = await Promise.all(
      [6, 8].map((floor) =>
        shop.fetch('/office/price-rules/draft', {
          method: 'PUT',
          headers: { ...vendor, 'content-type': 'application/json' },
          body: JSON.stringify(body(floor).body),
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    const refused = await shop.refused(DRAFT, body(9));
    expect(refused.message).toContain('has changed the draft');
    expect(refused.now).toMatchObject({ version: version + 1 });
    const stale = { headers: once(vendor), body: { version, note: 'Mine' } };
    expect((await shop.refused(PUBLISH, stale)).status).toBe(409);
    await shop.call(DISCARD, { headers: vendor, body: { version: version + 1 } });
    expect((await read()).draft).toBeNull();
  });

  it('can’t be changed once they are published', async () => {
    const change = shop.database.pool.query(`update price_rules set note = 'Another'`);
    await expect(change).rejects.toThrow('never changed');
  });

  it('take base prices from a file, and give them as one', async () => {
    const file = await shop.fetch('/office/price-rules/file', { headers: vendor });
    const csv = await file.text();
    expect(csv).toContain(modelIn(await read()).name);
    const { version } = await read();
    const body = { version, csv: csv.replaceAll(/\.00\r\n/g, '.50\r\n') };
    const made = await shop.call('POST /office/price-rules/draft/file', { headers: vendor, body });
    expect(made.rows).toBe(csv.trim().split('\r\n').length - 1);
    expect(modelIn(made.result).base % 1).toBe(0.5);
    const wrong = { version: made.result.version, csv: 'product_id,base\n1,cheap' };
    const refused = await shop.refused('POST /office/price-rules/draft/file', {
      headers: vendor,
      body: wrong,
    });
    expect(refused.message).toContain('Row 2');
    await shop.call(DISCARD, { headers: vendor, body: { version: made.result.version } });
  });

  it('of another business are seen by the site alone, and its shared questions are left as they are', async () => {
    const all = (await shop.call(READ, { headers: admin, query: {} })).result;
    expect(all.businesses.length).toBeGreaterThan(1);
    const other = all.businesses.find(({ id }) => id !== business());
    const query = { business: other?.id ?? 0 };
    expect((await shop.refused(READ, { headers: vendor, query })).status).toBe(404);
    const { rules } = await read();
    const answer = rules.answers.find(({ amount }) => amount < 0);
    if (!answer) throw new Error('no answer takes anything off');
    await save({ answers: [{ option_id: answer.option_id, amount: answer.amount - 5 }] });
    await publish('Locked phones are worth less');
    const theirs = (await shop.call(READ, { headers: admin, query })).result.rules.answers;
    expect(theirs.find(({ option_id: id }) => id === answer.option_id)?.amount).toBe(answer.amount);
    const ours = (await read()).rules.answers;
    expect(ours.find(({ option_id: id }) => id === answer.option_id)?.amount).toBe(answer.amount - 5);
    await publish('As it was', { restore: 1 });
  });

  it('are published once for one key', async () => {
    const headers = once(vendor);
    await save({ floor: 10 });
    const { version, live } = await read();
    const body = { version, note: 'Once' };
    const press = () => shop.call(PUBLISH, { headers, body });
    const [first, second] = [await press(), await press()];
    expect(first.result.live.version).toBe(live.version + 1);
    expect(second.result.live.version).toBe(live.version + 1);
    expect(poundsFromPence((await offered()).unit)).toBeGreaterThan(0);
    await publish('As it was', { restore: 1 });
  });
});
