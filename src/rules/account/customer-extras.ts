/** What the list of customers says of somebody only if asked. */
export const CUSTOMER_EXTRAS = ['spent', 'credit'] as const;
export type CustomerExtra = (typeof CUSTOMER_EXTRAS)[number];
