export type { BoughtUnit } from './add.writes.ts';
export { addUnit } from './add.writes.ts';
export { readOwnedUnit } from './owned.reads.ts';
export { readPackable } from './packable.reads.ts';
export type { SoldDeviceJson } from './report.reads.ts';
export { readSoldPhotoOwner, soldDevicesSql, soldDeviceWire } from './report.reads.ts';
export { sellUnits, swapUnits, takeBackUnits } from './sold.writes.ts';
