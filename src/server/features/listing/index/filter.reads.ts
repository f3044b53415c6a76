import type { SearchTerm } from '#rules/search/word-readings.ts';
import { changedBits, chunkOf, bitsOf, freshBits, freshWordBits, NO_BITS } from './bits.reads.ts';
import { ATTRIBUTE, FACET, PRICE_DIGITS, RAW_ATTRIBUTE } from './tables.ts';
import type { Place } from './places.reads.ts';
import { filled, FILLED_PRICES, partColumn, placeAt, PRICE_PARTS, WANTED_PRICES } from './places.reads.ts';

const LINES = ['1', '2', '3'];
const HIGHEST_PRICE = 2 ** PRICE_DIGITS - 1;

/** The facet that a condition belongs to; undefined for conditions of the listing itself. */
type Owner = number | undefined;

interface Condition {
  owner: Owner;
  /** An expression over the columns of `parts`. */
  sql: string;
}

/**
 * The products of a listing, as bits. All values from the request are parameters, so that listings with the
 * same filters and different values are one prepared statement.
 */
export class ListingFilter {
  readonly values: unknown[] = [];
  readonly #conditions: Condition[] = [];
  readonly #ranks: string[] = [];
  readonly #facets: { facet: number; value: string; place: number }[] = [];
  #line: number | undefined;
  #category: { isRoot: boolean; id: number } | undefined;
  readonly #words: { word: string; place: number }[] = [];
  #ids: { ids: readonly number[]; place: number } | undefined;
  #places = 0;
  #isPriced = false;

  parameter(value: unknown, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }

  /** The listed products before any facet is chosen. */
  get base(): ConditionWriter {
    return this.chosen(undefined);
  }

  /** A choice in a facet. The counts of that facet ignore it. */
  chosen(owner: Owner): ConditionWriter {
    const add = (sql: string) => this.#conditions.push({ owner, sql });
    return {
      line: (line) => {
        this.#line = line === undefined ? undefined : Number(line);
        add(this.value(FACET.line, line ? [line] : LINES));
      },
      category: (id, isRoot) => {
        this.#category = { id, isRoot };
        add(this.value(FACET.category, [String(id)]));
      },
      value: (facet, values) => add(this.value(facet, values.map(String))),
      term: (attribute, labels) => {
        const place = this.value(ATTRIBUTE + attribute, labels);
        for (const value of labels)
          this.#facets.push({ facet: RAW_ATTRIBUTE + attribute, value, place: this.#places });
        add(place);
      },
      ids: (ids) => {
        this.#ids = { ids, place: ++this.#places };
        add(placeAt(this.#places).name);
      },
      price: ({ from = 0, upTo = HIGHEST_PRICE }) => {
        const limits = [from, upTo].map((pence) => this.parameter(Math.min(pence, HIGHEST_PRICE), 'int'));
        add(`price_within(${this.prices()}, ${limits.join(', ')})`);
      },
      search: (alternatives) => {
        const [only, ...others] = alternatives;
        if (only && others.length === 0) this.#searchFor(only, add);
        else {
          this.#ranks.push(...alternatives.map((terms) => this.#allOf(terms)));
          // A search without usable words finds nothing.
          add(this.#ranks.length > 0 ? this.#ranks.map((rank) => `(${rank})`).join(' | ') : this.word([]));
        }
      },
    };
  }

  /**
   * Repeats conditions of the bits for `listing l`, so that the planner uses the index of the order. The price index is
   * by category. Indexes of other orders cover the whole line.
   */
  walked(order: 'price' | 'other'): string {
    const wheres = this.#line === undefined ? [] : [`l.line = ${this.parameter(this.#line, 'smallint')}`];
    if (this.#category && order === 'price') {
      const column = this.#category.isRoot ? 'l.root_category_id' : 'l.category_id';
      wheres.push(`${column} = ${this.parameter(this.#category.id, 'int')}`);
    }
    return ['true', ...wheres].join(' and ');
  }

  #searchFor(terms: readonly SearchTerm[], add: (sql: string) => void): void {
    const exact = terms.map((term) => {
      const sure = this.word(term.exact);
      add(term.others.length > 0 ? `(${sure} | ${this.word(term.others)})` : sure);
      return sure;
    });
    // Exact matches of a word rank before words that only begin with it.
    if (exact.length > 0) this.#ranks.push(exact.join(' & '));
  }

  #allOf(terms: readonly SearchTerm[]): string {
    return terms.map(({ exact, others }) => this.word([...exact, ...others])).join(' & ');
  }

  /** The facets in which something is chosen. */
  get owners(): number[] {
    return [...new Set(this.#conditions.flatMap(({ owner }) => owner ?? []))];
  }

  /** The expression for all conditions. */
  every(): string {
    return this.#all(() => true);
  }

  /** The listed products before any facet is chosen. */
  onlyBase(): string {
    return this.#all(({ owner }) => owner === undefined);
  }

  /** All conditions except the choice in one facet. */
  except(facet: number): string {
    return this.#all(({ owner }) => owner !== facet);
  }

  /** Expressions for better matches, the best first. Other products come after them. */
  ranks(): string[] {
    return this.#ranks.map((rank) => `${this.every()} & (${rank})`);
  }

  /**
   * The `with` part of a query: `masks` has a row for each chunk with the wanted bits, `none` has empty bits, and
   * `changed` and `fresh` hold the changes since the bits were folded.
   */
  masks(wanted: Record<string, string>): string {
    const columns = Object.entries(wanted).map(([name, sql]) => `${sql} as ${name}`);
    return `
with none as materialized (select ${NO_BITS} as bits),
pending as materialized (select distinct product_id from listing_changes),
changed as materialized (${changedBits('pending')}),
fresh as materialized (${freshBits('pending')}),
wanted as materialized (${this.#wanted()}),
parts as materialized (
  select chunk, ${this.#partColumns()}
  from (${this.#sources()}) as source group by chunk
),
masks as materialized (
  select chunk, ${columns.join(', ')}
  from (
    select *, ${this.#conditionColumns()}
    from (select chunk, ${this.#filledColumns()} from parts cross join none) as filled
    -- Keeps the conditions apart, so that each is worked out once however many masks it is part of.
    offset 0
  ) as tested
)`;
  }

  /** The bits of products with one of these values, as an expression for `masks`. */
  value(facet: number, values: readonly string[]): string {
    const place = ++this.#places;
    for (const value of values) this.#facets.push({ facet, value, place });
    return placeAt(place).name;
  }

  /** The bits of products with one of these words. */
  word(words: readonly string[]): string {
    const place = ++this.#places;
    for (const word of words) this.#words.push({ word, place });
    return placeAt(place).name;
  }

  /** For each binary digit of the price, the bits of products with a 1 there; lowest digit first, as an array. */
  prices(): string {
    this.#isPriced = true;
    return 'prices';
  }

  #all(isWanted: (condition: Condition) => boolean): string {
    return this.#conditions
      .flatMap((condition, index) => (isWanted(condition) ? `test_${index}` : []))
      .join(' & ');
  }

  get #named(): Place[] {
    return Array.from({ length: this.#places }, (_, index) => placeAt(index + 1));
  }

  #partColumns(): string {
    return [...this.#named.map(partColumn), ...(this.#isPriced ? PRICE_PARTS : [])].join(', ');
  }

  #conditionColumns(): string {
    return ['true', ...this.#conditions.map(({ sql }, index) => `${sql} as test_${index}`)].join(', ');
  }

  #filledColumns(): string {
    const own = this.#named.map(({ name }) => `${filled(name)} as ${name}`);
    return [...own, ...(this.#isPriced ? [FILLED_PRICES] : [])].join(', ');
  }

  #wanted(): string {
    const facets = this.parameter(numbers(this.#facets.map(({ facet }) => facet)), 'smallint[]');
    const values = this.parameter(
      this.#facets.map(({ value }) => value),
      'text[]',
    );
    const places = this.parameter(numbers(this.#facets.map(({ place }) => place)), 'int[]');
    const prices = this.#isPriced ? WANTED_PRICES : '';
    return `select * from unnest(${facets}, ${values}, ${places}) as chosen (facet, value, place)${prices}`;
  }

  /** The folded bits without those of changed products, and the current bits of these. */
  #sources(): string {
    const sources = [
      folded('place, chunk', 'select place, chunk, bits from wanted join listing_bits using (facet, value)'),
      'select place, chunk, bits from wanted join fresh using (facet, value)',
    ];
    if (this.#words.length > 0) {
      const words = `unnest(${this.parameter(
        this.#words.map(({ word }) => word),
        'text[]',
      )}, ${this.parameter(
        this.#words.map(({ place }) => place),
        'int[]',
      )}) as wanted (word, place)`;
      sources.push(
        folded('place, chunk', `select place, chunk, bits from ${words} join listing_word_bits using (word)`),
        `select place, chunk, bits from ${words} join (${freshWordBits('pending')}) as fresh_words using (word)`,
      );
    }
    if (this.#ids) {
      const ids = `unnest(${this.parameter(this.#ids.ids, 'int[]')}) as asked (id)`;
      sources.push(
        `select ${this.#ids.place}, ${chunkOf('id')} as chunk, ${bitsOf('id')} from ${ids} group by chunk`,
      );
    }
    return sources.join(' union all ');
  }
}

/** A PostgreSQL array. Numbers need no escaping, so this is quicker than the driver. */
const numbers = (list: readonly number[]) => `{${list.join(',')}}`;

/** The folded rows of bits, without the bits of products that have changed since. */
export const folded = (columns: string, source: string) => `
  select ${columns}, case when changed.bits is null then old.bits else old.bits & ~changed.bits end as bits
  from (${source}) as old left join changed using (chunk)`;

/** Each method adds one condition. */
interface ConditionWriter {
  line: (line: string | undefined) => void;
  category: (id: number, isRoot: boolean) => void;
  value: (facet: number, values: readonly (string | number)[]) => void;
  /** Terms of an attribute, by family name or by the product's own name. */
  term: (attribute: number, labels: readonly string[]) => void;
  ids: (ids: readonly number[]) => void;
  /** In pence. A missing limit allows any price. */
  price: (limits: { from?: number | undefined; upTo?: number | undefined }) => void;
  /** Products with all the words of one alternative. An alternative without words matches all products. */
  search: (alternatives: readonly (readonly SearchTerm[])[]) => void;
}
