export type { BoughtUnit } from './add.writes.ts';
export { addUnit } from './add.writes.ts';
export type { SoldDevice, SoldDeviceJson } from './report.reads.ts';
export { readSoldPhotoOwner, soldDevicesSql, soldDeviceWire } from './report.reads.ts';
export type { SellingOrder } from './sold.writes.ts';
export { sellUnits, takeBackUnits } from './sold.writes.ts';
