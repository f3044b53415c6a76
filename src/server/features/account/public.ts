export { readAccount } from './reads.ts';
export { users } from './tables.ts';
export { makeAdministrator } from './writes.ts';
