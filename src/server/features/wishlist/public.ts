/** Named by features above in their SQL. @public */
export { wishlist } from './tables.ts';
