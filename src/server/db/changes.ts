/** Statement triggers of the database announce here what changed. */
export const CHANGES_CHANNEL = 'threefold_changes';

/**
 * Kinds of data that answers are made of. 'listing': facts by which lists filter, sort and count, and which change
 * often (price, discount, rating, in stock or not). 'catalog': everything else in the catalogue.
 */
const CHANGE_TAGS = ['catalog', 'listing', 'site', 'stores'] as const;
export type ChangeTag = (typeof CHANGE_TAGS)[number];

/** A change that makes answers stale. */
export interface StaleAnswers {
  /** 'all': notifications were missed, so anything may have changed. 'products': only the products named below. */
  tag: ChangeTag | 'products' | 'all';
  /** The products that changed; missing when there were too many to name. */
  products?: ReadonlySet<number>;
  /** Only the stock count changed. */
  isStockOnly?: true;
}

/** Notifications about waiting work, which no answer shows: a new job, or products whose listing must be rebuilt. */
const WORK_TAGS = ['jobs', 'due'] as const;
interface WorkToDo {
  tag: (typeof WORK_TAGS)[number];
}

export type Change = StaleAnswers | WorkToDo;
export const isWork = (change: Change): change is WorkToDo => WORK_TAGS.some((tag) => tag === change.tag);

export type ChangeListener = (change: Change) => void;

const UNKNOWN: Change = { tag: 'all' };

/** The messages of the triggers: `catalog`, `products 4,7` or `stock listing 4,7`. */
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

/** The data that a cached answer was made from. */
export interface MadeOf {
  tags: readonly ChangeTag[];
  /** The only products in the answer. Missing: it may contain any. */
  products?: readonly number[] | undefined;
}

/** Whether a change may have made an answer wrong. */
export function isStaleAfter({ tag, products }: StaleAnswers, made: MadeOf): boolean {
  if (tag === 'all') return true;
  const tellsOfThem =
    made.tags.includes('catalog') &&
    (!products || !made.products || made.products.some((product) => products.has(product)));
  if (tag === 'products') return tellsOfThem;
  if (tag === 'listing') return made.tags.includes('listing') || tellsOfThem;
  return made.tags.includes(tag);
}
