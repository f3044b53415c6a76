/** How a device comes to the shop: in a parcel with a label, or brought to a store. */
export const SENDING_WAYS = ['label', 'drop_in'] as const;
export type SendingWay = (typeof SENDING_WAYS)[number];

/** The most cuts of one revised offer, and the most checks of one inspection. */
export const MOST_CUTS = 12;
export const MOST_CHECKS = 40;

/** The most devices of one request. Each has its own state and its own number. */
export const MOST_DEVICES = 26;

/** The results of checking a device against its description. */
export const CHECK_RESULTS = ['as_told', 'better', 'worse'] as const;
export type CheckResult = (typeof CHECK_RESULTS)[number];
