/** Where goods lie, seen from one store. */
export interface LiesAt {
  here: number;
  /** What lies in no store. It can be brought to any. */
  rest: number;
  others: readonly { name: string; stock: number }[];
}

/**
 * Whether so many can be handed over in the store at once: they lie there, or in no store. Where they lie in no other
 * store either, there are too few of them, which is another matter.
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
