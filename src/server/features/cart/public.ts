export { carts } from './tables.ts';
