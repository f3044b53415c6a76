import { formatSum, pence } from '../money/money.ts';
import { unsaid } from '../orders/choice-words.ts';
import { longDateWords } from '../stores/shop-time.ts';

/** One cell of a table: a line of text, and a smaller one below it. */
export interface Cell {
  text: string;
  detail?: string;
}

export interface Column {
  label: string;
  /** Amounts and counts are aligned to the right; the one column of words takes the room that is left. */
  kind: 'words' | 'number';
}

export interface PaperTable {
  /** For screen readers, which are told what a table is about before they enter it. */
  caption: string;
  columns: readonly Column[];
  rows: readonly (readonly Cell[])[];
}

export interface Sum {
  label: string;
  value: string;
  isTotal?: boolean;
}

/**
 * A paper as plain words. The print page and the PDF are both made of this and of nothing else, so that they say the
 * same.
 */
export interface Paper {
  /** 'Invoice'. */
  title: string;
  /** What it is known by; also the name of its file. */
  number: string;
  /** Whose paper it is, on top of it. */
  from: string;
  facts: readonly { label: string; value: string }[];
  parties: readonly { label: string; lines: readonly string[] }[];
  /** What a scanner reads. */
  barcode?: string;
  /** Whether the parties and the barcode are a label to be cut out. */
  isLabel?: boolean;
  items: PaperTable;
  sums: readonly Sum[];
  /** A smaller table below the sums. */
  summary?: PaperTable;
  notes: readonly string[];
  /** What is to be done, one step after the other. */
  steps: readonly string[];
  /** At the foot of every page. */
  foot: string;
}

export const money = (amount: number): string => formatSum(pence(amount)).replace('-', '−');
export const dateOf = (moment: string | Date): string => longDateWords(new Date(moment));

/** Who sells, as it was when the paper was issued. Papers of earlier versions know less. */
export interface Seller {
  name: string;
  legal_name?: string | null;
  address: string;
  post_code: string;
  vat_number?: string | null;
  company_number?: string | null;
}

export interface Address {
  line_1: string;
  line_2?: string | null | undefined;
  town: string;
  post_code: string;
}

export interface Buyer {
  name: string;
  /** None where everything is collected and no other address was given. */
  address: Address | null;
}

export const addressLines = ({ line_1, line_2, town, post_code }: Address): string[] =>
  [line_1, line_2 ?? '', town, post_code].filter((line) => line !== '');

/** A business keeps its address in one line. */
const placeLines = ({ address, post_code }: Pick<Seller, 'address' | 'post_code'>): string[] => [
  ...address.split(', '),
  post_code,
];

/** The name that shoppers know, and below it the one that the law asks for where it is another one. */
const nameLines = ({ name, legal_name: legal }: Seller): string[] =>
  legal && legal !== name ? [name, legal] : [name];

export const sellerLines = (seller: Seller): string[] => [
  ...nameLines(seller),
  ...placeLines(seller),
  ...(seller.vat_number ? [`VAT number ${seller.vat_number}`] : []),
];

/** Where a parcel to the seller goes. */
export const postLines = (seller: Seller): string[] => [seller.name, ...placeLines(seller)];

export const buyerLines = ({ name, address }: Buyer): string[] => [
  name,
  ...(address ? addressLines(address) : []),
];

const NO_BREAK = '\u00a0';

/** 'Northside Phones Ltd, 61 Oldham Street, Manchester, M1 1JR. Company number 07…'. No line ends in the postcode. */
export function footOf(seller: Seller): string {
  const lines = placeLines({ ...seller, post_code: seller.post_code.replace(' ', NO_BREAK) });
  const place = [seller.legal_name ?? seller.name, ...lines].join(', ');
  return seller.company_number ? `${place}. Company number ${seller.company_number}.` : `${place}.`;
}

/** What a buyer knows their way of payment by. */
export function paymentWords({ kind, label }: { kind: string; label: string }): string {
  if (kind === 'trial') return 'trial payment';
  if (label !== '') return label;
  if (kind === 'bank_transfer') return 'bank transfer';
  return kind === 'in_store' ? 'payment in store' : 'card';
}

/** Where money goes back to. */
export function refundWords({ kind, label }: { kind: string; label: string }): string {
  if (kind === 'bank_transfer') return 'bank account';
  return kind === 'in_store' ? 'buyer, in store' : paymentWords({ kind, label });
}

/** What stands below the name of an item: what was chosen, its number, and what else is to be said. */
export const detailOf = (
  { name, choice, sku }: { name: string; choice: string; sku: string },
  ...more: string[]
) =>
  [unsaid(choice, name), sku === '' ? '' : `SKU ${sku}`, ...more].filter((part) => part !== '').join(' · ');
