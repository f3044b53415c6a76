export type { NotPlaced, PlacedTicket } from './place.writes.ts';
export { placeRepair } from './place.writes.ts';
export { readPlacedRepair } from './placed.reads.ts';
export type { LinkedMove } from './link.writes.ts';
export { openRepairLink, tokenOfRepair } from './link.writes.ts';
export { repairMoney } from './online-news.writes.ts';
export { joinRepairs, moveRepairs } from './owners.writes.ts';
export { PASSCODE_SEAL } from './passcode.writes.ts';
export { lacksSlot } from './slots.reads.ts';
export { moveHold } from './slots.writes.ts';
export { readForStaff as readRepairForStaff } from './staff.reads.ts';
/** Tables that features above name in their SQL. @public */
export { repairLines, repairs } from './tables.ts';
