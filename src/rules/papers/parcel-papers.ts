import { unsaid } from '../orders/choice-words.ts';
import { returnWays } from '../orders/return-ways.ts';
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
  /** Where it goes; none where it is collected. */
  address: Address | null;
  store: { name: string; address: string; post_code: string } | null;
  lines: readonly PackedLine[];
  /** One parcel of several, or the only one; none before anything was sent. */
  parcel: { index: number; of: number; carrier: string; tracking: string } | null;
}

const CHECK_NOTE = 'Please check what is in the parcel against this list.';

/** What goes into a parcel. It shows no prices: it may be a present. */
export function packingSlipPaper(slip: PackingSlip): Paper {
  const { order, seller, parcel, lines, store, address, buyer } = slip;
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
      ...(parcel ? [{ label: 'Parcel', value: `${parcel.index} of ${parcel.of}` }] : []),
      ...(parcel ? [{ label: parcel.carrier, value: parcel.tracking }] : []),
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
    notes: [CHECK_NOTE],
    steps: [],
    foot: footOf(seller),
  };
}

export interface ReturnLabel {
  order: string;
  acceptedAt: Date;
  seller: Seller;
  buyer: string;
  address: Address | null;
  lines: readonly PackedLine[];
  /** Whether the seller has a store to which it can be brought. */
  hasStores: boolean;
}

/** What a buyer prints, cuts out and sticks on a parcel that goes back. */
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
      returnWays({ name: seller.name, hasStores }),
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
