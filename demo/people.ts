import { CELLAR_DEALS, NORTHSIDE_PHONES, THREEFOLD } from './businesses.ts';

/** The accounts of the demo shop. They exist nowhere else. */
export const DEMO_PASSWORD = 'threefold-demo';

export const SHOPPER = 'shopper@threefold.example';
export const VENDOR = 'vendor@threefold.example';
/** The owner of the blocked business, to see what such a vendor sees. */
export const BLOCKED_VENDOR = 'blocked@threefold.example';
export const ADMINISTRATOR = 'admin@threefold.example';
/** Has store credit, to see it at the checkout. */
export const CREDIT_HOLDER = 'priya@threefold.example';

/** Works for the demo vendor, and may only look after orders and their messages. */
export const VENDORS_STAFF = 'sam@threefold.example';

/** Works at the bench of the first store: second looks and quality checks need another person than the administrator. */
const BENCH_STAFF = 'mei@threefold.example';

export const people = [
  { email: SHOPPER, name: 'Sam Shopper', role: 'shopper' },
  { email: VENDOR, name: 'Nora Whitfield', role: 'shopper' },
  { email: BLOCKED_VENDOR, name: 'Gary Cole', role: 'shopper' },
  { email: ADMINISTRATOR, name: 'Alex Morgan', role: 'administrator' },
  { email: CREDIT_HOLDER, name: 'Priya Nair', role: 'shopper' },
  { email: VENDORS_STAFF, name: 'Sam Okafor', role: 'shopper' },
  { email: BENCH_STAFF, name: 'Mei Tanaka', role: 'shopper' },
] as const;

/** Businesses by their owners. The others have no account. */
export const ownedBusinesses = { [VENDOR]: NORTHSIDE_PHONES, [BLOCKED_VENDOR]: CELLAR_DEALS };

/** Who works for a business without owning it. */
export const employed = [
  { email: VENDORS_STAFF, businessId: NORTHSIDE_PHONES, permissions: ['orders'] },
  { email: BENCH_STAFF, businessId: THREEFOLD, permissions: ['bench'] },
] as const;
