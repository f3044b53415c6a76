/** The grades a device is sold in, best first; the order is that of filters and pickers. */
export const GRADES = ['New', 'Pristine', 'Excellent', 'Good', 'Fair'] as const;
export type Grade = (typeof GRADES)[number];

/** `product_condition` of the wire. */
export const NEW = 1;
export const USED = 2;
export const REFURBISHED = 3;
export type ProductCondition = typeof NEW | typeof USED | typeof REFURBISHED;

export const REFURBISHED_LABEL = 'Verified refurbished in UK';
