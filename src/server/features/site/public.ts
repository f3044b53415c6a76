export { readPageKeys, readSettings } from './reads.ts';
