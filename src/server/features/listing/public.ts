export { countListed, readListedAddresses } from './addresses.reads.ts';
export { readBusinessLines } from './businesses.reads.ts';
export { readCategories } from './categories.reads.ts';
export type { ModelWays } from './model-ways.reads.ts';
export { readModelWays } from './model-ways.reads.ts';
export { rebuildListing, refreshListing } from './writes.ts';

/** Tables that features above name in their SQL. @public */
export { listing, listingCards } from './tables.ts';
