export { users } from './tables.ts';
export { makeAdministrator } from './writes.ts';
