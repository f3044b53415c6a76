import type { Flow } from './flow.ts';

/**
 * The states of a device of the shop: in a store or on the bench, for sale, with a buyer, back from a buyer,
 * or gone.
 */
export const UNIT_STATES = ['in_store', 'listed', 'sold', 'returned', 'scrapped'] as const;
export type UnitState = (typeof UNIT_STATES)[number];

/** The moves that staff make with a unit. */
export const UNIT_MOVES = ['list', 'unlist', 'scrap'] as const;
export type UnitMove = (typeof UNIT_MOVES)[number];

/**
 * The moves that an order makes: the unit is sent, it turns out that another one was sent, or it comes back and is sold
 * again, inspected, or scrapped.
 */
export const UNIT_ORDER_MOVES = ['sell', 'unpack', 'relist', 'come_back', 'scrap_return'] as const;
export type UnitOrderMove = (typeof UNIT_ORDER_MOVES)[number];

export const UNIT_FLOW_MOVES = [...UNIT_MOVES, ...UNIT_ORDER_MOVES] as const;
/** The first event of a unit is that it came into stock. New photos of it change no state. */
export const UNIT_EVENTS = ['add', 'photograph', ...UNIT_FLOW_MOVES] as const;
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
  unpack: [{ from: ['sold'], to: 'listed', by: ['order'] }],
  relist: [{ from: ['sold'], to: 'listed', by: ['order'] }],
  come_back: [{ from: ['sold'], to: 'returned', by: ['order'] }],
  scrap_return: [{ from: ['sold'], to: 'scrapped', by: ['order'] }],
};

/** The ways by which a unit came to the shop. */
export const UNIT_SOURCES = ['trade_in', 'repair', 'hand'] as const;
export type UnitSource = (typeof UNIT_SOURCES)[number];

/** Photos of a device that was sold, or scrapped, stay as they were. */
export const canPhotograph = (state: UnitState): boolean => state !== 'sold' && state !== 'scrapped';

export const MOST_UNIT_PHOTOS = 20;
