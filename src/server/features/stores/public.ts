export { awaySql } from './away.reads.ts';
export { courierHoursSql, readStores } from './reads.ts';
export { businesses } from './tables.ts';

/** Named by features above in their SQL. @public */
export { deliveryTerms, storeHours, stores } from './tables.ts';
