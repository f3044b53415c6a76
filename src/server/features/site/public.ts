export { readPageKeys } from './reads.ts';
