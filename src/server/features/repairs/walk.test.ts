import { beforeAll, expect, it } from 'vitest';
import type { BenchActor } from '#rules/flows/flow.ts';
import { afterMove, BENCH_ACTORS } from '#rules/flows/flow.ts';
import type { RepairMove, RepairState } from '#rules/flows/repair.ts';
import { REPAIR_FLOW, REPAIR_MOVES, REPAIR_STATES } from '#rules/flows/repair.ts';
import type { Connection } from '#server/db/connect.ts';
import { sealFor } from '#server/ports/seal.ts';
import type { Sender } from '#server/ports/sender.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { benchPeople, placed, readRepairPhone, readRepairStores, senderOf } from '#tests/support/repairs.ts';
import { ACCEPTED } from '#tests/support/trade-ins.ts';
import { moveRepair } from './moves.writes.ts';
import type { RepairWords } from './moving.writes.ts';
import { readSale, readSoldItem } from './sale.reads.ts';
import { readSlots } from './slots.reads.ts';

let shop: TestApp;
let sender: Sender;
let repairId: number;
let staffId: number;
let said: RepairWords;

/** A ticket for which every condition of a move is met, besides the state and who moves it. */
beforeAll(async () => {
  shop = await buildTestApp();
  sender = await senderOf(shop);
  const [storeId = 0] = await readRepairStores(shop);
  await benchPeople(shop);
  ({ id: repairId } = await placed(shop, await readRepairPhone(shop), ['battery', 'screen'], { storeId }));
  const { pool, ask } = shop.database;
  const one = async (text: string, values: unknown[] = []) =>
    (await pool.query<{ id: string }>(text, values)).rows[0]?.id ?? '';
  staffId = Number(await one("select id from users where email = 'checker@site.example'"));
  await pool.query(
    `update repairs set version = 1, address = '{"line_1":"1 High Street","town":"Leeds","post_code":"LS1 4AP"}', checks_agree = true,
       paid_kind = 'card', paid_amount = 100, paid_at = now(),
       repaired_by = (select id from users where email = 'fixer@site.example') where id = $1`,
    [repairId],
  );
  const lines = await pool.query<{ id: number }>(
    'update repair_lines set part_product_id = null, part_quantity = 0 where repair_id = $1 returning id',
    [repairId],
  );
  const [first, second] = lines.rows.map(({ id }) => id).toSorted((a, b) => a - b);
  await pool.query("update repair_lines set state = 'approved' where id = $1", [first]);
  await pool.query(
    `with made as (insert into repair_estimates (repair_id, version, sent_at) values ($1, 1, now()) returning id)
     insert into repair_estimate_lines (estimate_id, line_id, name, price, warranty_months)
     select id, $2, 'Screen', 100, 12 from made`,
    [repairId, second],
  );
  const photo = await one(
    `insert into photos (repair_id, state, width, height, created_at, updated_at)
     values ($1, 'ready', 1, 1, now(), now()) returning id`,
    [repairId],
  );
  const [store] = await readSlots(ask, { storeId, minutes: 30, businessIds: null, now: new Date() });
  const slots = store?.days.flatMap((day) => day.slots) ?? [];
  await pool.query('update repairs set minutes = 30 where id = $1', [repairId]);
  said = {
    note: 'A note',
    store_id: storeId,
    starts_at: slots.at(-1)?.starts_at,
    photos: [photo],
    checks: [{ check: 'Turns on', is_ok: true }],
    accessories: '',
    passcode: '1234',
    agrees: true,
    signed_by: 'Bea Moss',
    parts_by: '2099-01-04',
    carrier: 'DPD',
    tracking: '1',
    estimate: 1,
    lines: [{ line_id: second, name: 'Screen', price: 1, warranty_months: 12 }],
    ...(await saleWords()),
  };
});

/** What every seller says, with the price of now. */
async function saleWords(): Promise<RepairWords> {
  const { ask } = shop.database;
  const [repair] = await ask<{ id: number; businessId: number }>(
    { text: 'select id, business_id as "businessId" from repairs where id = $1' },
    [repairId],
  );
  const sale = await readSale(ask, repairId);
  const answers = sale?.wire.questions.map(({ known, Question_options: [first] }) => known ?? first?.id ?? 0);
  const sold = repair && answers && (await readSoldItem(ask, repair, answers));
  if (!sold || 'missing' in sold) throw new Error('the device can not be sold');
  return { ...ACCEPTED, payout: 'voucher', answers, agreed_total: (sold.voucher ?? 0) / 100 };
}

const SEAL = sealFor('a test', 'secret');
class Undo extends Error {}

/** The state after the move through the function that writes it, undone again; undefined if it was refused. */
async function made(
  at: Connection,
  { state, move, actor }: { state: RepairState; move: RepairMove; actor: BenchActor },
): Promise<RepairState | undefined> {
  await at.ask({ text: 'savepoint before' }, []);
  // What is paid gets no new estimate, and the moves at the end need a payment.
  if (move === 'estimate') await at.ask({ text: UNPAID }, [repairId]);
  const by = { actor, id: actor === 'vendor' || actor === 'administrator' ? staffId : null };
  const request = {
    repairId,
    move,
    version: 1,
    by,
    said,
    now: new Date(),
    sender,
    seal: SEAL,
    tradeInSeals: { bank: SEAL, device: SEAL },
  };
  let after: RepairState | undefined;
  if ((await moveRepair(at, request)) === 'moved') {
    const rows = await at.ask<{ state: RepairState; version: number; events: number }>(WRITTEN, [
      repairId,
      move,
      state,
    ]);
    const [row] = rows;
    if (row?.version !== 2 || row.events !== 1) throw new Error('a move did not write one event');
    after = row.state;
  }
  await at.ask({ text: 'rollback to savepoint before' }, []);
  return after;
}

const UNPAID = 'update repairs set paid_kind = null, paid_amount = null, paid_at = null where id = $1';
const WRITTEN = {
  text: `select r.state, r.version, (select count(*)::int from repair_events e where e.repair_id = $1
    and e.move = $2 and e.from_state = $3 and e.to_state = r.state) as events from repairs r where r.id = $1`,
};

/** By itself a device is never handed over at the counter. */
const isByHand = (state: RepairState, move: RepairMove, actor: BenchActor) =>
  move === 'collect' && actor === 'system' && state !== 'dispatched';

it.each(REPAIR_STATES)('every move by every actor does what the table says: %s', async (state) => {
  const wrong: string[] = [];
  const work = async (at: Connection) => {
    await at.ask({ text: 'update repairs set state = $2 where id = $1' }, [repairId, state]);
    for (const move of REPAIR_MOVES) {
      for (const actor of BENCH_ACTORS) {
        const expected = isByHand(state, move, actor)
          ? undefined
          : afterMove(REPAIR_FLOW, move, state, actor);
        const found = await made(at, { state, move, actor });
        if (found !== expected)
          wrong.push(`${move} by ${actor} led to ${found ?? 'nothing'}, not to ${expected ?? 'nothing'}`);
      }
    }
    throw new Undo();
  };
  await shop.database.transaction(work).catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error;
  });
  expect(wrong).toEqual([]);
});
