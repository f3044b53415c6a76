import { unsaid } from '../orders/choice-words.ts';
import type { Paper, Seller } from './paper.ts';
import { dateOf, footOf, sellerLines } from './paper.ts';

export interface WarrantyPaper {
  /** The number of the order or the repair. */
  number: string;
  /** 'Order' or 'Repair'. */
  what: 'Order' | 'Repair';
  seller: Seller;
  customer: string;
  /** When it was handed over. */
  from: Date;
  /** Who signed for the device. */
  handedTo?: string | undefined;
  /** The items under warranty, each with its last day, such as '2027-02-03'. */
  items: readonly { name: string; choice: string; until: string }[];
  /** The terms, as text. */
  terms: readonly string[];
}

/** The guarantee: its items, the business that gives it, and its last day. */
export function warrantyPaper({
  number,
  what,
  seller,
  customer,
  from,
  handedTo,
  items,
  terms,
}: WarrantyPaper): Paper {
  return {
    title: 'Warranty',
    number,
    from: seller.name,
    facts: [
      { label: what, value: number },
      { label: 'From', value: dateOf(from) },
      ...(handedTo === undefined ? [] : [{ label: 'Signed for by', value: handedTo }]),
    ],
    parties: [
      { label: 'Given by', lines: sellerLines(seller) },
      { label: 'Given to', lines: [customer] },
    ],
    items: {
      caption: 'What is under warranty',
      columns: [
        { label: what === 'Order' ? 'Item' : 'Repaired', kind: 'words' },
        { label: 'Until', kind: 'number' },
      ],
      rows: items.map(({ name, choice, until }) => [
        { text: name, detail: unsaid(choice, name) },
        { text: dateOf(`${until}T12:00:00Z`) },
      ]),
    },
    sums: [],
    notes: [
      ...terms,
      `If something is wrong, tell us on the page of your ${what.toLowerCase()}, or bring this paper to a store.`,
    ],
    steps: [],
    foot: footOf(seller),
  };
}
