/** The places of some goods, seen from one store. */
export interface LiesAt {
  here: number;
  /** Units in no store. They can be brought to any store. */
  rest: number;
  others: readonly { name: string; stock: number }[];
}

/**
 * Whether so many can be handed over in the store at once: the units are there, or in no store. If other
 * stores have none either, too few exist, which is reported as missing stock instead.
 */
export const isThere = ({ here, rest, others }: LiesAt, quantity: number): boolean =>
  here + rest >= quantity || others.length === 0;

/** '2 here, 1 in no store, 4 in Leeds' */
export function liesWords({ here, rest, others }: LiesAt): string {
  const places = [
    `${here === 0 ? 'None' : here} here`,
    ...(rest > 0 ? [`${rest} in no store`] : []),
    ...others.map(({ name, stock }) => `${stock} in ${name}`),
  ];
  return places.join(', ');
}
