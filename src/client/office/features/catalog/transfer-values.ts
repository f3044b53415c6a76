import type { Transfer } from '#contract/transfers-office.ts';
import { MOST_STOCK_LINES } from '#rules/flows/transfer.ts';
import { readCount } from './figures.tsx';
import { readLines, type TypedLine } from './goods-line.ts';
import type { NewGoods } from './goods.api.ts';

export const TRANSFER_FIELDS = { from: 'From', to: 'To', note: 'Note', lines: 'Goods' };
export type TransferField = keyof typeof TRANSFER_FIELDS;
type Values = Readonly<Record<TransferField, string>>;

const placeText = (place: { id: number } | null | undefined) => (place ? String(place.id) : 'none');

const typedLine = (line: Transfer['lines'][number]): TypedLine => ({
  product_id: line.product_id,
  variation_id: line.variation_id,
  name: line.name,
  variation: line.variation,
  sku: line.sku,
  quantity: String(line.quantity),
});

/** A new transfer goes from outside to the first store that is chosen. */
export const valuesOf = (transfer: Transfer | undefined): Values => ({
  from: transfer ? placeText(transfer.from) : '',
  to: transfer ? placeText(transfer.to) : '',
  note: transfer?.note ?? '',
  lines: transfer ? JSON.stringify(transfer.lines.map(typedLine)) : '',
});

export function errorsOf({ from, to, lines }: Values) {
  const all = readLines(lines);
  const isWrong = all.some(({ quantity }) => !readCount(quantity));
  return {
    ...(from === '' && { from: 'Choose where the goods are.' }),
    ...(to === '' && { to: 'Choose where they go.' }),
    ...(to !== '' && to === from && { to: 'Choose another place than the one they leave.' }),
    ...(all.length === 0 && { lines: 'Add what is moved.' }),
    ...(all.length > MOST_STOCK_LINES && { lines: `At most ${MOST_STOCK_LINES} lines.` }),
    ...(isWrong && { lines: 'Type how many of each, such as 3.' }),
  };
}

const placeId = (text: string) => Number(text) || null;

/** The fields of a body. Those that were not changed are left out. */
export const bodyOf = ({ from, to, note, lines }: Partial<Values>): Partial<NewGoods<'transfers'>> => ({
  ...(from !== undefined && { from_store_id: placeId(from) }),
  ...(to !== undefined && { to_store_id: placeId(to) }),
  ...(note !== undefined && { note: note.trim() }),
  ...(lines !== undefined && {
    lines: readLines(lines).map(({ product_id, variation_id, quantity }) => ({
      product_id,
      variation_id,
      quantity: readCount(quantity) ?? 0,
    })),
  }),
});
