import type { Pence } from '../money/money.ts';
import { pence } from '../money/money.ts';
import { vatIncluded } from '../money/vat.ts';
import type { VatScheme } from './basket.ts';
import { listed, unitsName } from './choice-words.ts';
import type { ContentLine } from './contents.ts';
import type { ExchangeState } from './kinds.ts';
import { roundedShare } from './split.ts';

/** Another variation that a buyer wants for returned units of a line, with all its figures. */
export interface ExchangeLine extends ContentLine {
  /** The line whose units come back. */
  lineId: number;
}

/** The line that units come back of. */
interface ReturnedLine {
  id: number;
  quantity: number;
  unit: number;
  discount: number;
  siteDiscount: number;
}

interface Wanted extends Omit<ContentLine, 'discount' | 'siteDiscount' | 'vat' | 'commission'> {
  scheme: VatScheme;
}

/**
 * The figures of another variation. The order's code gives it the same percentage off as the returned goods,
 * and never more than their discount.
 */
export function exchangeLine(wanted: Wanted, returned: ReturnedLine, commissionBps: number): ExchangeLine {
  const goods = wanted.unit * wanted.quantity;
  const paidFor = returned.unit * returned.quantity;
  const most = roundedShare(returned.discount, wanted.quantity, returned.quantity);
  const share = paidFor === 0 ? 0 : roundedShare(goods, returned.discount, paidFor);
  const discount = Math.min(most, share, goods);
  const isSites = returned.siteDiscount > 0;
  const net = pence(goods - discount);
  return {
    ...wanted,
    lineId: returned.id,
    discount,
    siteDiscount: isSites ? discount : 0,
    vat: wanted.scheme === 'standard' ? vatIncluded(net) : 0,
    // A code of the site costs the vendor nothing, so the commission is counted without the discount.
    commission: roundedShare(isSites ? goods : net, commissionBps, 10_000),
  };
}

/** The price of the wanted variations after the code. */
export const exchangeCost = (lines: readonly Pick<ExchangeLine, 'unit' | 'quantity' | 'discount'>[]): Pence =>
  pence(lines.reduce((sum, { unit, quantity, discount }) => sum + unit * quantity - discount, 0));

export interface ExchangeSplit {
  /** The part of the wanted goods that the returned ones pay for. */
  exchanged: Pence;
  /** The money that goes back to the buyer. */
  back: Pence;
  /** The sum that the buyer still has to pay. */
  due: Pence;
}

/** How the value of returned goods and the price of the wanted ones are settled. */
export const exchangeSplit = (value: number, cost: number): ExchangeSplit => ({
  exchanged: pence(Math.min(value, cost)),
  back: pence(Math.max(0, value - cost)),
  due: pence(Math.max(0, cost - value)),
});

/** 'iPhone 13, Blue instead of iPhone 13, Midnight.', one sentence for each wanted variation. */
export const exchangeWords = (
  wanted: readonly Pick<ExchangeLine, 'lineId' | 'name' | 'choice' | 'quantity'>[],
  lines: readonly { id: number; name: string; choice: string }[],
): string[] =>
  wanted.map((one) => {
    const old = lines.find(({ id }) => id === one.lineId);
    const name = unitsName(one, one.quantity);
    return old ? `${name} instead of ${unitsName(old, one.quantity)}.` : `${name}.`;
  });

/** The message for staff if a wanted variation is sold out when they accept the return. */
export const exchangeGone = (names: readonly string[]): string =>
  `There is not enough left of: ${listed(names)}. You can accept the return as a refund instead.`;

/** The step that an open exchange waits for; null if no stock is kept. */
export const exchangeOf = (
  last: { exchange_state: ExchangeState | null } | null | undefined,
  isChanging: boolean,
): 'kept' | 'waiting' | null => (last?.exchange_state === 'kept' ? (isChanging ? 'waiting' : 'kept') : null);

/** How many days after the last day to send a return its variations are kept: a parcel may take that long. */
export const EXCHANGE_EXTRA_DAYS = 7;
