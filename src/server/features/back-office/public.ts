export { readSubjectNames } from './log-names.reads.ts';
