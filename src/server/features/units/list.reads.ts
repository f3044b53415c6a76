import type { Answer, Parsed } from '#contract/calls.ts';
import type { OfficeUnit } from '#contract/units-office.ts';
import type { Grade } from '#rules/catalog/conditions.ts';
import type { UnitSource, UnitState } from '#rules/flows/unit.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import { readNumber } from '#rules/orders/numbers.ts';
import { readDeviceNumber } from '#rules/trade-in/device-number.ts';
import type { Ask } from '../../db/connect.ts';
import { findIds } from '../../db/found-ids.ts';
import { anywhere } from '../../db/like.ts';
import type { Seal } from '../../ports/seal.ts';
import { priceSql } from '../catalog/public.ts';

export type UnitsQuery = Parsed<'GET /office/units'>['query'];
export type UnitFilter = Omit<UnitsQuery, 'cursor' | 'per_page'>;

/** The units that the caller sees, and which of their facts. */
export interface UnitReader {
  /** null: of all businesses. */
  businessId: number | null;
  /** Only devices in these stores; null: all. */
  storeIds: readonly number[] | null;
  seesCost: boolean;
}

export interface UnitRow {
  id: number;
  number: string;
  state: UnitState;
  version: number;
  name: string;
  choice: string;
  grade: Grade | null;
  image: string | null;
  identifier: string | null;
  business: { id: number; name: string };
  source: UnitSource;
  source_number: string | null;
  store: { id: number; name: string } | null;
  cost: number;
  listing: {
    product_id: number;
    variation_id: number | null;
    name: string;
    sku: string;
    price: number;
  } | null;
  sale: { order: string; price: number; at: string } | null;
  since: Date;
  created_at: Date;
}

export const UNIT_COLUMNS = `
  u.id, u.number, u.state, u.version, u.name, u.choice, u.grade, u.image, u.identifier_ends as identifier,
  json_build_object('id', b.id, 'name', b.name) as business, u.source, u.source_number,
  case when st.id is not null then json_build_object('id', st.id, 'name', st.name) end as store, u.cost,
  case when p.id is not null then json_build_object('product_id', p.id, 'variation_id', v.id,
    'name', coalesce(v.name, p.name), 'sku', coalesce(v.sku, p.sku),
    'price', case when v.id is null then ${priceSql('p')} else ${priceSql('v')} end) end as listing,
  case when s.id is not null then json_build_object('order', s.order_number, 'price', s.price, 'at', s.sold_at) end as sale,
  u.since, u.created_at`;
export const UNIT_TABLES = `
  stock_units u join businesses b on b.id = u.business_id left join stores st on st.id = u.store_id
  left join products p on p.id = u.product_id left join variations v on v.id = u.variation_id
  left join unit_sales s on s.unit_id = u.id and s.returned_at is null`;

const FOUND = `($1::int is null or u.business_id = $1) and ($2::int[] is null or u.store_id = any($2))
  and ($3::text is null or u.name ilike $3 or u.number = $4 or u.source_number = $4 or u.identifier_mark = $5
    or u.identifier_ends = $6 or exists (
      select from unit_sales o where o.unit_id = u.id and o.returned_at is null and o.order_number = $4))
  and ($7::text is null or u.source = $7) and ($8::text is null or u.grade = $8)
  and ($9::int[] is null or u.id = any($9))`;
/** What a search finds, each part by an index of its own. */
const PARTS = [
  ...[
    'u.name ilike $2',
    'u.number = $3',
    'u.source_number = $3',
    'u.identifier_mark = $4',
    'u.identifier_ends = $5',
  ].map((is) => `select u.id from stock_units u where ${is} and ($1::int is null or u.business_id = $1)`),
  'select o.unit_id from unit_sales o where o.order_number = $3 and o.returned_at is null',
];
const PAGE = {
  name: 'units-of-office',
  text: `
  select ${UNIT_COLUMNS} from ${UNIT_TABLES}
  where ${FOUND} and ($10::text[] is null or u.state = any($10)) and ($11::int is null or u.id < $11)
  order by u.id desc limit $12`,
};
const COUNTS = {
  name: 'units-counts',
  text: `select u.state, count(*)::int as count from stock_units u where ${FOUND} group by u.state`,
};

const PER_PAGE = 20;
const ENDS = /^[A-Z\d]{4}$/i;

/** The values of a search, which finds a device by its whole IMEI or serial number too, or by the last four signs. */
function searchValues(q: string | undefined, device: Seal): (string | null)[] {
  if (!q) return [null, null, null, null];
  const number = readDeviceNumber(q);
  return [
    anywhere(q),
    readNumber(q) ?? '',
    number ? device.mark(number.value) : '',
    ENDS.test(q) ? `•••• ${q.toUpperCase()}` : '',
  ];
}

/** With the ids that were found, the words are not compared again. */
async function filterValues(
  ask: Ask,
  filter: UnitFilter,
  { businessId, storeIds }: UnitReader,
  device: Seal,
): Promise<unknown[]> {
  const typed = searchValues(filter.q, device);
  const ids = filter.q ? await findIds(ask, filter.q, PARTS, [businessId, ...typed]) : null;
  const words = ids ? searchValues(undefined, device) : typed;
  return [businessId, storeIds, ...words, filter.source ?? null, filter.grade ?? null, ids];
}

/** A search is planned for its text, since it finds much or little. */
const plannedFor = (statement: { name: string; text: string }, { q }: UnitFilter) =>
  q ? { text: statement.text } : statement;

/** Rows of a filter after a cursor, the newest first. */
export async function readUnitRows(
  ask: Ask,
  filter: UnitFilter,
  {
    reader,
    device,
    after,
    most,
  }: { reader: UnitReader; device: Seal; after: string | undefined; most: number },
): Promise<UnitRow[]> {
  const values = await filterValues(ask, filter, reader, device);
  return readRows(ask, filter, values, { after, most });
}

const readRows = (
  ask: Ask,
  filter: UnitFilter,
  values: readonly unknown[],
  { after, most }: { after: string | undefined; most: number },
) =>
  ask<UnitRow & Record<string, unknown>>(plannedFor(PAGE, filter), [
    ...values,
    filter.state ?? null,
    after ?? null,
    most,
  ]);

/** A page of the units that a staff member may see, with how many there are in each state. */
export async function readUnits(
  ask: Ask,
  { cursor, per_page: perPage = PER_PAGE, ...filter }: UnitsQuery,
  reader: UnitReader,
  device: Seal,
): Promise<Answer<'GET /office/units'>> {
  const values = await filterValues(ask, filter, reader, device);
  const rows = await readRows(ask, filter, values, { after: cursor, most: perPage + 1 });
  const counted = await ask<{ state: string; count: number }>(plannedFor(COUNTS, filter), values);
  const shown = rows.slice(0, perPage);
  return {
    status: 200,
    data: shown.map((row) => unitWire(row, reader)),
    next_cursor: rows.length > perPage ? String(shown.at(-1)?.id) : null,
    counts: Object.fromEntries(counted.map(({ state, count }) => [state, count])),
  };
}

export const pounds = (amount: number) => poundsFromPence(pence(amount));

export const unitWire = (row: UnitRow, { seesCost }: UnitReader): OfficeUnit => ({
  number: row.number,
  state: row.state,
  version: row.version,
  name: row.name,
  choice: row.choice,
  grade: row.grade,
  image: row.image,
  identifier: row.identifier,
  business: row.business,
  source: { kind: row.source, number: row.source_number },
  store: row.store,
  ...(seesCost && { cost: pounds(row.cost) }),
  listing: row.listing && { ...row.listing, price: pounds(row.listing.price) },
  sale: row.sale && {
    order: row.sale.order,
    price: pounds(row.sale.price),
    at: new Date(row.sale.at).toISOString(),
  },
  since: row.since.toISOString(),
  added_at: row.created_at.toISOString(),
});
