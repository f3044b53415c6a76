export { readPageKeys, readPageTitles, readSettings } from './reads.ts';
