export { isStaff, readMoneyPeople } from './reads.ts';
