import type { RepairPayment } from '../repair/kinds.ts';
import { paidBy } from '../repair/paid-by.ts';
import type { Paper, Seller } from './paper.ts';
import { dateOf, footOf, money, sellerLines } from './paper.ts';

export interface RepairReceipt {
  number: string;
  seller: Seller;
  customer: string;
  device: string;
  /** The work that was agreed to. In pence. */
  lines: readonly { name: string; part: string | null; price: number }[];
  /** What was paid and kept, the earliest first. In pence. */
  payments: readonly { label: 'Deposit' | 'Payment'; kind: RepairPayment; amount: number; at: Date }[];
}

/** What a customer paid for a repair, when and how. */
export function repairReceiptPaper(receipt: RepairReceipt): Paper {
  const { number, seller, customer, device, lines, payments } = receipt;
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
  const total = sum(lines.map(({ price }) => price));
  const paid = sum(payments.map(({ amount }) => amount));
  return {
    title: 'Receipt',
    number,
    from: seller.name,
    facts: [
      { label: 'Repair', value: number },
      { label: 'Device', value: device },
      ...payments.slice(-1).map(({ at }) => ({ label: 'Paid on', value: dateOf(at) })),
    ],
    parties: [
      { label: 'Paid to', lines: sellerLines(seller) },
      { label: 'Paid by', lines: [customer] },
    ],
    items: {
      caption: 'What was paid for',
      columns: [
        { label: 'Repair', kind: 'words' },
        { label: 'Price', kind: 'number' },
      ],
      rows: lines.map(({ name, part, price }) => [
        { text: name, ...(part !== null && { detail: `${part} part` }) },
        { text: money(price) },
      ]),
    },
    sums: [
      { label: 'Total', value: money(total) },
      ...payments.map(({ label, kind, amount, at }) => ({
        label: `${label} ${paidBy(kind)}, ${dateOf(at)}`,
        value: money(amount),
      })),
      { label: 'Paid', value: money(paid), isTotal: true },
      ...(paid < total ? [{ label: 'Left to pay', value: money(total - paid) }] : []),
    ],
    notes: [],
    steps: [],
    foot: footOf(seller),
  };
}
