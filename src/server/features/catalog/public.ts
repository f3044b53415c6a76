export { countListed, readListedAddresses } from './addresses.reads.ts';
export { countProducts, readBusinessLines } from './businesses.reads.ts';
export { endAlert } from './alerts.writes.ts';
export { refreshListing } from './listing.writes.ts';
export { relistBusiness } from './own.writes.ts';
export { forgetPerson } from './people.writes.ts';
export type { SellableRow } from './sellable.reads.ts';
export { availableOf, chosenSellableSql, sellableWire } from './sellable.reads.ts';
export { readCategories } from './tree.reads.ts';
export { products, variations } from './tables.ts';

/** Tables that features above name in their SQL. @public */
export { listing, listingCards } from './listing.tables.ts';
/** @public */
export { productQuestions, questionOptions, questions } from './questions.tables.ts';
/** @public */
export { attributeTerms, categories, productImages } from './tables.ts';
