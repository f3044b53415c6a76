import type { Line } from '../catalog/lines.ts';
import type { Pence } from '../money/money.ts';
import { pence } from '../money/money.ts';
import { vatIncluded } from '../money/vat.ts';
import type { VatScheme } from '../orders/basket.ts';
import type { WayTerms } from '../orders/delivery-ways.ts';
import { DEFAULT_TERMS, wayPrice } from '../orders/delivery-ways.ts';
import { basketSums, sum } from '../orders/sums.ts';

const NOTHING = pence(0);

export interface CountedItem {
  businessId: number;
  quantity: number;
  isSaved: boolean;
  canBeOrdered: boolean;
  unit: Pence;
  voucher: Pence | null;
  scheme: VatScheme;
}

export interface CartTotals {
  /** How many are in the cart, also of what can't be ordered. All other totals leave that out. */
  quantity: number;
  items: Pence;
  /** The total as vouchers, in the sell line. */
  voucher: Pence | null;
  /** The cost of each business's parcel. */
  deliveryOf: (businessId: number) => Pence;
  delivery: Pence;
  /** The VAT included in the total: for new goods, their delivery, and repairs. */
  vat: Pence;
  total: Pence;
}

/** The standard delivery terms of a business. */
type TermsOf = (businessId: number) => WayTerms | undefined;

/**
 * Items saved for later don't count. Each business sends its own parcel by standard delivery, like the checkout's
 * default. Labels for devices to sell or repair are free.
 */
export function cartTotals(
  line: Line,
  all: readonly CountedItem[],
  termsOf: TermsOf = () => undefined,
): CartTotals {
  const inCart = all.filter(({ isSaved }) => !isSaved);
  const counted = inCart.filter(({ canBeOrdered }) => canBeOrdered);
  const { totals, groups } = basketSums({ groups: groupsOf(line, counted, termsOf), credit: NOTHING });
  return {
    quantity: inCart.reduce((count, { quantity }) => count + quantity, 0),
    items: totals.goods,
    voucher:
      line === 'sell'
        ? sum(counted, ({ voucher, quantity }) => pence((voucher ?? NOTHING) * quantity))
        : null,
    deliveryOf: (businessId) => groups.find((group) => group.businessId === businessId)?.delivery ?? NOTHING,
    delivery: totals.delivery,
    vat: { buy: totals.vat, sell: NOTHING, repair: vatIncluded(totals.total) }[line],
    total: totals.total,
  };
}

function groupsOf(line: Line, counted: readonly CountedItem[], termsOf: TermsOf) {
  return [...new Set(counted.map(({ businessId }) => businessId))].map((businessId) => {
    const own = counted.filter((item) => item.businessId === businessId);
    const goods = sum(own, ({ unit, quantity }) => pence(unit * quantity));
    return {
      businessId,
      lines: own.map((item) => ({ ...item, productId: 0, categoryIds: [] })),
      delivery: parcelPrice(line, goods, termsOf(businessId)),
      commissionBps: 0,
    };
  });
}

/** The delivery price of a business's parcel with goods of this value. */
export function parcelPrice(line: Line, goods: Pence, terms: WayTerms = DEFAULT_TERMS.standard): Pence {
  return line === 'buy' ? wayPrice(terms, goods) : NOTHING;
}
