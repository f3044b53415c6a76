import type { LucideIcon } from 'lucide-react';
import {
  Banknote,
  Landmark,
  MessageSquareText,
  Nfc,
  Printer,
  Split,
  Ticket,
  TicketPercent,
  Wallet,
} from 'lucide-react';
import type { Line } from '#client/ui/lines.tsx';

export interface TillLine {
  picture: string;
  name: string;
  detail: string;
  amount: string;
  /** What is taken off: tinted, as money that flows the other way. */
  isCredit?: boolean;
}

export interface TillMode {
  name: string;
  /** Whose colour the screen wears. A shop's sale is its customer's purchase. */
  line: Line;
  /** What a screen reader says of the picture. */
  inWords: string;
  customer: { initials: string; name: string; detail: string };
  lines: readonly TillLine[];
  sums: readonly { label: string; amount: string; isCredit?: boolean }[];
  total: { label: string; amount: string };
  actions: readonly [Action, Action, Action];
  search: string;
  /** Under each thing on the shelf, in its order. */
  shelf: readonly { price: string; note: string }[];
}

interface Action {
  icon: LucideIcon;
  label: string;
}

export const SHELF = [
  { name: 'iPhone 15 Pro', picture: 'apple-iphone-15-pro/natural-titanium-back' },
  { name: 'iPhone 14', picture: 'apple-iphone-14/midnight-back' },
  { name: 'iPhone 13', picture: 'apple-iphone-13/pink-back' },
  { name: 'Galaxy S24', picture: 'samsung-galaxy-s24/onyx-black-back' },
  { name: 'Pixel 8', picture: 'google-pixel-8/hazel-back' },
  { name: 'iPhone 12', picture: 'apple-iphone-12/white-back' },
] as const;

const shelf = (...facts: [price: string, note: string][]) => facts.map(([price, note]) => ({ price, note }));

export const TILL_MODES: readonly [TillMode, ...TillMode[]] = [
  {
    name: 'Sell',
    line: 'buy',
    inWords:
      'The till during a sale: an iPhone 14, a clear case and tempered glass for £350.98, less £95.00 for a traded-in iPhone 12. £255.98 to pay, by card, cash or both.',
    customer: { initials: 'JP', name: 'Jess Palmer', detail: '2 visits, 1 open repair' },
    lines: [
      {
        picture: 'apple-iphone-14/midnight-back',
        name: 'iPhone 14 128GB',
        detail: 'Midnight, Excellent',
        amount: '£319.00',
      },
      {
        picture: 'house-clear-magsafe-compatible-case/clear-front',
        name: 'Clear case',
        detail: 'MagSafe, iPhone 14',
        amount: '£19.99',
      },
      {
        picture: 'house-tempered-glass-screen-protector/clear-front',
        name: 'Tempered glass',
        detail: 'Fitted at the counter',
        amount: '£11.99',
      },
      {
        picture: 'apple-iphone-12/blue-back',
        name: 'Trade-in, iPhone 12',
        detail: '64GB, Good, ID checked',
        amount: '−£95.00',
        isCredit: true,
      },
    ],
    sums: [
      { label: 'Items', amount: '£350.98' },
      { label: 'Trade-in credit', amount: '−£95.00', isCredit: true },
    ],
    total: { label: 'To pay', amount: '£255.98' },
    actions: [
      { icon: Banknote, label: 'Cash' },
      { icon: Split, label: 'Split' },
      { icon: Nfc, label: 'Take £255.98' },
    ],
    search: 'Name, SKU or scan a barcode',
    shelf: shelf(
      ['£479', '3 left'],
      ['£289', '5 left'],
      ['£239', '2 left'],
      ['£359', '4 left'],
      ['£279', '6 left'],
      ['£169', '1 left'],
    ),
  },
  {
    name: 'Buy in',
    line: 'sell',
    inWords:
      'The till while buying in: an iPhone 15 Pro at £350.00, less £35.00 for its grade and £15.00 for its battery. The offer is £300.00 in cash or £330.00 as a voucher.',
    customer: { initials: 'MB', name: 'Marcus Bell', detail: 'ID checked, first visit' },
    lines: [
      {
        picture: 'apple-iphone-15-pro/natural-titanium-back',
        name: 'iPhone 15 Pro 128GB',
        detail: 'IMEI clear, unlocked',
        amount: '£350.00',
      },
      {
        picture: 'apple-iphone-15-pro/white-titanium-front',
        name: 'Grade: Good',
        detail: 'Light marks on the frame',
        amount: '−£35.00',
      },
      {
        picture: 'apple-iphone-15-pro/white-titanium-angle',
        name: 'Battery 82%',
        detail: 'Below 85%',
        amount: '−£15.00',
      },
      {
        picture: 'apple-iphone-16/ultramarine-back',
        name: 'As a voucher',
        detail: '10% more, spent today',
        amount: '£330.00',
        isCredit: true,
      },
    ],
    sums: [
      { label: 'Base price', amount: '£350.00' },
      { label: 'Grade and battery', amount: '−£50.00' },
    ],
    total: { label: 'To pay out', amount: '£300.00' },
    actions: [
      { icon: Wallet, label: 'Cash' },
      { icon: TicketPercent, label: 'Voucher' },
      { icon: Landmark, label: 'Pay £300.00' },
    ],
    search: 'Model, IMEI or scan a box',
    shelf: shelf(
      ['to £350', 'Quote'],
      ['to £210', 'Quote'],
      ['to £165', 'Quote'],
      ['to £240', 'Quote'],
      ['to £180', 'Quote'],
      ['to £110', 'Quote'],
    ),
  },
  {
    name: 'Repair',
    line: 'repair',
    inWords:
      'The till while booking a repair: an iPhone 13 with a new screen at £119.00 and a battery at £65.00, £50.00 of it paid as a deposit. £134.00 is due at collection.',
    customer: { initials: 'JP', name: 'Jess Palmer', detail: 'Waits until 16:30' },
    lines: [
      {
        picture: 'apple-iphone-13/midnight-hero',
        name: 'iPhone 13, Midnight',
        detail: 'Passcode noted, 3 photos',
        amount: 'R-2048',
      },
      {
        picture: 'apple-iphone-13/green-front',
        name: 'Screen, premium part',
        detail: 'Bin A-14, 1 hour',
        amount: '£119.00',
      },
      {
        picture: 'apple-iphone-13/midnight-back',
        name: 'Battery',
        detail: 'Bin B-02, 30 minutes',
        amount: '£65.00',
      },
      {
        picture: 'apple-iphone-13/midnight-back',
        name: 'Deposit',
        detail: 'By card, 14:02',
        amount: '−£50.00',
        isCredit: true,
      },
    ],
    sums: [
      { label: 'Parts and work', amount: '£184.00' },
      { label: 'Deposit', amount: '−£50.00', isCredit: true },
    ],
    total: { label: 'At collection', amount: '£134.00' },
    actions: [
      { icon: Printer, label: 'Label' },
      { icon: MessageSquareText, label: 'Text' },
      { icon: Ticket, label: 'Book R-2048' },
    ],
    search: 'Ticket, name or IMEI',
    shelf: shelf(
      ['£149', 'Screen'],
      ['£129', 'Screen'],
      ['£119', 'Screen'],
      ['£139', 'Screen'],
      ['£119', 'Screen'],
      ['£99', 'Screen'],
    ),
  },
];
