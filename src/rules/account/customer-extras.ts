/** Columns of the list of customers that are read only if asked for. */
export const CUSTOMER_EXTRAS = ['spent', 'credit'] as const;
export type CustomerExtra = (typeof CUSTOMER_EXTRAS)[number];
