import type { Draft } from './product-draft.ts';
import { readBox, readFields } from './detail-lists.ts';
import { readQuestions } from './question-list.ts';
import { fieldName, type Field } from './product-values.ts';
import type { Choices } from './products.api.ts';
import { CELLS, isCell, type Cell } from './variation-cells.ts';
import { keyOfSaved, readOptions } from './variation-rows-of.ts';

/** The names of terms, and their order in the shop. */
export interface TermLabels {
  labelOf: (term: number) => string;
  placeOf: (term: number) => number;
}

/** Until the lists are loaded, the labels of the product itself are known. */
export function termLabels(choices: Choices | undefined, product: Draft): TermLabels {
  const own = (product.variations ?? []).flatMap(({ term_ids: ids, terms }) =>
    ids.map((id, index) => [id, terms[index] ?? ''] as const),
  );
  const all = (choices?.attributes ?? []).flatMap(({ terms }) => terms);
  const labels = new Map([...own, ...all.map(({ id, label }) => [id, label] as const)]);
  const places = new Map(all.map(({ id }, index) => [id, index]));
  return {
    labelOf: (term) => labels.get(term) ?? '…',
    placeOf: (term) => places.get(term) ?? term,
  };
}

const rowWords = (key: string, product: Draft, { labelOf }: TermLabels): string => {
  const saved = product.variations?.find((one) => keyOfSaved(one) === key);
  if (saved) return saved.terms.join(', ');
  return key.startsWith('v') ? 'a removed variation' : key.split('-').map(Number).map(labelOf).join(', ');
};

/** 'Price of 128GB, Good', or the name of the field. */
export function fieldWords(field: Field, product: Draft, labels: TermLabels): string {
  if (!isCell(field)) return fieldName(field);
  const [, key = '', cell = ''] = field.split(' ');
  return `${CELLS[cell as Cell]} of ${rowWords(key, product, labels)}`;
}

/** A value as it is shown to choose between two. */
export function valueWords(
  field: Field,
  text: string | undefined,
  product: Draft,
  labels: TermLabels,
): string {
  if (!text) return '';
  if (field === 'default_variation' || field === 'takes_stock') return rowWords(text, product, labels);
  if (field === 'questions')
    return readQuestions(text)
      .map(({ title }) => title)
      .join('\n');
  if (field === 'box')
    return readBox(text)
      .map(({ title, qunatity }) => `${qunatity} × ${title}`)
      .join('\n');
  if (field === 'custom_fields')
    return readFields(text)
      .map(({ value }) => value)
      .join('\n');
  if (field !== 'options') return text;
  return readOptions(text)
    .options.map(({ terms }) => terms.map(labels.labelOf).join(', '))
    .join('\n');
}
