import { CHUNK_BITS, CHUNK_SHIFT } from './tables.ts';
import type { ListingFilter } from './filter.reads.ts';

interface Pick {
  /** The bits of all matching products. */
  mask: string;
  /** The bits of products that come first, second and so on, before the others. */
  ranks: readonly string[];
  /** Conditions that narrow the index scan. */
  where: string;
  order: string;
  limit: number;
  offset: number;
}

/** Bits are searched in pieces of this size, since most pieces are empty when matches are rare. */
const PIECE = 64;
/** Finding one product by its bit costs as much as skipping this many index entries. */
const STEPS_PER_BIT = 40;

/**
 * The `with` part of a query: `counted` is how many products match, `picked` one page of them in order. The query
 * either scans the index of the order and checks each product's bit until the page is full, or, if so few match that
 * the scan would be long, takes the matches from the bits and sorts them.
 */
export function pickProducts(filter: ListingFilter, pick: Pick): string {
  const ranks = ranksOf(pick);
  const names = Object.keys(ranks);
  const masks = filter.masks(ranks);
  const upTo = filter.parameter(pick.limit + pick.offset, 'int');
  const counts = names.map((name) => `coalesce(sum(bit_count(${name})), 0)::bigint as ${name}`);
  return `${masks},
counts as materialized (select ${counts.join(', ')} from masks),
counted as materialized (select ${names.join(' + ')} as total from counts),
${bytes(Object.fromEntries(names.map((name) => [name, name])))},
choice as materialized (
  select ${names.map((name) => `${isFew(name, upTo)} as ${name}`).join(', ')} from counts, last_product
),
few as materialized (
  ${names.map((name, rank) => setBits(name, `(select ${name} from choice)`, rank)).join(' union all ')}
),
picked as (
  select * from (
    ${names.map((name, rank) => walk(name, rank, { ...pick, upTo })).join(' union all ')}
    union all
    select l.product_id, few.rank, row_number() over (order by ${pick.order}) as place
    from few cross join lateral (select * from listing l where l.product_id = few.product_id offset 0) as l
  ) as found
  order by rank, place
  limit ${filter.parameter(pick.limit, 'int')} offset ${filter.parameter(pick.offset, 'int')}
)`;
}

/** Puts each product into its first rank. Products without a rank come last. */
function ranksOf({ mask, ranks }: Pick): Record<string, string> {
  const own = [...ranks, mask].map((rank, index) =>
    [rank, ...ranks.slice(0, index).map((before) => `~(${before})`)].join(' & '),
  );
  return Object.fromEntries(own.map((bits, index) => [`rank_${index}`, bits]));
}

/** Whether matches are too few for an index scan, which ends only when the page is full. */
const isFew = (count: string, upTo: string) =>
  `${count} * ${STEPS_PER_BIT} * greatest(${count}, ${upTo}) < last_product.id::bigint * ${upTo}`;

/** The bits of all chunks joined, to look up one product at a time. In each byte the lowest bit is the first. */
function bytes(columns: Record<string, string>): string {
  const strung = Object.entries(columns).map(
    ([name, bits]) =>
      `string_agg(substr(bit_send(coalesce(${bits}, none.bits)), 5), ''::bytea order by number) as ${name}`,
  );
  return `
last_product as materialized (select coalesce(max(product_id), 0) as id from listing),
bytes as materialized (
  select ${strung.join(', ')}
  from generate_series(0, (select id from last_product) >> ${CHUNK_SHIFT}) as number
  cross join none left join masks on masks.chunk = number
)`;
}

/** Whether the bit of a product in `listing l` is set. Written so that the planner expects many matches. */
const hasBit = (column: string) => `get_bit((select ${column} from bytes), l.product_id # 7) > 0`;

function walk(
  mask: string,
  rank: number,
  { order, where, upTo }: { order: string; where: string; upTo: string },
): string {
  // Better ranks may fill the page already.
  const before = Array.from({ length: rank }, (_, index) => `rank_${index}`);
  const isNeeded = rank === 0 ? '' : `and (select ${before.join(' + ')} from counts) < ${upTo}`;
  return `(
    select l.product_id, ${rank} as rank, row_number() over (order by ${order}) as place
    from listing l
    where ${where} and not (select ${mask} from choice) ${isNeeded} and ${hasBit(mask)}
    order by ${order} limit ${upTo}
  )`;
}

/** The products whose bits are set. */
const setBits = (mask: string, condition: string, rank: number) => `
  select (piece.chunk << ${CHUNK_SHIFT}) + piece.start + bit as product_id, ${rank} as rank
  from (
    select chunk, ${mask} as bits, start
    from masks cross join generate_series(0, ${CHUNK_BITS - 1}, ${PIECE}) as start
    where ${condition} and substring(${mask} from start + 1 for ${PIECE}) <> repeat('0', ${PIECE})::bit(${PIECE})
    offset 0
  ) as piece
  cross join generate_series(0, ${PIECE - 1}) as bit
  where get_bit(piece.bits, piece.start + bit) = 1`;
