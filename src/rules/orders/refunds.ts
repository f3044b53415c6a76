import type { Pence } from '../money/money.ts';
import { pence } from '../money/money.ts';
import { roundedShare, shareOfUnits } from './split.ts';

/** The parts of an amount that a buyer paid. The vendor gets the rest, and what the site added. */
export interface Shares {
  paid: Pence;
  vat: Pence;
  commission: Pence;
  siteDiscount: Pence;
}

export const NO_SHARES: Shares = {
  paid: pence(0),
  vat: pence(0),
  commission: pence(0),
  siteDiscount: pence(0),
};

export const vendorShare = ({ paid, vat, commission, siteDiscount }: Shares): Pence =>
  pence(paid + siteDiscount - vat - commission);

export interface RefundableLine extends Shares {
  quantity: number;
  refundedUnits: number;
}

/** The shares of some units of a line. The units together give the whole line to the penny. */
export function sharesOfUnits(line: RefundableLine, units: number): Shares {
  if (units < 1 || line.refundedUnits + units > line.quantity) {
    throw new RangeError('more units than are left of a line');
  }
  const share = (amount: Pence) => shareOfUnits(amount, line.quantity, line.refundedUnits, units);
  return {
    paid: share(line.paid),
    vat: share(line.vat),
    commission: share(line.commission),
    siteDiscount: share(line.siteDiscount),
  };
}

/** The shares of an amount of an order's rest, if no lines are named. The whole rest gives all shares. */
export function sharesOfAmount(left: Shares, amount: Pence): Shares {
  if (amount < 0 || amount > left.paid) throw new RangeError('more than is left of what was paid');
  if (amount === left.paid) return left;
  const share = (part: Pence) => pence(roundedShare(part, amount, left.paid));
  return {
    paid: amount,
    vat: share(left.vat),
    commission: share(left.commission),
    siteDiscount: share(left.siteDiscount),
  };
}

export const plusShares = (a: Shares, b: Shares): Shares => combine(a, b, 1);
export const lessShares = (a: Shares, b: Shares): Shares => combine(a, b, -1);

function combine(a: Shares, b: Shares, sign: 1 | -1): Shares {
  return {
    paid: pence(a.paid + sign * b.paid),
    vat: pence(a.vat + sign * b.vat),
    commission: pence(a.commission + sign * b.commission),
    siteDiscount: pence(a.siteDiscount + sign * b.siteDiscount),
  };
}

/**
 * Limits shares to the rest. Lines and amounts of an order may be refunded in any sequence. After refunds by
 * amount, less of a share may be left than the lines would give.
 */
export function withinShares(wanted: Shares, left: Shares): Shares {
  return wanted.paid >= left.paid ? left : lowerShares(wanted, left);
}

/** The lower value of each share. */
export function lowerShares(a: Shares, b: Shares): Shares {
  const lower = (one: Pence, other: Pence) => pence(Math.min(one, other));
  return {
    paid: lower(a.paid, b.paid),
    vat: lower(a.vat, b.vat),
    commission: lower(a.commission, b.commission),
    siteDiscount: lower(a.siteDiscount, b.siteDiscount),
  };
}

/**
 * The refund of a delivery when all its goods are returned: the paid charge, but at most the price of
 * standard delivery. If the site paid for it by a code, the site gets it back.
 */
export function deliveryShares(delivery: Omit<Shares, 'commission'>, standard: Pence): Shares {
  const paid = pence(Math.min(delivery.paid, standard));
  const vat = paid === 0 ? 0 : roundedShare(delivery.vat, paid, delivery.paid);
  const siteDiscount = pence(Math.min(delivery.siteDiscount, standard - paid));
  return { ...NO_SHARES, paid, vat: pence(vat), siteDiscount };
}

/** How much is refunded to the card or account, and how much to store credit. The larger payment comes first. */
export function refundWays(
  amount: Pence,
  left: { payment: Pence; credit: Pence },
): { payment: Pence; credit: Pence } {
  const payment = Math.min(amount, left.payment);
  return { payment: pence(payment), credit: pence(amount - payment) };
}

/** The bonus for buyers who take credit instead of money, in hundredths of a percent. */
const CREDIT_BONUS_BPS = 500;

export const asCredit = (amount: Pence): Pence =>
  pence(amount + roundedShare(amount, CREDIT_BONUS_BPS, 10_000));
