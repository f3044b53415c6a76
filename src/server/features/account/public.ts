export { keepAddress } from './addresses.writes.ts';
export { findAccount } from './sessions.writes.ts';
export type { ForgetPerson } from './closing.writes.ts';
export { closeForCustomer } from './closing.writes.ts';
export { readPersonalData } from './personal.reads.ts';
export { newPasswordError } from './passwords.reads.ts';
export { makeConfirmedAccount } from './proven.writes.ts';
export { users } from './tables.ts';
export { makeAdministrator } from './writes.ts';
