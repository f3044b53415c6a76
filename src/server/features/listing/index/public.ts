/** The one door of the listing's index of bits. What is behind it can change without asking who lists products. */
export type { ListingCounts } from './counts.reads.ts';
export { countFacet, readCounts } from './counts.reads.ts';
export { ListingFilter } from './filter.reads.ts';
export { foldListing, foldWhenDue } from './fold.writes.ts';
export { pickProducts } from './pick.reads.ts';
export { ATTRIBUTE, FACET } from './tables.ts';
