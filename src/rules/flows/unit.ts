import type { Flow } from './flow.ts';

/** Where a device of the shop is: in a store or on the bench, for sale, with a buyer, back from one, or gone. */
export const UNIT_STATES = ['in_store', 'listed', 'sold', 'returned', 'scrapped'] as const;
export type UnitState = (typeof UNIT_STATES)[number];

/** What staff do with a unit. */
export const UNIT_MOVES = ['list', 'unlist', 'scrap'] as const;
export type UnitMove = (typeof UNIT_MOVES)[number];

/** What an order does with it: it was sent, or it came back and is sold again, looked at, or scrapped. */
export const UNIT_ORDER_MOVES = ['sell', 'relist', 'come_back', 'scrap_return'] as const;
export type UnitOrderMove = (typeof UNIT_ORDER_MOVES)[number];

export const UNIT_FLOW_MOVES = [...UNIT_MOVES, ...UNIT_ORDER_MOVES] as const;
/** The first event of a unit is that it came into stock. */
export const UNIT_EVENTS = ['add', ...UNIT_FLOW_MOVES] as const;
export type UnitEvent = (typeof UNIT_EVENTS)[number];

export const UNIT_ACTORS = ['staff', 'order'] as const;
export type UnitActor = (typeof UNIT_ACTORS)[number];

/** A device with an IMEI or a serial number that the shop owns. */
export const UNIT_FLOW: Flow<UnitState, UnitMove | UnitOrderMove, UnitActor> = {
  list: [{ from: ['in_store', 'returned'], to: 'listed', by: ['staff'] }],
  // Only while no open order has reserved it.
  unlist: [{ from: ['listed'], to: 'in_store', by: ['staff'] }],
  scrap: [{ from: ['in_store', 'returned'], to: 'scrapped', by: ['staff'] }],
  sell: [{ from: ['listed'], to: 'sold', by: ['order'] }],
  relist: [{ from: ['sold'], to: 'listed', by: ['order'] }],
  come_back: [{ from: ['sold'], to: 'returned', by: ['order'] }],
  scrap_return: [{ from: ['sold'], to: 'scrapped', by: ['order'] }],
};

/** Where a unit came from. */
export const UNIT_SOURCES = ['trade_in', 'repair', 'hand'] as const;
export type UnitSource = (typeof UNIT_SOURCES)[number];
