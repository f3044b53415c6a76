export { forgetPerson } from './people.writes.ts';
export { endAlert } from './writes.ts';
