import type { LetterOrder } from './letters.reads.ts';

/** Pronouns of a mail for its items, by their number. */
const ONE = {
  item: 'item',
  it: 'it',
  /** As the subject of a sentence. */
  itIs: 'it is',
  itHas: 'it has',
  itemIs: 'item is',
};
const SEVERAL: typeof ONE = {
  item: 'items',
  it: 'them',
  itIs: 'they are',
  itHas: 'they have',
  itemIs: 'items are',
};

const wordsFor = (pieces: number) => (pieces === 1 ? ONE : SEVERAL);

/** For all that was ordered. */
export const orderedWords = (orders: readonly Pick<LetterOrder, 'lines'>[]) =>
  wordsFor(orders.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0));

/** For the items of the last return. */
export const returnedWords = ({ return: last }: Pick<LetterOrder, 'return'>) =>
  wordsFor(Object.values(last?.units ?? {}).reduce((sum, units) => sum + units, 0));
