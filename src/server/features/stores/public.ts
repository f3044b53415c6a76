export { readStores } from './reads.ts';
export { businesses } from './tables.ts';
