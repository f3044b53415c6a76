import { CELLAR_DEALS, NORTHSIDE_PHONES } from './businesses.ts';

/** The demo shop's accounts; they exist in it alone. */
export const DEMO_PASSWORD = 'threefold-demo';

export const SHOPPER = 'shopper@threefold.example';
export const VENDOR = 'vendor@threefold.example';
/** Whose business is blocked, so that somebody can see what such a vendor sees. */
export const BLOCKED_VENDOR = 'blocked@threefold.example';
export const ADMINISTRATOR = 'admin@threefold.example';
/** Who has store credit, so that it can be seen at the checkout. */
export const CREDIT_HOLDER = 'priya@threefold.example';

export const people = [
  { email: SHOPPER, name: 'Sam Shopper', role: 'shopper' },
  { email: VENDOR, name: 'Nora Whitfield', role: 'shopper' },
  { email: BLOCKED_VENDOR, name: 'Gary Cole', role: 'shopper' },
  { email: ADMINISTRATOR, name: 'Alex Morgan', role: 'administrator' },
  { email: CREDIT_HOLDER, name: 'Priya Nair', role: 'shopper' },
] as const;

/** Businesses by their owners; the others run without an account. */
export const ownedBusinesses = { [VENDOR]: NORTHSIDE_PHONES, [BLOCKED_VENDOR]: CELLAR_DEALS };
