import type { Line } from '#client/ui/lines.tsx';

export interface MainFeature {
  title: string;
  text: string;
  line: Line;
  points: readonly string[];
}

export const MAIN_FEATURES: readonly [MainFeature, MainFeature, MainFeature] = [
  {
    title: 'Buying',
    text: 'Pay the right price for every device that crosses the counter.',
    line: 'sell',
    points: [
      'Prices by model, grade and fault',
      'IMEI check and ID capture',
      'Cash, bank or voucher payout',
      'Straight into stock with its cost',
    ],
  },
  {
    title: 'Selling',
    text: 'Scan, bundle, take the money, and know what you made on it.',
    line: 'buy',
    points: [
      'Barcode, serial and IMEI scanning',
      'Split payments, deposits, refunds',
      'VAT margin scheme worked out',
      'Warranty starts on the receipt',
    ],
  },
  {
    title: 'Repairs',
    text: 'A ticket from check-in to collection, with nothing kept in a head.',
    line: 'repair',
    points: [
      'Photos and checklist at check-in',
      'Estimates approved by text link',
      'Parts taken from stock by ticket',
      'Quality check by a second person',
    ],
  },
];

export const OTHER_FEATURES = {
  lab: {
    title: 'Lab inventory',
    points: ['Bins, batches, suppliers', 'Parts held for tickets', 'Reorder points'],
  },
  shops: {
    title: 'Multiple shops, one login',
    points: ['Switch shop in one tap', 'Transfers with a van list', 'Reports side by side'],
  },
  staff: {
    title: 'Staff privileges',
    points: ['Roles you write yourself', 'PIN at the till', 'Every change has a name'],
  },
  web: {
    title: 'Online shop integration',
    points: ['Click and collect', 'Web trade-ins and bookings', 'One customer record'],
  },
} as const;
