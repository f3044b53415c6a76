import type { Answer, Parsed } from '#contract/calls.ts';
import type { StaffTradeIn } from '#contract/trade-ins-office.ts';
import { readNumber } from '#rules/orders/numbers.ts';
import { isStaffLate } from '#rules/trade-in/next-step.ts';
import { possibleDeviceMoves } from '#rules/trade-in/next-step.ts';
import type { Ask } from '../../db/connect.ts';
import { findIds } from '../../db/found-ids.ts';
import { anywhere } from '../../db/like.ts';
import { usedValues } from '../../db/used-values.ts';
import { PAYEE } from './payee.reads.ts';
import type { Viewer } from './tracked.reads.ts';
import { factsOf, offerWire, pounds, stepWire } from './tracked.reads.ts';
import type { ItemJson } from './tracking.reads.ts';

type Query = Parsed<'GET /office/trade-ins'>['query'];

/** The devices that the staff member may see. */
export interface Scope {
  /** null: of all businesses. */
  businessId: number | null;
  /** Only devices brought to these stores; null: all. */
  storeIds: readonly number[] | null;
}

interface Row extends Pick<
  ItemJson,
  | 'id'
  | 'number'
  | 'state'
  | 'version'
  | 'name'
  | 'choice'
  | 'image'
  | 'cash'
  | 'voucher'
  | 'price'
  | 'payout'
  | 'way'
  | 'was_disputed'
> {
  identifier: string | null;
  since: Date;
  due: Date | null;
  request: string;
  customer: string;
  placed_at: Date;
  business: { id: number; name: string };
  has_account: boolean;
  reviser: number | null;
  revised: { cash: number; voucher: number } | null;
}

const THEIRS = `($1::int is null or i.business_id = $1) and ($2::int[] is null or i.store_id = any($2))`;
const BY_IDS = '($6::int[] is null or i.id = any($6))';
const FOUND = `($3::text is null or i.number = $4 or t.number = $4 or t.name ilike $3 or i.name ilike $3
  or lower(t.email) = lower($5)) and ${BY_IDS}`;
/** What a search finds, each part by an index of its own. */
const PARTS = [
  'i.number = $3',
  'i.name ilike $2',
  't.number = $3',
  't.name ilike $2',
  'lower(t.email) = lower($4)',
].map(
  (
    is,
  ) => `select i.id from trade_in_items i ${is.startsWith('i.') ? '' : 'join trade_ins t on t.id = i.trade_in_id'}
    where ${is} and ($1::int is null or i.business_id = $1)`,
);
/** The states in which staff have to act until a time. */
const STAFF_ACT = `('received', 'inspecting', 'suspended', 'quarantined', 'disputed', 'payout_pending', 'return_pending', 'recycle_pending')`;

const PAGE = {
  name: 'trade-ins-of-office',
  text: `
  select i.id, i.number, i.state, i.version, i.name, i.choice, i.image, i.cash, i.voucher, i.price, i.payout, i.way,
    i.was_disputed, i.identifier_ends as identifier, i.since, i.due_at as due, t.number as request, t.name as customer,
    t.placed_at, json_build_object('id', b.id, 'name', b.name) as business, ${PAYEE} is not null as has_account,
    (select r.inspector_id from trade_in_revisions r where r.item_id = i.id and not r.is_final) as reviser,
    (select json_build_object('cash', r.cash, 'voucher', r.voucher) from trade_in_revisions r
      where r.item_id = i.id order by r.id desc limit 1) as revised
  from trade_in_items i join trade_ins t on t.id = i.trade_in_id join businesses b on b.id = i.business_id
  where ${THEIRS} and ${FOUND} and ($7::text[] is null or i.state = any($7)) and ($8::int is null or i.id < $8)
    and ($10::timestamptz is null or (i.due_at < $10 and i.state in ${STAFF_ACT}))
  order by i.id desc limit $9`,
};
const countsSql = (from: string, found: string) => `
  select i.state, count(*)::int as count,
    count(*) filter (where i.due_at < $7::timestamptz and i.state in ${STAFF_ACT})::int as late
  from ${from} where ${THEIRS} and ${found} group by i.state`;
/** Without words to compare, the requests are not read. */
const COUNTS = countsSql('trade_in_items i', BY_IDS);
const COUNTS_BY_WORDS = countsSql('trade_in_items i join trade_ins t on t.id = i.trade_in_id', FOUND);

const PER_PAGE = 20;

const searchValues = (q: string | undefined) =>
  q ? [anywhere(q), readNumber(q) ?? '', q] : [null, null, null];

/** A page of the devices that a staff member may see, with how many there are in each state. */
export async function readStaffTradeIns(
  ask: Ask,
  { q, state, late, cursor, per_page: perPage = PER_PAGE }: Query,
  { viewer, scope, now }: { viewer: Viewer; scope: Scope; now: Date },
): Promise<Answer<'GET /office/trade-ins'>> {
  const typed = searchValues(q);
  const ids = q ? await findIds(ask, q, PARTS, [scope.businessId, ...typed]) : null;
  // With the ids that were found, the words are not compared again.
  const found = [scope.businessId, scope.storeIds, ...(ids ? searchValues(undefined) : typed), ids];
  // A search is planned for its text, since it finds much or little.
  const rows = await ask<Row & Record<string, unknown>>(q ? { text: PAGE.text } : PAGE, [
    ...found,
    state ?? null,
    cursor ?? null,
    perPage + 1,
    late ? now : null,
  ]);
  const counts = usedValues(q && !ids ? COUNTS_BY_WORDS : COUNTS, [...found, now]);
  const counted = await ask<{ state: string; count: number; late: number }>(
    { text: counts.text },
    counts.values,
  );
  const shown = rows.slice(0, perPage);
  return {
    status: 200,
    data: shown.map((row) => rowWire(row, viewer, now)),
    next_cursor: rows.length > perPage ? String(shown.at(-1)?.id) : null,
    counts: {
      ...Object.fromEntries(counted.map((one) => [one.state, one.count])),
      late: counted.reduce((sum, { late }) => sum + late, 0),
    },
  };
}

function rowWire(row: Row, viewer: Viewer, now: Date): StaffTradeIn {
  const facts = factsOf({ ...row, due_at: row.due?.toISOString() ?? null }, row.has_account);
  const hasRevised = viewer.userId !== undefined && row.reviser === viewer.userId;
  const offer = (row.state === 'revised' && row.revised) || row;
  return {
    number: row.number,
    request: row.request,
    state: row.state,
    version: row.version,
    name: row.name,
    choice: row.choice,
    image: row.image,
    business: row.business,
    offer: offerWire(offer),
    price: row.price === null ? null : pounds(row.price),
    payout: row.payout,
    identifier: row.identifier,
    since: row.since.toISOString(),
    next: stepWire(facts),
    moves: possibleDeviceMoves(facts, { ...viewer, hasRevised }),
    customer: row.customer,
    placed_at: row.placed_at.toISOString(),
    due: row.due?.toISOString() ?? null,
    is_late: isStaffLate(facts, now),
  };
}
