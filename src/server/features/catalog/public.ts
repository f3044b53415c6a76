export { countListed, readListedAddresses } from './addresses.reads.ts';
export { refreshListing } from './listing.writes.ts';
export { readCategories } from './tree.reads.ts';
