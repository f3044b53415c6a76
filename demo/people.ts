/** The demo shop's accounts; they exist in it alone. */
export const DEMO_PASSWORD = 'threefold-demo';

export const SHOPPER = 'shopper@threefold.example';
export const VENDOR = 'vendor@threefold.example';
export const ADMINISTRATOR = 'admin@threefold.example';

export const people = [
  { email: SHOPPER, name: 'Sam Shopper', role: 'shopper' },
  { email: VENDOR, name: 'Nora Whitfield', role: 'shopper' },
  { email: ADMINISTRATOR, name: 'Alex Morgan', role: 'administrator' },
] as const;
