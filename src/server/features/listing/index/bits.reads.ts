import { ATTRIBUTE, CHUNK_BITS, CHUNK_SHIFT, FACET, PRICE_DIGITS, RAW_ATTRIBUTE } from './tables.ts';

/** Bits of one chunk, none set. */
export const NO_BITS = `repeat('0', ${CHUNK_BITS})::bit(${CHUNK_BITS})`;

export const chunkOf = (id: string) => `${id} >> ${CHUNK_SHIFT}`;

/** Bits of the ids of one group, to be grouped by `chunkOf` the same id. */
export const bitsOf = (id: string) => `bits_of(${id} & ${CHUNK_BITS - 1}, 1)`;

/** The rows of `listing_bits` for the current state of these products. */
export const freshBits = (products: string) => `
  select own.facet::smallint as facet, own.value, ${chunkOf('l.product_id')} as chunk,
    ${bitsOf('l.product_id')} as bits
  from ${products} p
  join listing l on l.product_id = p.product_id
  cross join lateral (
    values (${FACET.line}, l.line::text), (${FACET.brand}, l.brand_id::text),
      (${FACET.business}, l.business_id::text), (${FACET.category}, l.category_id::text),
      (${FACET.category}, nullif(l.root_category_id, l.category_id)::text),
      (${FACET.stock}, case when l.in_stock then '1' end), (${FACET.sale}, case when l.discount > 0 then '1' end)
    union all
    select ${FACET.grade}, grade from unnest(l.grades) as grade
    union all
    select start + split_part(term, ':', 1)::int, substr(term, strpos(term, ':') + 1)
    from (
      select ${ATTRIBUTE} as start, unnest(l.terms) as term
      union all select ${RAW_ATTRIBUTE}, unnest(l.raw_terms)
    ) as termed
    union all
    select ${FACET.price}, digit::text from generate_series(0, ${PRICE_DIGITS - 1}) as digit
    where least(l.price, ${2 ** PRICE_DIGITS - 1}) >> digit & 1 = 1
  ) as own (facet, value)
  where own.value is not null
  group by 1, 2, 3`;

/** The rows of `listing_word_bits` for the current state of these products. */
export const freshWordBits = (products: string) => `
  select word, ${chunkOf('l.product_id')} as chunk, ${bitsOf('l.product_id')} as bits
  from ${products} p
  join listing l on l.product_id = p.product_id
  cross join lateral unnest(l.words) as word
  group by 1, 2`;

/** The ids of these products as bits. A chunk's old bits are used for all other products. */
export const changedBits = (products: string) => `
  select ${chunkOf('product_id')} as chunk, ${bitsOf('product_id')} as bits from ${products} p group by 1`;
