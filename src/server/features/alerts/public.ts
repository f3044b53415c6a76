export { endAlert, forgetPerson } from './writes.ts';
