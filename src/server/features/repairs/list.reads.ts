import type { RepairSummary } from '#contract/repairs.ts';
import type { RepairBoard, StaffRepair } from '#contract/repairs-office.ts';
import type { RepairState } from '#rules/flows/repair.ts';
import { readNumber } from '#rules/orders/numbers.ts';
import type { BoardColumn } from '#rules/repair/kinds.ts';
import { BOARD, BOARD_COLUMNS } from '#rules/repair/kinds.ts';
import { ON_BOARD } from '#rules/repair/limits.ts';
import type { RepairMover } from '#rules/repair/moves.ts';
import { possibleRepairMoves } from '#rules/repair/moves.ts';
import { BENCH_STATES, repairStep } from '#rules/repair/next-step.ts';
import type { Ask } from '../../db/connect.ts';
import { anywhere } from '../../db/like.ts';
import { writeToken } from '../../http/links.ts';
import type { LineJson, RepairFacts } from './ticket.reads.ts';
import { ticketOf } from './standing.reads.ts';
import { pounds, slotWire, standingOf, stepWire, warrantyOf } from './tracked.reads.ts';

const PER_PAGE = 20;

type Line = Pick<LineJson, 'name' | 'state' | 'price' | 'warranty_until'> & {
  priceKind: LineJson['price_kind'];
  partState: LineJson['part_state'];
};

interface ListRow extends Pick<
  RepairFacts,
  | 'id'
  | 'number'
  | 'link_version'
  | 'state'
  | 'version'
  | 'state_since'
  | 'way'
  | 'device'
  | 'image'
  | 'placed_at'
  | 'slot'
  | 'parts_by'
  | 'address'
  | 'checks_agree'
  | 'repaired_by'
  | 'loan_device'
  | 'loan_back_at'
  | 'paid_at'
  | 'deposit'
  | 'deposit_paid_at'
  | 'deposit_back_at'
> {
  customer: string;
  business: { id: number; name: string };
  store_id: number | null;
  store: string | null;
  lines: Line[];
}

const COLUMNS = `
  r.id, r.number, r.link_version, r.state, r.version, r.state_since, r.way, r.device, r.image, r.placed_at, r.parts_by::text,
  r.address, r.checks_agree, r.repaired_by, r.loan_device, r.loan_back_at, r.paid_at, r.deposit, r.deposit_paid_at, r.deposit_back_at, r.name as customer, r.store_id,
  json_build_object('id', b.id, 'name', b.name) as business, t.name as store,
  (select json_build_object('store_id', s.store_id, 'starts_at', s.starts_at, 'ends_at', s.ends_at)
    from repair_slots s where s.repair_id = r.id) as slot,
  coalesce((select json_agg(json_build_object('name', l.name, 'state', l.state, 'price', l.price,
      'warranty_until', l.warranty_until::text, 'priceKind', l.price_kind, 'partState', l.part_state) order by l.id)
    from repair_lines l where l.repair_id = r.id), '[]') as lines`;

const TABLES = 'repairs r join businesses b on b.id = r.business_id left join stores t on t.id = r.store_id';

const SEARCH = `($1::text is null or r.number = $2 or r.name ilike $1 or r.device ilike $1 or lower(r.email) = lower($3))`;

const searchValues = (q: string | undefined): (string | null)[] =>
  q ? [anywhere(q) ?? null, readNumber(q) ?? '', q] : [null, null, null];

/** An account with a confirmed email also sees what a guest asked for with that email. */
const MINE = `${SEARCH} and (r.user_id = $4 or (r.user_id is null and lower(r.email) = lower($5)))`;
/** Of a business, and of the stores that the asker works in. A posted device belongs to no store. */
const THEIRS = `${SEARCH} and ($4::int is null or r.business_id = $4) and ($5::int[] is null or r.store_id = any($5))
  and ($6::int is null or r.store_id = $6)`;

interface Page {
  state?: RepairState[] | undefined;
  q?: string | undefined;
  cursor?: string | undefined;
  perPage?: number | undefined;
}

async function readPage(
  ask: Ask,
  where: string,
  values: unknown[],
  { state, cursor, perPage = PER_PAGE }: Page,
) {
  const next = values.length;
  const list = `select ${COLUMNS} from ${TABLES} where ${where} and ($${next + 1}::text[] is null or r.state = any($${next + 1}))
    and ($${next + 2}::int is null or r.id < $${next + 2}) order by r.id desc limit $${next + 3}`;
  const rows = await ask<ListRow>({ text: list }, [...values, state ?? null, cursor ?? null, perPage + 1]);
  const counts = await ask<{ state: RepairState; count: number }>(
    { text: `select r.state, count(*)::int as count from ${TABLES} where ${where} group by r.state` },
    values,
  );
  const shown = rows.slice(0, perPage);
  return {
    shown,
    next_cursor: rows.length > perPage ? String(shown.at(-1)?.id) : null,
    counts: Object.fromEntries(counts.map(({ state: of, count }) => [of, count])),
  };
}

/** A page of a customer's repairs, newest first. */
export async function readOwnRepairs(
  ask: Ask,
  { userId, provenEmail, q, ...page }: Page & { userId: number; provenEmail: string | null },
  secret: Buffer,
) {
  const { shown, ...rest } = await readPage(ask, MINE, [...searchValues(q), userId, provenEmail], page);
  return { status: 200 as const, data: shown.map((row) => summaryWire(row, secret)), ...rest };
}

export interface RepairStaff {
  /** null: of all businesses. */
  businessId: number | null;
  /** null: of all stores, and posted devices. */
  storeIds: readonly number[] | null;
  by: RepairMover;
  now: Date;
}

const theirValues = (q: string | undefined, staff: RepairStaff, storeId: number | undefined) => [
  ...searchValues(q),
  staff.businessId,
  staff.storeIds,
  storeId ?? null,
];

/** A page of an office's repairs, newest first. */
export async function readStaffRepairs(
  ask: Ask,
  { q, storeId, ...page }: Page & { storeId?: number | undefined },
  staff: RepairStaff,
) {
  const { shown, ...rest } = await readPage(ask, THEIRS, theirValues(q, staff, storeId), page);
  return { status: 200 as const, data: shown.map((row) => staffWire(row, staff)), ...rest };
}

/** Open tickets of a business, and of the stores that the asker works in, or one of them. */
const ON_BENCHES = `r.closed_at is null and ($1::int is null or r.business_id = $1)
  and ($2::int[] is null or r.store_id = any($2)) and ($3::int is null or r.store_id = $3)`;

const statesSql = (states: readonly RepairState[]) => states.map((state) => `'${state}'`).join(', ');

const firstOf = (column: BoardColumn) => `(select r.id, r.due_at from repairs r
  where ${ON_BENCHES} and r.state in (${statesSql(BOARD[column])}) order by r.due_at, r.id limit $4)`;

const boardSql = (columns: readonly BoardColumn[]) => `
  with picked as (${columns.map(firstOf).join(' union all ')})
  select ${COLUMNS} from picked join ${TABLES.replace('repairs r', 'repairs r on r.id = picked.id')}
  order by picked.due_at, r.id`;

const WHOLE_BOARD = { name: 'repair-board', text: boardSql(BOARD_COLUMNS) };

const BOARD_COUNTS = {
  name: 'repair-board-counts',
  text: `
  select r.state, count(*)::int as count,
    (count(*) filter (where r.due_at < $4 and r.state in (${statesSql(BENCH_STATES)})))::int as late
  from repairs r where ${ON_BENCHES} group by r.state`,
};

/** The first open tickets of each column, or of one, the earliest deadline first; and how many there are in all. */
export async function readBoard(
  ask: Ask,
  { storeId, column, most = ON_BOARD }: BoardWish,
  staff: RepairStaff,
): Promise<RepairBoard> {
  const whose = [staff.businessId, staff.storeIds, storeId ?? null];
  const pick = column ? { name: `repair-board-${column}`, text: boardSql([column]) } : WHOLE_BOARD;
  const rows = await ask<ListRow>(pick, [...whose, most]);
  const counts = await ask<BoardCount>(BOARD_COUNTS, [...whose, staff.now]);
  const late: Partial<Record<BoardColumn, number>> = {};
  for (const { state, late: more } of counts) {
    const of = columnOf(state);
    if (of && more > 0) late[of] = (late[of] ?? 0) + more;
  }
  return {
    status: 200,
    data: rows.map((row) => staffWire(row, staff)),
    counts: Object.fromEntries(counts.map(({ state, count }) => [state, count])),
    late,
  };
}

interface BoardWish {
  storeId: number | undefined;
  column: BoardColumn | undefined;
  /** How many of each column. */
  most: number | undefined;
}

interface BoardCount extends Record<string, unknown> {
  state: RepairState;
  count: number;
  late: number;
}

function summaryWire(row: ListRow, secret?: Buffer): RepairSummary {
  const kept = row.lines.filter(({ state }) => state !== 'declined');
  const isKnown = kept.every(({ price }) => price !== null);
  return {
    number: row.number,
    token: secret ? writeToken(secret, { kind: 'repair', id: String(row.id) }, row.link_version) : null,
    state: row.state,
    version: row.version,
    placed_at: row.placed_at.toISOString(),
    business: row.business,
    device: row.device,
    image: row.image,
    faults: row.lines.map(({ name }) => name),
    way: row.way,
    slot: slotWire(row.slot),
    total: isKnown ? pounds(kept.reduce((sum, { price }) => sum + (price ?? 0), 0)) : null,
    next: stepWire(repairStep(standingOf(row))),
    warranty_until: warrantyOf(row.lines),
  };
}

const columnOf = (state: RepairState): BoardColumn | null =>
  BOARD_COLUMNS.find((column) => (BOARD[column] as readonly RepairState[]).includes(state)) ?? null;

function staffWire(row: ListRow, { by, now }: RepairStaff): StaffRepair {
  const step = repairStep(standingOf(row));
  const due = step?.who === 'vendor' ? step.by : null;
  const facts = {
    state: row.state,
    way: row.way,
    storeId: row.store_id,
    address: row.address,
    checksAgree: row.checks_agree,
    repairedBy: row.repaired_by,
    loanDevice: row.loan_device,
    loanBackAt: row.loan_back_at,
    paidAt: row.paid_at,
    deposit: row.deposit,
    depositPaidAt: row.deposit_paid_at,
    depositBackAt: row.deposit_back_at,
  };
  return {
    ...summaryWire(row),
    customer: row.customer,
    store: row.store,
    due: due?.toISOString() ?? null,
    is_late: due !== null && due < now,
    parts_by: row.parts_by,
    column: columnOf(row.state),
    moves: possibleRepairMoves(ticketOf(facts, row.lines), by),
  };
}
