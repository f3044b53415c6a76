import { VAT_RATE } from '../money/vat.ts';
import type { VatScheme } from '../orders/basket.ts';
import { MARGIN_WORDS, plainLine, schemeWords, vatSummary, withoutVat, type Issued } from './invoice.ts';
import type { Buyer, Paper, PaperTable, Seller, Sum } from './paper.ts';
import { buyerLines, dateOf, detailOf, footOf, money, refundWords, sellerLines } from './paper.ts';

/** Units of a line, and the refund for them. */
export interface CreditLine {
  name: string;
  choice: string;
  sku: string;
  quantity: number;
  amount: number;
  vat: number;
  scheme: VatScheme;
}

/** The stored content of a credit note, in pence. Older ones have only the sums. */
export interface CreditNoteContent {
  order: string;
  reason: string;
  total: number;
  vat: number;
  /** How much of the total falls under the standard rate of VAT. The rest is of the margin scheme. */
  standard?: number;
  /** The invoice that it corrects. */
  invoice?: { number: string; issued_at: string } | null;
  seller?: Seller;
  buyer?: Buyer;
  /** None if an amount was refunded without naming lines. */
  lines?: readonly CreditLine[];
  /** The part for the delivery, before earlier refunds are taken off. */
  delivery?: number;
  to_payment?: number;
  to_credit?: number;
  /** The part that was not refunded, since it paid for other goods. */
  exchanged?: number;
  payment?: { kind: string; label: string } | null;
}

interface Credited {
  total: number;
  vat: number;
  lines: readonly Pick<CreditLine, 'amount' | 'vat' | 'scheme'>[];
  /** The schemes of everything in the order. */
  schemes: readonly VatScheme[];
}

/**
 * The part of a refund with the standard VAT rate. In an order with goods of both schemes, an amount without
 * lines has the standard rate as far as its VAT shows.
 */
export function standardIn({ total, vat, lines, schemes }: Credited): number {
  if (!schemes.includes('margin')) return total;
  const named = lines.filter(({ scheme }) => scheme === 'standard');
  const amount = named.reduce((sum, line) => sum + line.amount, 0);
  const restVat = named.reduce((left, line) => left - line.vat, vat);
  const rest = Math.round((restVat * (100 + VAT_RATE)) / VAT_RATE);
  return vat === 0 ? 0 : Math.min(total, Math.max(0, amount + rest));
}

/** Texts for the reasons that moves store. Reasons that staff typed are not changed. */
const REASONS: Readonly<Record<string, string>> = {
  Missing: 'The seller did not have these items.',
  Returned: 'You returned these items.',
  Exchanged: 'You exchanged these items for others.',
  'Order cancelled': 'The order was cancelled.',
  'Order changed': 'The order was changed. A new invoice takes the place of the old one.',
};

export function creditNotePaper(issued: CreditNoteContent, { number, issuedAt }: Issued): Paper {
  const content = withoutVat(issued.seller)
    ? { ...issued, vat: 0, standard: issued.total, lines: (issued.lines ?? []).map(plainLine) }
    : issued;
  const { order, invoice, seller, buyer, reason, lines = [] } = content;
  const { total, vat, standard } = content;
  const hasAmount = standard !== undefined && standard < total && lines.length === 0;
  const isMargin = lines.some(({ scheme }) => scheme === 'margin');
  return {
    title: 'Credit note',
    number,
    from: seller?.name ?? '',
    facts: [
      { label: 'Credit note number', value: number },
      { label: 'Date of issue', value: dateOf(issuedAt) },
      ...(invoice
        ? [{ label: 'For invoice', value: `${invoice.number} of ${dateOf(invoice.issued_at)}` }]
        : []),
      { label: 'Order', value: order },
      { label: 'Reason', value: REASONS[reason] ?? reason },
    ],
    parties: [
      ...(seller ? [{ label: 'Credited by', lines: sellerLines(seller) }] : []),
      ...(buyer ? [{ label: 'Credited to', lines: buyerLines(buyer) }] : []),
    ],
    items: itemsOf(content),
    sums: sumsOf(content),
    ...(standard !== undefined && vat > 0 && { summary: vatSummary({ standard, vat, total }) }),
    notes:
      isMargin || hasAmount
        ? [`${MARGIN_WORDS}: no VAT is shown for ${hasAmount ? 'what is credited under it' : 'these items'}.`]
        : [],
    steps: [],
    foot: seller ? footOf(seller) : '',
  };
}

function itemsOf({ lines = [], total, vat, standard = total }: CreditNoteContent): PaperTable {
  const rows = lines.map((line) => [
    { text: line.name, detail: detailOf(line, schemeWords(line)) },
    { text: String(line.quantity) },
    ...(vat > 0 ? [{ text: line.scheme === 'standard' ? money(line.vat) : '–' }] : []),
    { text: money(line.amount) },
  ]);
  // The rest that the lines don't explain: refunded delivery, or an earlier refund without lines.
  const rest = lines.reduce((left, line) => left - line.amount, total);
  const restVat = lines.reduce((left, line) => left - line.vat, vat);
  const restWords = lines.length === 0 ? 'Refund of an amount' : rest > 0 ? 'Delivery' : 'Refunded before';
  // Of a mixed amount, the summary says how much falls under which scheme.
  const isMargin = lines.length === 0 && standard === 0;
  const isMixed = vat > 0 && standard < total;
  return {
    caption: 'What is credited',
    columns: [
      { label: 'Item', kind: 'words' },
      { label: 'Quantity', kind: 'number' },
      ...(vat > 0 ? [{ label: isMixed ? 'VAT' : `VAT ${VAT_RATE}%`, kind: 'number' as const }] : []),
      { label: 'Amount', kind: 'number' },
    ],
    rows:
      rest === 0
        ? rows
        : [
            ...rows,
            [
              { text: restWords, ...(isMargin && { detail: MARGIN_WORDS }) },
              { text: '' },
              ...(vat > 0 ? [{ text: restVat === 0 ? '–' : money(restVat) }] : []),
              { text: money(rest) },
            ],
          ],
  };
}

function sumsOf({
  total,
  vat,
  standard,
  to_payment,
  to_credit,
  exchanged,
  payment,
}: CreditNoteContent): Sum[] {
  return [
    ...(vat > 0 && standard === undefined
      ? [
          { label: 'Without VAT', value: money(total - vat) },
          { label: 'VAT', value: money(vat) },
        ]
      : []),
    { label: 'Total credited', value: money(total), isTotal: true },
    ...(exchanged ? [{ label: 'Used for the exchange', value: money(exchanged) }] : []),
    ...(to_payment
      ? [
          {
            label: `Refunded to: ${refundWords(payment ?? { kind: '', label: '' })}`,
            value: money(to_payment),
          },
        ]
      : []),
    ...(to_credit ? [{ label: 'Refunded to: store credit', value: money(to_credit) }] : []),
  ];
}
