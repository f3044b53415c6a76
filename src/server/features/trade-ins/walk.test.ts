import { beforeAll, expect, it } from 'vitest';
import { afterMove, BENCH_ACTORS, type BenchActor } from '#rules/flows/flow.ts';
import type { TradeInMove, TradeInState } from '#rules/flows/trade-in.ts';
import { TRADE_IN_FLOW, TRADE_IN_MOVES, TRADE_IN_STATES } from '#rules/flows/trade-in.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import {
  ACCEPTED,
  accountId,
  BANK,
  cutOf,
  putInto,
  readyPhoto,
  tradeInTools,
  type TradeInTools,
} from '#tests/support/trade-ins.ts';
import { moveTradeIn } from './moves.writes.ts';

let shop: TestApp;
let tools: TradeInTools;
let staffId: number;
let placed: Awaited<ReturnType<TradeInTools['place']>>;
let photo: string;

beforeAll(async () => {
  shop = await buildTestApp();
  tools = await tradeInTools(shop);
  staffId = await accountId(shop, tools.vendor);
  placed = await tools.place();
  photo = await readyPhoto(shop, placed.id);
});

/** A lower offer, for the states that come after one. */
async function reviseOnce(state: TradeInState): Promise<void> {
  const { pool } = shop.database;
  await pool.query('delete from trade_in_revisions');
  if (state !== 'revised' && state !== 'disputed') return;
  await pool.query(
    `with revised as (
       insert into trade_in_revisions (item_id, old_cash, old_voucher, cash, voucher, rounding, is_final, inspector, created_at)
       values ($1, 2000, 2200, 1000, 1100, 0, false, 'Maya', now()) returning id
     )
     insert into trade_in_cuts (revision_id, subject, told, found, reason, amount, photo_ids)
     select id, 'Screen', 'Whole', 'Broken', 'It is broken', 1000, array[gen_random_uuid()] from revised`,
    [placed.items[0]?.id],
  );
}

/** Rolls back, so that the next move begins in the same state. */
class Undo extends Error {}

/** Makes the move with all fields that any move needs, and returns the new state of the device. */
async function attempt(move: TradeInMove, actor: BenchActor): Promise<TradeInState | 'refused'> {
  const [item] = placed.items;
  const version = (await tools.show(placed.token)).version;
  let outcome: TradeInState | 'refused' = 'refused';
  await shop.database
    .transaction(async (at) => {
      const isStaff = actor === 'vendor' || actor === 'administrator';
      const made = await moveTradeIn(at, {
        tradeInId: placed.id,
        move,
        version,
        by: { actor, actorId: isStaff ? staffId : null, name: 'Maya Khan', mayPay: isStaff },
        note: 'Because',
        ...ACCEPTED,
        ...BANK,
        way: 'label',
        carrier: 'Royal Mail',
        tracking: 'RM1',
        cuts: [cutOf(photo, 40)],
        seals: tools.seals,
        now: new Date(),
        sender: tools.sender,
      });
      if (made !== 'moved') return;
      const [after] = await at.ask<{ state: TradeInState }>(
        { text: 'select state from trade_in_items where id = $1' },
        [item?.id],
      );
      outcome = after?.state ?? 'refused';
      throw new Undo('again');
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  return outcome;
}

/** A device that is paid for by bank: after the check it waits for the next file at once. */
function expected(state: TradeInState, move: TradeInMove, actor: BenchActor): TradeInState | 'refused' {
  // The shop issues vouchers automatically, but makes no payments.
  if (move === 'pay_out' && actor === 'system') return 'refused';
  const to = afterMove(TRADE_IN_FLOW, move, state, actor);
  return to === 'validated' ? 'payout_pending' : (to ?? 'refused');
}

it.each(TRADE_IN_STATES)('a device that is %s takes the moves of the table, and no others', async (state) => {
  await putInto(shop, placed.items[0]?.id ?? 0, state, tools.seals);
  await reviseOnce(state);
  const walked: Record<string, string> = {};
  const wanted: Record<string, string> = {};
  for (const actor of BENCH_ACTORS) {
    for (const move of TRADE_IN_MOVES) {
      walked[`${actor} ${move}`] = await attempt(move, actor);
      wanted[`${actor} ${move}`] = expected(state, move, actor);
    }
  }
  expect(walked).toEqual(wanted);
});
