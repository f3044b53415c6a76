export { moveDetails } from './writes.ts';
