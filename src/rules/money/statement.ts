import type { Pence } from './money.ts';
import { pence } from './money.ts';
import { shopMoment } from '../stores/shop-time.ts';

/** The kinds of ledger entries. */
export const LEDGER_KINDS = [
  'payment',
  'refund',
  'late_payment',
  'payout',
  'chargeback',
  'credit',
  'dispute_fee',
  // The site's payment for a device that the vendor bought from a customer, as money or store credit.
  'trade_in',
  // Money for an order that waits for a device. It belongs to no vendor until the order is paid or cancelled.
  'waiting_payment',
] as const;

/** A statement names changes of orders apart from sales and refunds. */
export const STATEMENT_KINDS = [...LEDGER_KINDS, 'change'] as const;

/** A vendor's part of one ledger entry. Money to the vendor is positive. */
export interface StatementEntry {
  kind: (typeof STATEMENT_KINDS)[number];
  commission: number;
  vat: number;
  /** Money that the vendor already took at the counter. */
  atCounter: number;
  /** By how much the vendor's balance changes. */
  amount: number;
  /** The vendor's share is set aside or released, and no money moves. */
  isHold: boolean;
}

export type StatementRow<E extends StatementEntry> = E & { sales: Pence; balance: Pence };

export interface StatementTotals {
  sales: Pence;
  refunds: Pence;
  commission: Pence;
  vat: Pence;
  atCounter: Pence;
  payouts: Pence;
  chargebacks: Pence;
  disputeFees: Pence;
  tradeIns: Pence;
}

/** The sum before commission, VAT and money taken at the counter are subtracted. */
const grossOf = ({ amount, commission, vat, atCounter }: StatementEntry): Pence =>
  pence(amount + commission + vat + atCounter);

const SALES: ReadonlySet<StatementEntry['kind']> = new Set(['payment', 'refund', 'change']);

/** Sales, and their deductions: by a change, by a refund, or by a buyer's bank. */
const salesOf = (entry: StatementEntry): Pence =>
  SALES.has(entry.kind) || (entry.kind === 'chargeback' && !entry.isHold) ? grossOf(entry) : pence(0);

/** Entries in their order, each with the balance after it. */
export function statementOf<E extends StatementEntry>(
  opening: Pence,
  entries: readonly E[],
): { rows: StatementRow<E>[]; totals: StatementTotals; closing: Pence } {
  let balance: number = opening;
  const rows = entries.map((entry) => {
    balance += entry.amount;
    return { ...entry, sales: salesOf(entry), balance: pence(balance) };
  });
  const sum = (of: (row: StatementRow<E>) => number) =>
    pence(rows.reduce((total, row) => total + of(row), 0));
  const only = (kind: StatementEntry['kind'], of: (row: StatementRow<E>) => number) =>
    sum((row) => (row.kind === kind ? of(row) : 0));
  return {
    rows,
    totals: {
      // An order that is changed and changed back is one sale, and no refund.
      sales: pence(only('payment', (row) => row.sales) + only('change', (row) => row.sales)),
      refunds: only('refund', (row) => row.sales),
      commission: sum((row) => row.commission),
      vat: sum((row) => row.vat),
      atCounter: sum((row) => row.atCounter),
      payouts: only('payout', (row) => row.amount),
      chargebacks: only('chargeback', grossOf),
      disputeFees: only('dispute_fee', (row) => row.amount),
      tradeIns: only('trade_in', (row) => row.amount),
    },
    closing: pence(balance),
  };
}

/** The start of a month, such as '2026-11', and of the next one, in the shop's time zone. */
export function monthSpan(month: string): { from: Date; until: Date } | undefined {
  const [, year = '', number = ''] = /^(20\d\d)-(0[1-9]|1[0-2])$/.exec(month) ?? [];
  if (year === '') return undefined;
  const first = (months: number) => {
    const date = new Date(Date.UTC(Number(year), Number(number) - 1 + months, 1));
    const day = {
      year: date.getUTCFullYear(),
      month: date.getUTCMonth() + 1,
      day: 1,
      weekday: 1,
      minutes: 0,
    };
    return shopMoment(day, 0);
  };
  return { from: first(0), until: first(1) };
}
