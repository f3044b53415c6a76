import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { changedBits, chunkOf, freshBits, freshWordBits, NO_BITS } from './bits.reads.ts';

/** Keeps one statement well under the statement timeout when all products of a large shop have changed. */
const CHUNKS_AT_ONCE = 1;

/**
 * Brings the bits of changed products up to date. It changes no answer, since readers also read products that are
 * marked as changed. It keeps their number small. It locks the one row of `listing_folds`, so that two nodes never
 * write the same bits.
 */
export async function foldListing(db: Db): Promise<void> {
  for (let isMore = true; isMore;) {
    isMore = await db.transaction(async (tx) => {
      await tx.execute(sql`select from listing_folds for update`);
      const { rows } = await tx.execute<{ folded: string }>(fold);
      return Number(rows[0]?.folded) > 0;
    });
  }
}

/** Folds when so many products have changed that reads become slower. */
export async function foldWhenDue(db: Db, mostChanges: number): Promise<void> {
  const { rows } = await db.execute<{ count: string }>(
    sql`select count(*) from (select from listing_changes limit ${mostChanges + 1}) as few`,
  );
  if (Number(rows[0]?.count) > mostChanges) await foldListing(db);
}

/** The old bits with those of changed products replaced. Rows that would stay the same are not written. */
const refolded = (table: string, fresh: string, key: string) => `
  select ${key}, (old.bits & ~changed.bits) | coalesce(new.bits, none.bits) as bits
  from ${table} old
  join changed using (chunk)
  cross join none
  left join ${fresh} new using (${key})
  where (old.bits & changed.bits) <> coalesce(new.bits, none.bits)`;

const replaced = (table: string, from: string, keys: readonly string[]) => {
  const same = keys.map((key) => `old.${key} = new.${key}`).join(' and ');
  return `
${from}_updated as (
  update ${table} old set bits = new.bits from ${from} new, none where ${same} and new.bits <> none.bits
),
${from}_deleted as (
  delete from ${table} old using ${from} new, none where ${same} and new.bits = none.bits returning 1
)`;
};

const added = (table: string, fresh: string, key: string) => `
  insert into ${table} (${key}, bits)
  select ${key}, new.bits from ${fresh} new
  where not exists (select from ${table} old where (${prefixed('old', key)}) = (${prefixed('new', key)}))
  returning 1`;

const prefixed = (name: string, key: string) =>
  key
    .split(', ')
    .map((column) => `${name}.${column}`)
    .join(', ');

/**
 * One statement, so one snapshot of the data. A product that changes in the meantime adds a mark that this statement
 * doesn't see and so doesn't delete.
 */
const fold = sql.raw(`
with none as materialized (select ${NO_BITS} as bits),
some_chunks as materialized (
  select distinct ${chunkOf('product_id')} as chunk from listing_changes order by chunk limit ${CHUNKS_AT_ONCE}
),
taken as materialized (
  delete from listing_changes where ${chunkOf('product_id')} in (select chunk from some_chunks)
  returning product_id
),
products as materialized (select distinct product_id from taken),
changed as materialized (${changedBits('products')}),
fresh as materialized (${freshBits('products')}),
fresh_words as materialized (${freshWordBits('products')}),
refolded as materialized (${refolded('listing_bits', 'fresh', 'facet, value, chunk')}),
refolded_words as materialized (${refolded('listing_word_bits', 'fresh_words', 'word, chunk')}),
${replaced('listing_bits', 'refolded', ['facet', 'value', 'chunk'])},
${replaced('listing_word_bits', 'refolded_words', ['word', 'chunk'])},
added as (${added('listing_bits', 'fresh', 'facet, value, chunk')}),
added_words as (${added('listing_word_bits', 'fresh_words', 'word, chunk')}),
learnt as (
  update listing_folds set words_version = words_version + 1
  where exists (select from added_words) or exists (select from refolded_words_deleted)
)
select count(*) as folded from products`);
