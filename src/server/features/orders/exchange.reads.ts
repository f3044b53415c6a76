import type { ExchangeChoices } from '#contract/order-returns.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import { vatScheme } from '#rules/orders/basket.ts';
import type { ExchangeLine } from '#rules/orders/exchange.ts';
import { exchangeCost, exchangeLine } from '#rules/orders/exchange.ts';
import type { Ask } from '../../db/connect.ts';
import type { PricedItem } from '../cart/public.ts';
import { readWishes } from '../cart/public.ts';
import { readOtherVariations } from '../catalog/public.ts';
import type { VendorTerms } from './terms.reads.ts';
import { readVendorTerms } from './terms.reads.ts';

/** A line with units that may be exchanged. */
interface ExchangedLine {
  id: number;
  productId: number | null;
  variationId: number | null;
  optionIds: number[];
  quantity: number;
  unit: number;
  discount: number;
  siteDiscount: number;
}

const wantedOf = (item: PricedItem, units: number, { hasVatNumber }: VendorTerms) => {
  const { productId, variationId, optionIds, parts, name, choice, sku, image, path, unit, condition } = item;
  return {
    productId,
    variationId,
    optionIds,
    parts,
    name,
    choice,
    sku,
    image,
    path,
    quantity: units,
    unit,
    scheme: vatScheme(condition, hasVatNumber),
    warrantyMonths: item.warrantyMonths,
  };
};

/** The other variations of a line’s product that can be bought now, with the same add-ons. */
async function readChoicesOf(
  ask: Ask,
  line: ExchangedLine,
  units: number,
  vendor: VendorTerms,
  only?: number,
): Promise<ExchangeLine[]> {
  const { productId, variationId, optionIds } = line;
  if (productId === null || variationId === null) return [];
  const others = await readOtherVariations(ask, productId, variationId);
  const ids = only === undefined ? others : others.filter((id) => id === only);
  const found: ExchangeLine[] = [];
  // One after the other: the stock of an add-on may be enough for one variation only.
  for (const id of ids) {
    const wish = { product_id: productId, variation_id: id, option_ids: optionIds, quantity: units };
    const [item] = (await readWishes(ask, [wish], vendor.businessId)) ?? [];
    if (item?.problem === null)
      found.push(exchangeLine(wantedOf(item, units, vendor), line, vendor.commissionBps));
  }
  return found.toSorted((a, b) => a.unit - b.unit);
}

/**
 * The variations that one unit of each line could be exchanged for. Lines with no other variation are left
 * out.
 */
async function readExchangeChoices(
  ask: Ask,
  businessId: number,
  lines: readonly ExchangedLine[],
): Promise<{ lineId: number; choices: ExchangeLine[] }[]> {
  const vendor = (await readVendorTerms(ask, [businessId])).get(businessId);
  const all: { lineId: number; choices: ExchangeLine[] }[] = [];
  for (const line of vendor ? lines : []) {
    const choices = vendor ? await readChoicesOf(ask, line, 1, vendor) : [];
    if (choices.length > 0) all.push({ lineId: line.id, choices });
  }
  return all;
}

/** The same as in the API. */
export async function readExchangeWire(
  ask: Ask,
  businessId: number,
  lines: readonly ExchangedLine[],
): Promise<ExchangeChoices[]> {
  const all = await readExchangeChoices(ask, businessId, lines);
  return all.map(({ lineId, choices }) => ({
    line_id: lineId,
    choices: choices.map((one) => ({
      variation_id: one.variationId ?? 0,
      name: one.name,
      choice: one.choice,
      image: one.image,
      price: poundsFromPence(pence(one.unit)),
      paid: poundsFromPence(exchangeCost([one])),
    })),
  }));
}

/** One wanted variation for some units of a line, at the commission of its order; undefined if it can’t be bought now. */
export async function readExchangeLine(
  ask: Ask,
  { businessId, commissionBps }: Pick<VendorTerms, 'businessId' | 'commissionBps'>,
  { line, units, variationId }: { line: ExchangedLine; units: number; variationId: number },
): Promise<ExchangeLine | undefined> {
  const vendor = (await readVendorTerms(ask, [businessId])).get(businessId);
  return vendor && (await readChoicesOf(ask, line, units, { ...vendor, commissionBps }, variationId))[0];
}
