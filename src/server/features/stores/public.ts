export { businesses } from './tables.ts';
