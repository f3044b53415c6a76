export { tellOfApplication } from './applications.writes.ts';
export type { Colleague } from './colleagues.reads.ts';
export { holdColleague, readColleagues } from './colleagues.reads.ts';
export { readMailed, tellPeople, tellWithMail } from './notify.writes.ts';
export { isStaff, readMoneyPeople } from './reads.ts';
/** Named by features above in their SQL. @public */
export { notifications, staffMembers } from './tables.ts';
