import { pence, poundsFromPence } from './money.ts';

export interface BankTransfer {
  sortCode: string;
  accountNumber: string;
  holder: string;
  /** In pence. */
  amount: number;
  reference: string;
}

const HEAD = ['Sort code', 'Account number', 'Name', 'Amount', 'Reference'];

/** Removes signs that start a formula, since a spreadsheet would run it. */
const harmless = (text: string) => text.replace(/^[=+\-@\t\r]+/, '');

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Transfers as CSV for banks: with a header, amounts in pounds, and line ends as in RFC 4180. */
export function bankFile(transfers: readonly BankTransfer[]): string {
  const rows = transfers.map(({ sortCode, accountNumber, holder, amount, reference }) => [
    sortCode,
    accountNumber,
    harmless(holder),
    poundsFromPence(pence(amount)).toFixed(2),
    harmless(reference),
  ]);
  return [HEAD, ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}
