/** The grades a device is sold in, best first; the order is that of filters and pickers. */
export const GRADES = ['New', 'Pristine', 'Excellent', 'Good', 'Fair'] as const;
export type Grade = (typeof GRADES)[number];

/** `product_condition` of the wire; 2 is used, as it came. */
export const NEW = 1;
export const REFURBISHED = 3;

export const REFURBISHED_LABEL = 'Verified refurbished in UK';
