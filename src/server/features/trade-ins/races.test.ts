import { beforeAll, describe, expect, it } from 'vitest';
import { daysLater } from '#rules/trade-in/clocks.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { freshKey } from '#tests/support/buying.ts';
import { ACCEPTED, benchOf, cutOf, tradeInTools, type TradeInTools } from '#tests/support/trade-ins.ts';
import { Refusal } from '../../http/refusal.ts';
import { endOverdue } from './clock.writes.ts';

let shop: TestApp;
let tools: TradeInTools;
let bench: Awaited<ReturnType<typeof benchOf>>;
let admin: Awaited<ReturnType<typeof benchOf>>;

beforeAll(async () => {
  shop = await buildTestApp();
  tools = await tradeInTools(shop);
  bench = await benchOf(shop, tools.vendor);
  admin = await benchOf(shop, 'admin@threefold.example');
});

async function inspected() {
  const placed = await tools.place();
  await tools.press(placed.token, { move: 'accept', ...ACCEPTED });
  await tools.press(placed.token, { move: 'arrange', way: 'label' });
  await bench.move(placed.number, { move: 'receive' });
  await bench.move(placed.number, { move: 'inspect' });
  return placed;
}

async function press(number: string, headers: Record<string, string>, body: object): Promise<number> {
  const answer = await shop.fetch(`/office/trade-ins/${number}/moves`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers, ...freshKey() },
    body: JSON.stringify(body),
  });
  return answer.status;
}

const movesOf = async (number: string) =>
  (
    await shop.database.pool.query<{ move: string }>(
      `select e.move from trade_in_events e join trade_in_items i on i.id = e.item_id
       where i.number like $1 order by e.id`,
      [`${number}%`],
    )
  ).rows.map(({ move }) => move);

/** How often of several goes, since one alone may win by chance. */
const GOES = [1, 2, 3];

describe('two people at the same moment', () => {
  it.each(GOES)('two inspectors decide on one device: one of them has decided (%s)', async () => {
    const { number, token } = await inspected();
    const { version } = await bench.read(number);
    const photo = await bench.photo(number);
    const statuses = await Promise.all([
      press(number, bench.headers, { move: 'revise', version, grade: 'Good', cuts: [cutOf(photo, 50)] }),
      press(number, admin.headers, { move: 'validate', version, grade: 'Good' }),
    ]);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
    const outcomes = (await movesOf(number)).filter((move) => move === 'revise' || move === 'validate');
    expect(outcomes).toHaveLength(1);
    expect((await tools.show(token)).state).toBe(statuses[0] === 200 ? 'revised' : 'payout_pending');
  });

  it.each(GOES)(
    'a final offer and the answer to the first one: nobody accepts what they have not seen (%s)',
    async () => {
      const { number, token } = await inspected();
      const photo = await bench.photo(number);
      await bench.move(number, { move: 'revise', grade: 'Good', cuts: [cutOf(photo, 50)] });
      const seen = (await tools.show(token)).version;
      await tools.press(token, { move: 'dispute' });
      const { version } = await admin.read(number);
      const evidence = await admin.photo(number);
      const [revised, accepted] = await Promise.all([
        press(number, admin.headers, { move: 'revise', version, grade: 'Fair', cuts: [cutOf(evidence, 70)] }),
        tools.move(token, { move: 'accept_revision', version: seen }),
      ]);
      expect(revised).toBe(200);
      expect(accepted).toBeInstanceOf(Refusal);
      expect(accepted).toMatchObject({ status: 409 });
      const shown = await tools.show(token);
      expect(shown.items[0]).toMatchObject({ state: 'revised', price: null, revision: { is_final: true } });
    },
  );

  it.each(GOES)('the last minute and the end of the time: paid or sent back, never both (%s)', async () => {
    const { number, token } = await inspected();
    const photo = await bench.photo(number);
    await bench.move(number, { move: 'revise', grade: 'Good', cuts: [cutOf(photo, 50)] });
    const { version } = await tools.show(token);
    const when = { now: daysLater(new Date(), 8), sender: tools.sender };
    const [answer] = await Promise.all([
      tools.move(token, { move: 'accept_revision', version }),
      endOverdue(shop.database, when),
      endOverdue(shop.database, when),
    ]);
    const ends = (await movesOf(number)).filter((move) => /accept_revision|decline_revision/.test(move));
    expect(ends).toHaveLength(1);
    const isAccepted = !(answer instanceof Refusal);
    expect((await tools.show(token)).state).toBe(isAccepted ? 'payout_pending' : 'return_pending');
  });
});
