import { lineName, unsaid } from '../orders/choice-words.ts';
import { parcelCode } from '../orders/numbers.ts';
import { NO_POSTAGE, POSTAGE_BACK, postOrBring } from '../orders/return-ways.ts';
import type { Address, Paper, PaperTable, Seller } from './paper.ts';
import { addressLines, dateOf, footOf, postLines, sellerLines } from './paper.ts';

export interface PackedLine {
  name: string;
  choice: string;
  sku: string;
  quantity: number;
}

export interface PackingSlip {
  order: string;
  placedAt: Date;
  seller: Seller;
  buyer: string;
  /** The delivery address; none for collection. */
  address: Address | null;
  store: { name: string; address: string; post_code: string } | null;
  lines: readonly PackedLine[];
  /** The parcel with these lines; none if the slip is for units still to be sent. */
  parcel: SentParcel | null;
  /** All sent parcels. */
  sent: readonly (SentParcel & { lines: readonly PackedLine[] })[];
  /** Whether units are still to be sent or handed over. */
  hasRest: boolean;
}

interface SentParcel {
  index: number;
  carrier: string;
  tracking: string;
}

const CHECK_NOTE = 'Please check what is in the parcel against this list.';

/** 'Sent before, parcel 1 (DPD 1550 22): 2 × Wall charger, White.' */
const sentNote = ({ index, carrier, tracking, lines }: PackingSlip['sent'][number]): string => {
  const goods = lines.map((line) => `${line.quantity} × ${lineName(line)}`);
  return `Sent before, parcel ${index} (${carrier} ${tracking}): ${goods.join('; ')}.`;
};

/** '1, more to follow' or '2 of 2': the total is known only once everything has been sent. */
const parcelWords = (index: number, { sent, hasRest }: PackingSlip): string =>
  hasRest ? `${index}, more to follow` : `${index} of ${sent.length}`;

/** The content of a parcel, without prices, since it may be a present. */
export function packingSlipPaper(slip: PackingSlip): Paper {
  const { order, seller, parcel, lines, store, address, buyer, sent, hasRest } = slip;
  const isRest = parcel === null && hasRest && sent.length > 0;
  const collects = store
    ? [`${buyer} collects at`, store.name, ...store.address.split(', '), store.post_code]
    : undefined;
  return {
    title: 'Packing slip',
    number: order,
    from: seller.name,
    facts: [
      { label: 'Order', value: order },
      { label: 'Placed', value: dateOf(slip.placedAt) },
      ...(parcel && (hasRest || sent.length > 1)
        ? [{ label: 'Parcel', value: parcelWords(parcel.index, slip) }]
        : []),
      ...(parcel ? [{ label: parcel.carrier, value: parcel.tracking }] : []),
      ...(isRest ? [{ label: 'Parcel', value: `${sent.length + 1}, with the rest` }] : []),
    ],
    parties: [
      {
        label: store ? 'To collect' : 'Deliver to',
        lines: collects ?? [buyer, ...(address ? addressLines(address) : [])],
      },
      { label: 'Packed by', lines: sellerLines({ ...seller, vat_number: null }) },
    ],
    barcode: order,
    items: packed(lines),
    sums: [
      {
        label: 'Pieces',
        value: String(lines.reduce((sum, { quantity }) => sum + quantity, 0)),
        isTotal: true,
      },
    ],
    notes: [CHECK_NOTE, ...(isRest ? sent.map(sentNote) : [])],
    steps: [],
    foot: footOf(seller),
  };
}

/** The label of a parcel: both addresses, and a barcode that opens the order. */
export interface ParcelLabel {
  order: string;
  to: readonly string[];
  from: readonly string[];
  facts: readonly { label: string; value: string }[];
  /** The text of the barcode. */
  code: string;
}

/** The label of a parcel; undefined for an order that is collected. */
export function parcelLabel(slip: PackingSlip): ParcelLabel | undefined {
  const { order, seller, parcel, lines, store, address, buyer, sent } = slip;
  if (store || !address) return undefined;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const words = parcel ? parcelWords(parcel.index, slip) : `${sent.length + 1}`;
  return {
    order,
    to: [buyer, ...addressLines(address)],
    from: postLines(seller),
    facts: [
      { label: 'Order', value: order },
      ...(parcel || sent.length > 0 ? [{ label: 'Parcel', value: words }] : []),
      { label: 'Pieces', value: String(pieces) },
      ...(parcel ? [{ label: parcel.carrier, value: parcel.tracking }] : []),
    ],
    code: parcel ? parcelCode(order, parcel.index) : order,
  };
}

export interface ReturnLabel {
  order: string;
  acceptedAt: Date;
  seller: Seller;
  buyer: string;
  address: Address | null;
  lines: readonly PackedLine[];
  /** Whether the seller has a store that takes returns. */
  hasStores: boolean;
}

/** The label that a buyer prints and sticks on a return parcel. */
export function returnLabelPaper(label: ReturnLabel): Paper {
  const { order, acceptedAt, seller, buyer, address, lines, hasStores } = label;
  return {
    title: 'Return label',
    number: order,
    from: seller.name,
    facts: [
      { label: 'Order', value: order },
      { label: 'Return accepted', value: dateOf(acceptedAt) },
    ],
    parties: [
      { label: 'To: Returns', lines: postLines(seller) },
      { label: 'From', lines: [buyer, ...(address ? addressLines(address) : [])] },
    ],
    barcode: order,
    isLabel: true,
    items: { ...packed(lines), caption: 'What to send back' },
    sums: [],
    notes: [],
    steps: [
      'Sign out of your accounts on the device, and erase it. A locked device can’t be checked.',
      'Pack everything that is listed here, with what came with it, so that nothing moves in the box.',
      'Cut out the label and stick it on the outside of the parcel. Cover older labels.',
      `${NO_POSTAGE} ${postOrBring({ name: seller.name, hasStores })}`,
      POSTAGE_BACK,
    ],
    foot: footOf(seller),
  };
}

const packed = (lines: readonly PackedLine[]): PaperTable => ({
  caption: 'What is in it',
  columns: [
    { label: 'Item', kind: 'words' },
    { label: 'SKU', kind: 'number' },
    { label: 'Quantity', kind: 'number' },
  ],
  rows: lines.map(({ name, choice, sku, quantity }) => [
    { text: name, detail: unsaid(choice, name) },
    { text: sku },
    { text: String(quantity) },
  ]),
});
