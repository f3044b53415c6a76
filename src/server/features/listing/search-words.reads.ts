import type pg from 'pg';
import { FAULT_WORD } from '#rules/repair/repair.ts';
import { Dictionary } from '#rules/search/dictionary.ts';

/** The words of the shop's products, and their kinds. */
export interface ShopVocabulary {
  dictionary: Dictionary;
  /** Keys of the faults that some repair fixes. */
  faults: readonly string[];
  /** Words of the models' names; true for the first word of a name. */
  models: ReadonlyMap<string, boolean>;
  /** The models' names, each as its words. */
  names: readonly (readonly string[])[];
}

interface Learnt {
  version: number;
  words: ReadonlyMap<string, number>;
  named: Pick<ShopVocabulary, 'models' | 'names'>;
  vocabulary: ShopVocabulary;
}

/**
 * The shop's words. They are many, and change with names but not with prices or stock. Folded words are read again only
 * when their set has changed. Words of changed products are added at once.
 */
export class ShopWords {
  #known: Learnt | undefined;

  async read(pool: pg.Pool): Promise<ShopVocabulary> {
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
    if (missing.length === 0) return known.vocabulary;
    const words = new Map([...known.words, ...missing.map((word) => [word, 1] as const)]);
    return vocabularyOf(words, known.named);
  }

  async #learn(pool: pg.Pool, version: number) {
    const [folded, named] = await Promise.all([
      pool.query<{ word: string; products: string }>(
        'select word, sum(bit_count(bits)) as products from listing_word_bits group by word',
      ),
      pool.query<{ words: string[] }>('select search_words(name) as words from models'),
    ]);
    const words = new Map(folded.rows.map(({ word, products }) => [word, Number(products)]));
    const names = named.rows.map((model) => model.words);
    const models = new Map<string, boolean>(names.flatMap((name) => name.map((word) => [word, false])));
    for (const [first] of names) if (first !== undefined) models.set(first, true);
    const known = { models, names };
    return (this.#known = { version, words, named: known, vocabulary: vocabularyOf(words, known) });
  }
}

function vocabularyOf(words: ReadonlyMap<string, number>, named: Learnt['named']): ShopVocabulary {
  const isFault = (word: string) => word.startsWith(FAULT_WORD);
  return {
    dictionary: new Dictionary(new Map([...words].filter(([word]) => !isFault(word)))),
    faults: [...words.keys()].filter(isFault).map((word) => word.slice(FAULT_WORD.length)),
    ...named,
  };
}
