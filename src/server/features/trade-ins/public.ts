export { readByToken as readTradeInByToken } from './by-token.reads.ts';
export type { TradeInSeals } from './moving.writes.ts';
export { DEVICE_SEAL } from './moving.writes.ts';
export { openTradeInLink } from './open-link.writes.ts';
export { joinTradeIns, moveTradeIns } from './owners.writes.ts';
export type { PayingDevice } from './paying.reads.ts';
export { lockPayingDevice, readPayingDevice, readPayingDevices } from './paying.reads.ts';
export { sellAtShop } from './at-shop.writes.ts';
export type { PlacedTradeIn, SellBasket } from './place.writes.ts';
export { offeredTotal, placeTradeIn } from './place.writes.ts';
export { tokenOfDevice } from './token-of-device.reads.ts';
/** Tables that features above name in their SQL. @public */
export { tradeInItems, tradeIns } from './tables.ts';
