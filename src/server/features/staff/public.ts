export type { Colleague } from './colleagues.reads.ts';
export { holdColleague, readColleagues } from './colleagues.reads.ts';
export { isStaff, readMoneyPeople } from './reads.ts';
/** Named by features above in their SQL. @public */
export { staffMembers } from './tables.ts';
