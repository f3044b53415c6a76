export { readStores } from './reads.ts';
export { businesses } from './tables.ts';

/** Named by features above in their SQL. @public */
export { stores } from './tables.ts';
