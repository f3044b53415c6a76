import { FACET, PRICE_DIGITS } from './tables.ts';

/** A column for the bits of products with one of some values. Sources use its number, expressions its name. */
export interface Place {
  name: string;
  place: number;
}

export const placeAt = (place: number): Place => ({ name: `c${place}`, place });

/** Joins the bits of one place from all sources. */
export const partColumn = ({ name, place }: Place) =>
  `bit_or(bits) filter (where place = ${place}) as ${name}`;

/** A chunk without any product with these values has no row of bits. */
export const filled = (name: string) => `coalesce(${name}, none.bits)`;

/** The places of a price's binary digits, lowest first. They are the same in every statement with prices. */
const PRICES = Array.from({ length: PRICE_DIGITS }, (_, digit) => ({ name: `p${digit}`, place: -1 - digit }));

export const WANTED_PRICES = `
  union all
  select ${FACET.price}::smallint, digit::text, -1 - digit from generate_series(0, ${PRICE_DIGITS - 1}) as digit`;
export const PRICE_PARTS = PRICES.map(partColumn);
export const FILLED_PRICES = `array[${PRICES.map(({ name }) => filled(name)).join(', ')}] as prices`;
