import type { Shelf } from '#contract/stock-office.ts';

/** Goods with a number that is typed, as a form keeps them. */
export interface TypedLine {
  product_id: number;
  variation_id: number | null;
  name: string;
  variation: string | null;
  sku: string;
  quantity: string;
}

export const lineKey = ({
  product_id: id,
  variation_id: of,
}: Pick<TypedLine, 'product_id' | 'variation_id'>) => `${id} ${of ?? ''}`;

export const readLines = <L extends TypedLine>(text: string): L[] =>
  text === '' ? [] : (JSON.parse(text) as L[]);

/** Adds goods to the list, or one more of those that are in it. */
export function withShelf<L extends TypedLine>(
  lines: readonly L[],
  shelf: Shelf,
  made: (line: TypedLine) => L,
): L[] {
  const { product_id, variation_id, name, variation, sku } = shelf;
  const key = lineKey(shelf);
  if (!lines.some((line) => lineKey(line) === key))
    return [...lines, made({ product_id, variation_id, name, variation, sku, quantity: '1' })];
  return lines.map((line) =>
    lineKey(line) === key ? { ...line, quantity: String((Number(line.quantity) || 0) + 1) } : line,
  );
}
