import { unsaid } from '../orders/choice-words.ts';
import type { Address, Paper, Seller } from './paper.ts';
import { addressLines, dateOf, footOf, money, sellerLines } from './paper.ts';

export interface TradeInStatement {
  number: string;
  name: string;
  choice: string;
  /** Its IMEI or serial number as shown: '•••• 3792'. */
  identifierEnds: string | null;
  /** The business that bought it. */
  buyer: Seller;
  customer: string;
  address: Address;
  paidAt: Date;
  payout: 'bank' | 'voucher';
  /** The first offer, and the sum that was paid, in pence. */
  offered: number;
  paid: number;
  /** Why less was paid. */
  cuts: readonly { reason: string }[];
}

/** The statement of the payment for a device that a customer sold. */
export function tradeInStatementPaper(statement: TradeInStatement): Paper {
  const {
    number,
    name,
    choice,
    identifierEnds,
    buyer,
    customer,
    address,
    paidAt,
    payout,
    offered,
    paid,
    cuts,
  } = statement;
  const detail = [unsaid(choice, name), identifierEnds && `IMEI or serial number ${identifierEnds}`];
  return {
    title: 'Statement',
    number,
    from: buyer.name,
    facts: [
      { label: 'Trade-in', value: number },
      { label: 'Paid on', value: dateOf(paidAt) },
      { label: 'Paid as', value: payout === 'bank' ? 'Bank transfer' : 'Store credit' },
    ],
    parties: [
      { label: 'Bought by', lines: sellerLines(buyer) },
      { label: 'Sold by', lines: [customer, ...addressLines(address)] },
    ],
    items: {
      caption: 'What was sold',
      columns: [
        { label: 'Device', kind: 'words' },
        { label: 'Price', kind: 'number' },
      ],
      rows: [[{ text: name, detail: detail.filter(Boolean).join(' · ') }, { text: money(paid) }]],
    },
    sums: [
      ...(offered === paid ? [] : [{ label: 'First offer', value: money(offered) }]),
      { label: 'Paid to you', value: money(paid), isTotal: true },
    ],
    notes: paid < offered ? cuts.map(({ reason }) => reason) : [],
    steps: [],
    foot: footOf(buyer),
  };
}
