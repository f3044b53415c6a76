/** Statement triggers of the database announce here what changed. */
export const CHANGES_CHANNEL = 'threefold_changes';

/**
 * Kinds of data that answers are made of. 'listing' is what lists are picked, sorted and counted by that changes
 * often: price, discount, rating, whether it is in stock. 'catalog' is everything else of the catalogue.
 */
const CHANGE_TAGS = ['catalog', 'listing', 'site', 'stores'] as const;
export type ChangeTag = (typeof CHANGE_TAGS)[number];

/** A change that makes answers stale. */
export interface StaleAnswers {
  /** 'all' after a gap in listening, since whatever changed meanwhile is unknown; 'products' is some products alone. */
  tag: ChangeTag | 'products' | 'all';
  /** The products that changed; missing where they were too many to be named. */
  products?: ReadonlySet<number>;
  /** Nothing but how many there are has changed. */
  isStockOnly?: true;
}

/** Work that waits to be done and is part of no answer: a job was written, or products are due to be listed anew. */
const WORK_TAGS = ['jobs', 'due'] as const;
interface WorkToDo {
  tag: (typeof WORK_TAGS)[number];
}

export type Change = StaleAnswers | WorkToDo;
export const isWork = (change: Change): change is WorkToDo => WORK_TAGS.some((tag) => tag === change.tag);

export type ChangeListener = (change: Change) => void;

const UNKNOWN: Change = { tag: 'all' };

/** `catalog`, `products 4,7`, `stock listing 4,7`: what the triggers write. */
const PAYLOAD = /^(stock )?(\w+)(?: (\d+(?:,\d+)*))?$/;

export function readChange(payload = ''): Change {
  const [, stock, word, ids] = PAYLOAD.exec(payload) ?? [];
  const work = WORK_TAGS.find((known) => known === word);
  if (work) return { tag: work };
  const tag = word === 'products' ? word : CHANGE_TAGS.find((known) => known === word);
  if (!tag) return UNKNOWN;
  if (ids === undefined) return tag === 'products' ? UNKNOWN : { tag };
  const products = new Set(ids.split(',').map(Number));
  return stock === undefined ? { tag, products } : { tag, products, isStockOnly: true };
}

/** What a kept answer was made of. */
export interface MadeOf {
  tags: readonly ChangeTag[];
  /** The only products it tells of. Missing: it may tell of any. */
  products?: readonly number[] | undefined;
}

/** Whether an answer may say something else after a change. */
export function isStaleAfter({ tag, products }: StaleAnswers, made: MadeOf): boolean {
  if (tag === 'all') return true;
  const tellsOfThem =
    made.tags.includes('catalog') &&
    (!products || !made.products || made.products.some((product) => products.has(product)));
  if (tag === 'products') return tellsOfThem;
  if (tag === 'listing') return made.tags.includes('listing') || tellsOfThem;
  return made.tags.includes(tag);
}
