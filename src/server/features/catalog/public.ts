export { countListed, readListedAddresses } from './addresses.reads.ts';
export { endAlert } from './alerts.writes.ts';
export { refreshListing } from './listing.writes.ts';
export { relistBusiness } from './own.writes.ts';
export { forgetPerson } from './people.writes.ts';
export type { SellableRow } from './sellable.reads.ts';
export { availableOf, chosenSellableSql, sellableWire } from './sellable.reads.ts';
export { readCategories } from './tree.reads.ts';
export { products, variations } from './tables.ts';
