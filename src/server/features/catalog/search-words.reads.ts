import type pg from 'pg';
import { Dictionary } from '#rules/search-dictionary.ts';

/**
 * The shop's words. They are many, and change with names rather than with prices and stock: what was folded is
 * read again only when it has learnt or forgotten a word. Changed products add theirs at once.
 */
export class ShopWords {
  #known: { version: number; words: ReadonlyMap<string, number>; dictionary: Dictionary } | undefined;

  async read(pool: pg.Pool): Promise<Dictionary> {
    const { rows } = await pool.query<{ version: number; fresh: string[] }>(
      `select words_version as version,
         array(
           select distinct unnest(l.words) from listing l
           where l.product_id in (select product_id from listing_changes)
         ) as fresh
       from listing_folds`,
    );
    const { version = 0, fresh = [] } = rows[0] ?? {};
    const known = this.#known?.version === version ? this.#known : await this.#learn(pool, version);
    const missing = fresh.filter((word) => !known.words.has(word));
    if (missing.length === 0) return known.dictionary;
    return new Dictionary(new Map([...known.words, ...missing.map((word) => [word, 1] as const)]));
  }

  async #learn(pool: pg.Pool, version: number) {
    const { rows } = await pool.query<{ word: string; products: string }>(
      'select word, sum(bit_count(bits)) as products from listing_word_bits group by word',
    );
    const words = new Map(rows.map(({ word, products }) => [word, Number(products)]));
    return (this.#known = { version, words, dictionary: new Dictionary(words) });
  }
}
