export { readMovedCategory, readMovedProduct } from './addresses.reads.ts';
export { countProducts } from './businesses.reads.ts';
export { readGoods } from './goods.reads.ts';
export { readGoodsAt } from './goods-at.reads.ts';
export type { OfferTermsJson, TermsInForce } from './offers.reads.ts';
export {
  offerAmountJoin,
  offerPriceSql,
  offerTermsSql,
  offerTermsWire,
  readPriceRules,
  termsOf,
} from './offers.reads.ts';
export { lockOffers, putPriceRules } from './offers.writes.ts';
export { FRESH } from './freshness.reads.ts';
export {
  benchSql,
  optionWordsSql,
  readAskedOf,
  readQuestions,
  readQuestionsOfAll,
} from './questions.reads.ts';
export type { Seller, SellableRow } from './sellable.reads.ts';
export {
  availableOf,
  canBuySql,
  chosenSellableSql,
  priceSql,
  sellableSql,
  sellableWire,
} from './sellable.reads.ts';
export type { AttributeFact, Brand } from './tree.reads.ts';
export { readAttributes, readBrands } from './tree.reads.ts';
export { changeProduct } from './change.writes.ts';
export { readOfficeProduct } from './office-product.reads.ts';
export type { ShelvedUnit } from './shelf-units.writes.ts';
export { shelveUnit, unshelveUnit } from './shelf-units.writes.ts';
export { writerOf } from './writers.writes.ts';
export { productPictures } from './pictures.writes.ts';
export { readNearest, readOtherVariations } from './nearest.reads.ts';
export { isVisible } from './visible.reads.ts';
export { countWrongStock } from './stock.reads.ts';
export type { StockReason, StockWish } from './stock.writes.ts';
export {
  countSales,
  lockProducts,
  releaseStock,
  reserveStock,
  returnStock,
  takeStock,
  writeOffStock,
} from './stock.writes.ts';
export { products, variations } from './tables.ts';

/** Tables that features above name in their SQL. @public */
export { productQuestions, questionOptions, questions } from './questions.tables.ts';
/** @public */
export { reviews } from './details.tables.ts';
/** @public */
export { attributes, attributeTerms, brands, categories, models, policies, productImages } from './tables.ts';
/** @public */
export { stockMovements, storeStock } from './stock.tables.ts';
