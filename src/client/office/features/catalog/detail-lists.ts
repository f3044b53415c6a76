import type { OfficeProduct } from '#contract/products-office-shapes.ts';
import type { ProductChange } from './products.api.ts';

/** A thing in the box, as it is typed. */
export interface BoxLine {
  title: string;
  qunatity: string;
}

export const writeBox = (list: readonly BoxLine[]) => JSON.stringify(list);
export const boxText = (box: OfficeProduct['box']) =>
  writeBox(box.map(({ title, qunatity }) => ({ title, qunatity: String(qunatity) })));
export const readBox = (text: string): BoxLine[] => (text === '' ? [] : (JSON.parse(text) as BoxLine[]));

export const boxOf = (text: string): NonNullable<ProductChange['box']> =>
  readBox(text).map(({ title, qunatity }) => ({ title: title.trim(), qunatity: Number(qunatity) }));

export function boxError(text: string): string | undefined {
  for (const { title, qunatity } of readBox(text)) {
    if (!title.trim()) return 'Say what is in the box, or remove the line';
    if (!/^[1-9]\d{0,2}$/.test(qunatity.trim())) return `${title}: type how many, such as 1`;
  }
  return undefined;
}

type FieldValues = OfficeProduct['custom_fields'];

/** The same values give the same text, in any order. */
export const writeFields = (values: FieldValues) =>
  JSON.stringify(values.toSorted((a, b) => a.definition_id - b.definition_id));
export const readFields = (text: string): FieldValues =>
  text === '' ? [] : (JSON.parse(text) as FieldValues);

/** The values with one of them changed; an empty one is removed. */
export function withField(values: FieldValues, id: number, value: string): FieldValues {
  const rest = values.filter(({ definition_id: of }) => of !== id);
  return value === '' ? rest : [...rest, { definition_id: id, value }];
}
