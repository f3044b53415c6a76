/** The two kinds of office: of a business, and of the site. */
export const OFFICES = ['business', 'site'] as const;
export type OfficeOf = (typeof OFFICES)[number];

/** The permissions for the parts of the office. */
const PERMISSIONS = ['catalogue', 'orders', 'bench', 'money', 'people', 'content', 'site'] as const;

/** Narrower rights inside these. */
const NARROWER = ['stock', 'export', 'cost', 'publish', 'refund'] as const;

export const RIGHTS = [...PERMISSIONS, ...NARROWER] as const;
export type Right = (typeof RIGHTS)[number];

interface RightFacts {
  title: string;
  /** The right in words, for the owner who gives it. */
  lets: string;
  /** The offices in which it can be given. */
  offices: readonly OfficeOf[];
}

const BOTH: readonly OfficeOf[] = OFFICES;
const SITE: readonly OfficeOf[] = ['site'];

export const RIGHT_FACTS: Readonly<Record<Right, RightFacts>> = {
  catalogue: { title: 'Catalogue', lets: 'Products, prices, stock, questions and pictures', offices: BOTH },
  orders: { title: 'Orders', lets: 'See and move orders and returns, with their customers', offices: BOTH },
  bench: { title: 'Bench', lets: 'Trade-ins, repairs, devices, slots and parts', offices: BOTH },
  money: { title: 'Money', lets: 'Refunds of any sum, codes, credit, statements and payouts', offices: BOTH },
  people: {
    title: 'People',
    lets: 'Staff and their permissions, the business and its stores',
    offices: BOTH,
  },
  content: { title: 'Content', lets: 'Pages, sections, slider, menus and media', offices: SITE },
  site: { title: 'Site', lets: 'Settings, vendors, and everything else for all businesses', offices: SITE },
  stock: { title: 'Stock', lets: 'Count, receive and move stock, without changing products', offices: BOTH },
  export: { title: 'Export', lets: 'Download lists as files', offices: BOTH },
  cost: { title: 'Cost', lets: 'See what goods cost and what is earned on them', offices: BOTH },
  publish: { title: 'Publish', lets: 'Show to shoppers what was prepared', offices: BOTH },
  refund: { title: 'Refund', lets: 'Refund up to a limit per order', offices: BOTH },
};

/** The rights that can be given in an office, in the order of the list. */
export const rightsIn = (office: OfficeOf): Right[] =>
  RIGHTS.filter((right) => RIGHT_FACTS[right].offices.includes(office));

/** The posts in an office. */
export const POSTS = ['administrator', 'owner', 'staff'] as const;
export type Post = (typeof POSTS)[number];

/** `site` includes everything, and `money` includes refunds of any sum. */
function withImplied(given: readonly Right[], office: OfficeOf): Right[] {
  const has = (right: Right) =>
    given.includes(right) ||
    (given.includes('site') && office === 'site') ||
    (right === 'refund' && given.includes('money'));
  return rightsIn(office).filter(has);
}

/** Only these are about one store at a time. The others are about the whole business, such as its bank account. */
const STORE_RIGHTS: ReadonlySet<Right> = new Set(['orders', 'bench', 'stock', 'refund']);

export const STORES_ONLY =
  'Only orders, bench, stock and refunds can be limited to stores. Take the other rights away, or choose all stores.';

/** Whether these rights can be limited to stores. */
export const canBeForStores = (rights: readonly Right[]): boolean =>
  rights.every((right) => STORE_RIGHTS.has(right));

/**
 * The rights of a post: an administrator has all, an owner all of the business, staff the given ones. With a
 * limit to stores, only rights that concern stores.
 */
export function rightsOf(
  post: Post,
  office: OfficeOf,
  given: readonly Right[] = [],
  storeIds: readonly number[] | null = null,
): Right[] {
  if (post !== 'staff') return rightsIn(office);
  return withImplied(given, office).filter((right) => storeIds === null || STORE_RIGHTS.has(right));
}
