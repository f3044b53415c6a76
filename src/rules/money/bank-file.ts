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

/** A spreadsheet would run a text that begins like a formula. */
const harmless = (text: string) => text.replace(/^[=+\-@\t\r]+/, '');

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Transfers as banks read them: CSV with a head, amounts in pounds, lines that end as RFC 4180 has it. */
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
