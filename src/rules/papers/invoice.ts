import { pence } from '../money/money.ts';
import { VAT_RATE, vatIncluded } from '../money/vat.ts';
import type { VatScheme } from '../orders/basket.ts';
import { standardShare } from '../orders/sums.ts';
import type { Buyer, Cell, Column, Paper, PaperTable, Seller, Sum } from './paper.ts';
import { buyerLines, dateOf, detailOf, footOf, money, paymentWords, sellerLines } from './paper.ts';

export interface InvoiceLine {
  name: string;
  choice: string;
  sku: string;
  quantity: number;
  /** The price of one unit, VAT included. */
  unit: number;
  discount: number;
  vat: number;
  scheme: VatScheme;
}

/** The stored content of an invoice, in pence. It is never changed. */
export interface InvoiceContent {
  order: string;
  placed_at: string;
  /** When it was paid, which makes the VAT due. Older invoices have none and mean the day of issue. */
  tax_point?: string;
  seller: Seller;
  buyer: Buyer;
  lines: readonly InvoiceLine[];
  delivery: number;
  /** Of lines and delivery. */
  discount: number;
  code?: string | null;
  vat: number;
  credit: number;
  total: number;
  /** The part that returned goods paid, in an exchange. */
  exchanged?: number;
  payment?: { kind: string; label: string } | null;
}

/** The number and date of an invoice. They are assigned last. */
export interface Issued {
  number: string;
  issuedAt: Date;
}

/** The text that HMRC requires on an invoice for second-hand goods (VAT margin schemes, keeping records). */
export const MARGIN_WORDS = 'Margin scheme – second-hand goods';
const MARGIN_NOTE = `${MARGIN_WORDS}: no VAT is shown for these items, and a buyer can’t reclaim any.`;

/** Printed on each line, so that it is clear which goods are second-hand. */
export const schemeWords = ({ scheme }: { scheme: VatScheme }): string =>
  scheme === 'margin' ? MARGIN_WORDS : '';

const paidFor = ({ unit, quantity, discount }: InvoiceLine) => unit * quantity - discount;

/**
 * A business without a VAT number charges no VAT and must not show any. Older papers don't say whether there was a
 * number, and are not changed.
 */
export const withoutVat = (seller: Seller | undefined): boolean => seller?.vat_number === null;
export const plainLine = <L extends { vat: number; scheme: VatScheme }>(line: L): L => ({
  ...line,
  vat: 0,
  scheme: 'none',
});

export function invoicePaper(issued: InvoiceContent, { number, issuedAt }: Issued): Paper {
  const hasNoVat = withoutVat(issued.seller);
  const content = hasNoVat ? { ...issued, vat: 0, lines: issued.lines.map(plainLine) } : issued;
  const { order, seller, buyer, code, lines } = content;
  const isMargin = lines.some(({ scheme }) => scheme === 'margin');
  return {
    title: content.vat > 0 && seller.vat_number ? 'VAT invoice' : 'Invoice',
    number,
    from: seller.name,
    facts: [
      { label: 'Invoice number', value: number },
      { label: 'Date of issue', value: dateOf(issuedAt) },
      { label: hasNoVat ? 'Date of sale' : 'Tax point', value: dateOf(content.tax_point ?? issuedAt) },
      { label: 'Order', value: order },
      ...(code ? [{ label: 'Code', value: code }] : []),
    ],
    parties: [
      { label: 'Sold by', lines: sellerLines(seller) },
      { label: 'Billed to', lines: buyerLines(buyer) },
    ],
    items: itemsOf(content),
    sums: sumsOf(content),
    ...(content.vat > 0 && { summary: vatOf(content) }),
    notes: [
      hasNoVat
        ? 'All prices are in pounds sterling.'
        : 'All prices are in pounds sterling and include VAT where it applies.',
      ...(isMargin ? [MARGIN_NOTE] : []),
    ],
    steps: [],
    foot: footOf(seller),
  };
}

const words = (label: string): Column => ({ label, kind: 'words' });
const number = (label: string): Column => ({ label, kind: 'number' });
const NONE: Cell = { text: '–' };

/** Columns that would be empty for every line are left out. */
function itemsOf({ lines, vat }: InvoiceContent): PaperTable {
  const hasDiscount = lines.some(({ discount }) => discount > 0);
  const hasVat = vat > 0;
  return {
    caption: 'Items',
    columns: [
      words('Item'),
      number('Quantity'),
      number('Unit price'),
      ...(hasDiscount ? [number('Discount')] : []),
      ...(hasVat ? [number('VAT rate'), number('VAT')] : []),
      number('Amount'),
    ],
    rows: lines.map((line) => [
      { text: line.name, detail: detailOf(line, schemeWords(line)) },
      { text: String(line.quantity) },
      unitCell(line),
      ...(hasDiscount ? [line.discount > 0 ? { text: money(0 - line.discount) } : NONE] : []),
      ...(hasVat ? vatCells(line) : []),
      { text: money(paidFor(line)) },
    ]),
  };
}

/** A business that reclaims VAT needs the unit price without VAT. */
const unitCell = ({ unit, scheme }: InvoiceLine): Cell =>
  scheme === 'standard'
    ? { text: money(unit), detail: `${money(unit - vatIncluded(pence(unit)))} + VAT` }
    : { text: money(unit) };

const vatCells = ({ scheme, vat }: InvoiceLine): Cell[] =>
  scheme === 'margin' ? [{ text: 'Margin scheme' }, NONE] : [{ text: `${VAT_RATE}%` }, { text: money(vat) }];

/** How much of the total was sold under each VAT scheme, including delivery. */
function vatOf(content: InvoiceContent): PaperTable {
  const { lines, vat, total } = content;
  const nets = lines.map((line) => ({ net: pence(paidFor(line)), scheme: line.scheme }));
  const goods = nets.reduce((sum, { net }) => sum + net, 0);
  const share = standardShare(pence(total - goods), nets);
  const newGoods = nets.filter(({ scheme }) => scheme === 'standard');
  const standard = newGoods.reduce((sum, { net }) => sum + net, Number(share));
  return vatSummary({ standard, vat, total });
}

/** A table of what falls under the standard rate and what under the margin scheme. */
export function vatSummary({
  standard,
  vat,
  total,
}: Record<'standard' | 'vat' | 'total', number>): PaperTable {
  const rest = total - standard;
  return {
    caption: 'VAT',
    columns: [words('VAT summary'), number('Without VAT'), number('VAT'), number('With VAT')],
    rows: [
      [
        { text: `Standard rate, ${VAT_RATE}%` },
        { text: money(standard - vat) },
        { text: money(vat) },
        { text: money(standard) },
      ],
      ...(rest > 0 ? [[{ text: 'Margin scheme' }, NONE, NONE, { text: money(rest) }]] : []),
    ],
  };
}

function sumsOf(content: InvoiceContent): Sum[] {
  const { lines, delivery, discount, credit, exchanged = 0, total, payment } = content;
  const paid = total - credit - exchanged;
  const items = lines.reduce((sum, line) => sum + paidFor(line), 0);
  const deliveryDiscount = lines.reduce((left, line) => left - line.discount, discount);
  return [
    { label: 'Items', value: money(items) },
    { label: 'Delivery', value: delivery === 0 ? 'Free' : money(delivery) },
    ...(deliveryDiscount > 0 ? [{ label: 'Discount on delivery', value: money(0 - deliveryDiscount) }] : []),
    { label: 'Total', value: money(total), isTotal: true },
    ...(credit > 0 ? [{ label: 'Paid with store credit', value: money(credit) }] : []),
    ...(exchanged > 0 ? [{ label: 'Paid with what you returned', value: money(exchanged) }] : []),
    ...(payment && paid > 0 ? [{ label: `Paid by ${paymentWords(payment)}`, value: money(paid) }] : []),
  ];
}
