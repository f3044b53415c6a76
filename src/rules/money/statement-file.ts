import { csvLine } from '../csv/write.ts';
import { longDateWords } from '../stores/shop-time.ts';
import type { STATEMENT_KINDS } from './statement.ts';

export type StatementKind = (typeof STATEMENT_KINDS)[number];

/** The title of a row of a statement. */
export const STATEMENT_WORDS: Readonly<Record<StatementKind, string>> = {
  payment: 'Sale',
  refund: 'Refund',
  change: 'Changed order',
  late_payment: 'Late payment',
  payout: 'Payout',
  chargeback: 'Chargeback',
  credit: 'Store credit',
  dispute_fee: 'Fee of a chargeback',
  trade_in: 'Trade-in',
  waiting_payment: 'Payment that waits',
};

/** A row with amounts in pounds. */
export interface FiledRow {
  at: string;
  kind: StatementKind;
  order: string | null;
  sales: number;
  commission: number;
  vat: number;
  at_counter: number;
  late: number;
  amount: number;
  balance: number;
}

const HEAD = [
  'Date',
  'What',
  'Order',
  'Sales',
  'Commission',
  'VAT',
  'Taken at the counter',
  'Late payment',
  'Amount',
  'Balance',
];

const sums = (amounts: readonly number[]) => amounts.map((amount) => amount.toFixed(2));
const edge = (what: string, balance: number) => [
  '',
  what,
  ...HEAD.slice(2, -1).map(() => ''),
  ...sums([balance]),
];

/** A statement as a table for a spreadsheet, with the balance before and after the month. */
export function statementFile(statement: {
  opening: number;
  closing: number;
  rows: readonly FiledRow[];
}): string[] {
  const rows = statement.rows.map((row) => [
    longDateWords(new Date(row.at)),
    STATEMENT_WORDS[row.kind],
    row.order ?? '',
    ...sums([row.sales, row.commission, row.vat, row.at_counter, row.late, row.amount, row.balance]),
  ]);
  return [
    HEAD,
    edge('Balance before', statement.opening),
    ...rows,
    edge('Balance after', statement.closing),
  ].map(csvLine);
}
