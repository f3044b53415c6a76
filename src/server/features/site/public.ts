export { readApprovesBusinesses, readPageKeys, readPageTitles, readSettings } from './reads.ts';
