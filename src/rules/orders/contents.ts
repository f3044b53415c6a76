import type { DeliveryWay } from './delivery-ways.ts';
import type { VatScheme } from './basket.ts';
import type { ItemPart } from './line-units.ts';

/** A line of an order as it is kept with a change. */
export interface ContentLine {
  productId: number;
  variationId: number | null;
  optionIds: number[];
  parts: ItemPart[];
  name: string;
  choice: string;
  sku: string;
  image: string | null;
  path: string;
  quantity: number;
  unit: number;
  discount: number;
  siteDiscount: number;
  vat: number;
  commission: number;
  scheme: VatScheme;
  /** What was promised when it came into the order; null: no warranty. */
  warrantyMonths: number | null;
}

/** All that a change of an order may alter, with every figure. Times are ISO texts, as in JSON. */
export interface Contents {
  lines: ContentLine[];
  way: DeliveryWay;
  storeId: number | null;
  storeName: string | null;
  address: { line_1: string; line_2?: string | undefined; town: string; post_code: string } | null;
  promise: string;
  promisedFrom: string;
  promisedBy: string;
  sendBy: string;
  collectCode: string | null;
  goods: number;
  delivery: number;
  deliveryVat: number;
  discount: number;
  siteDiscount: number;
  vat: number;
  commission: number;
  total: number;
  /** Goods and discount of the orders that were placed together with it: a code is for all of them. */
  beside: { goods: number; discount: number };
}

type Goods = Pick<ContentLine, 'productId' | 'variationId' | 'optionIds'>;

/** The same text for the same goods with the same options. */
export const goodsKey = ({ productId, variationId, optionIds }: Goods): string =>
  `${productId}/${variationId ?? ''}/${optionIds.toSorted((a, b) => a - b).join(',')}`;

interface Sold extends Goods {
  quantity: number;
}

/** How many of which goods. */
export function quantitiesOf(lines: readonly Sold[]): Map<string, number> {
  const quantities = new Map<string, number>();
  for (const line of lines) {
    quantities.set(goodsKey(line), (quantities.get(goodsKey(line)) ?? 0) + line.quantity);
  }
  return quantities;
}

/**
 * Everything that the price of an order depends on, as text. Contents with the same text have the same
 * figures.
 */
export const priceKey = ({
  lines,
  way,
  storeId,
  beside,
}: Pick<Contents, 'way' | 'storeId' | 'beside'> & { lines: readonly Sold[] }): string =>
  JSON.stringify([
    [...quantitiesOf(lines)].toSorted(([a], [b]) => (a < b ? -1 : 1)),
    way,
    storeId,
    beside.goods,
    beside.discount,
  ]);
