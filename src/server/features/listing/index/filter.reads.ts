import type { SearchTerm } from '#rules/search/word-readings.ts';
import { changedBits, chunkOf, bitsOf, freshBits, freshWordBits, NO_BITS } from './bits.reads.ts';
import { ATTRIBUTE, FACET, PRICE_DIGITS, RAW_ATTRIBUTE } from './tables.ts';
import type { Place } from './places.reads.ts';
import { filled, FILLED_PRICES, partColumn, placeAt, PRICE_PARTS, WANTED_PRICES } from './places.reads.ts';

const LINES = ['1', '2', '3'];
const HIGHEST_PRICE = 2 ** PRICE_DIGITS - 1;

/** The facet whose choice a condition is; undefined for what says what is listed at all. */
type Owner = number | undefined;

interface Condition {
  owner: Owner;
  /** An expression over the places of `parts`. */
  sql: string;
}

/**
 * Which products a listing has, as bits. Everything that comes from outside is a parameter, so that all listings
 * with the same filters, whatever is chosen in them, are one statement to the database.
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

  /** What is listed before any facet is chosen. */
  get base(): ConditionWriter {
    return this.chosen(undefined);
  }

  /** A choice in a facet, whose own values are counted as if it were not made. */
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
          // A search without a word that could be looked for finds nothing.
          add(this.#ranks.length > 0 ? this.#ranks.map((rank) => `(${rank})`).join(' | ') : this.word([]));
        }
      },
    };
  }

  /**
   * What the bits say already, for `listing l` and the index whose order is wanted. Prices have one for each
   * category, since what a category costs lies together; any other order goes through the whole line.
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
    // Each word as it was typed comes before the beginning of a longer one.
    if (exact.length > 0) this.#ranks.push(exact.join(' & '));
  }

  #allOf(terms: readonly SearchTerm[]): string {
    return terms.map(({ exact, others }) => this.word([...exact, ...others])).join(' & ');
  }

  /** The facets in which something is chosen. */
  get owners(): number[] {
    return [...new Set(this.#conditions.flatMap(({ owner }) => owner ?? []))];
  }

  /** Everything asked for. */
  every(): string {
    return this.#all(() => true);
  }

  /** What is listed before any facet is chosen. */
  onlyBase(): string {
    return this.#all(({ owner }) => owner === undefined);
  }

  /** Everything asked for but the choice in one facet. */
  except(facet: number): string {
    return this.#all(({ owner }) => owner !== facet);
  }

  /** What comes before the rest, the nearest to the search first. */
  ranks(): string[] {
    return this.#ranks.map((rank) => `${this.every()} & (${rank})`);
  }

  /**
   * The beginning of a query: `masks` has a row for each chunk with the wanted bits, `none` empty bits, and
   * `changed`, `fresh` what the listing has had of changes since its bits were folded.
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

  /** The bits of who has one of these values, as an expression for `masks`. */
  value(facet: number, values: readonly string[]): string {
    const place = ++this.#places;
    for (const value of values) this.#facets.push({ facet, value, place });
    return placeAt(place).name;
  }

  /** The bits of who has one of these words. */
  word(words: readonly string[]): string {
    const place = ++this.#places;
    for (const word of words) this.#words.push({ word, place });
    return placeAt(place).name;
  }

  /** The bits of who has a 1 in each binary digit of the price, the lowest digit first, as an array for `masks`. */
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

  /** Bits as they were folded, without those of changed products, and what these have by now. */
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

/** An array as PostgreSQL reads it: numbers need none of the care that the driver takes of each element. */
const numbers = (list: readonly number[]) => `{${list.join(',')}}`;

/** Rows of bits as they were folded, but for the bits of products that have changed since. */
export const folded = (columns: string, source: string) => `
  select ${columns}, case when changed.bits is null then old.bits else old.bits & ~changed.bits end as bits
  from (${source}) as old left join changed using (chunk)`;

/** One condition at a time. */
interface ConditionWriter {
  line: (line: string | undefined) => void;
  category: (id: number, isRoot: boolean) => void;
  value: (facet: number, values: readonly (string | number)[]) => void;
  /** Terms of an attribute, by the name that is filtered by or by the one that a product has. */
  term: (attribute: number, labels: readonly string[]) => void;
  ids: (ids: readonly number[]) => void;
  /** Pence; without a limit, whatever it costs. */
  price: (limits: { from?: number | undefined; upTo?: number | undefined }) => void;
  /** Products with all the words of one of these; without words it is all of them. */
  search: (alternatives: readonly (readonly SearchTerm[])[]) => void;
}
