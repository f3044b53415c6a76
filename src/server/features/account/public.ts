export { findAccount } from './sessions.writes.ts';
export type { ForgetPerson } from './closing.writes.ts';
export { newPasswordError } from './passwords.reads.ts';
export { makeConfirmedAccount } from './proven.writes.ts';
export { users } from './tables.ts';
export { makeAdministrator } from './writes.ts';
