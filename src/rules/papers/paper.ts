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
  /** Numbers are aligned right. The one column of words takes the remaining width. */
  kind: 'words' | 'number';
}

export interface PaperTable {
  /** For screen readers. */
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
 * The content of a paper as plain text. The print page and the PDF are both made only from this, so that they say the
 * same.
 */
export interface Paper {
  /** 'Invoice'. */
  title: string;
  /** Its number, also used as the file name. */
  number: string;
  /** The sender at the top. */
  from: string;
  facts: readonly { label: string; value: string }[];
  parties: readonly { label: string; lines: readonly string[] }[];
  /** The text of the barcode. */
  barcode?: string;
  /** The text of the QR code of a label, for a phone or a counter. */
  qr?: string;
  /** Whether the parties and the barcode are a label to cut out. */
  isLabel?: boolean;
  items: PaperTable;
  sums: readonly Sum[];
  /** A smaller table below the sums. */
  summary?: PaperTable;
  notes: readonly string[];
  /** Numbered steps for the reader. */
  steps: readonly string[];
  /** At the foot of every page. */
  foot: string;
}

export const money = (amount: number): string => formatSum(pence(amount)).replace('-', '−');
export const dateOf = (moment: string | Date): string => longDateWords(new Date(moment));

/** The seller at the time the paper was issued. Older papers have fewer fields. */
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
  /** None if everything is collected and there is no billing address. */
  address: Address | null;
}

export const addressLines = ({ line_1, line_2, town, post_code }: Address): string[] =>
  [line_1, line_2 ?? '', town, post_code].filter((line) => line !== '');

/** A business stores its address in one line. */
const placeLines = ({ address, post_code }: Pick<Seller, 'address' | 'post_code'>): string[] => [
  ...address.split(', '),
  post_code,
];

/** The shop name, and below it the legal name if it differs. */
const nameLines = ({ name, legal_name: legal }: Seller): string[] =>
  legal && legal !== name ? [name, legal] : [name];

export const sellerLines = (seller: Seller): string[] => [
  ...nameLines(seller),
  ...placeLines(seller),
  ...(seller.vat_number ? [`VAT number ${seller.vat_number}`] : []),
];

/** The address for parcels to the seller. */
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

/** The payment method as the buyer knows it. */
export function paymentWords({ kind, label }: { kind: string; label: string }): string {
  if (kind === 'trial') return 'trial payment';
  if (label !== '') return label;
  if (kind === 'bank_transfer') return 'bank transfer';
  return kind === 'in_store' ? 'payment in store' : 'card';
}

/** Where a refund goes, in words. */
export function refundWords({ kind, label }: { kind: string; label: string }): string {
  if (kind === 'bank_transfer') return 'bank account';
  return kind === 'in_store' ? 'buyer, in store' : paymentWords({ kind, label });
}

/** The text below an item's name: the choice, its number and further notes. */
export const detailOf = (
  { name, choice, sku }: { name: string; choice: string; sku: string },
  ...more: string[]
) =>
  [unsaid(choice, name), sku === '' ? '' : `SKU ${sku}`, ...more].filter((part) => part !== '').join(' · ');
