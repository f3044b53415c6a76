import { FACET, PRICE_DIGITS } from './tables.ts';

/** The bits of all who have one of some values share a column: sources say its number, expressions its name. */
export interface Place {
  name: string;
  place: number;
}

export const placeAt = (place: number): Place => ({ name: `c${place}`, place });

/** Of all sources, the bits that belong in one place. */
export const partColumn = ({ name, place }: Place) =>
  `bit_or(bits) filter (where place = ${place}) as ${name}`;

/** A chunk in which nobody has any of the values has no bits for them. */
export const filled = (name: string) => `coalesce(${name}, none.bits)`;

/** The binary digits of prices, the lowest first, have the same places in every listing that looks at prices. */
const PRICES = Array.from({ length: PRICE_DIGITS }, (_, digit) => ({ name: `p${digit}`, place: -1 - digit }));

export const WANTED_PRICES = `
  union all
  select ${FACET.price}::smallint, digit::text, -1 - digit from generate_series(0, ${PRICE_DIGITS - 1}) as digit`;
export const PRICE_PARTS = PRICES.map(partColumn);
export const FILLED_PRICES = `array[${PRICES.map(({ name }) => filled(name)).join(', ')}] as prices`;
