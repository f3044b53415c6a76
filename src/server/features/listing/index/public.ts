/** The public interface of the bit index. Code that lists products imports nothing else from it. */
export type { ListingCounts } from './counts.reads.ts';
export { countFacet, readCounts } from './counts.reads.ts';
export { ListingFilter } from './filter.reads.ts';
export { foldListing, foldWhenDue } from './fold.writes.ts';
export { pickProducts } from './pick.reads.ts';
export { ATTRIBUTE, FACET } from './tables.ts';
