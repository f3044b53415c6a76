import { Banknote, Nfc, Split } from 'lucide-react';
import type { TillMode } from './till-mode.ts';
import { shelfFacts } from './till-mode.ts';

export const SALE: TillMode = {
  name: 'Sell',
  line: 'buy',
  inWords:
    'The till during a sale: an iPhone 14, a clear case and tempered glass for £350.98, less £95.00 for a traded-in iPhone 12. £255.98 to pay, by card, cash or both.',
  customer: { initials: 'JP', name: 'Jess Palmer', detail: '2 visits, 1 open repair' },
  lines: [
    {
      face: 'apple-iphone-14/midnight-back',
      name: 'iPhone 14 128GB',
      detail: 'Midnight, Excellent',
      amount: '£319.00',
    },
    {
      face: 'house-clear-magsafe-compatible-case/clear-front',
      name: 'Clear case',
      detail: 'MagSafe, iPhone 14',
      amount: '£19.99',
    },
    {
      face: 'house-tempered-glass-screen-protector/clear-front',
      name: 'Tempered glass',
      detail: 'Fitted at the counter',
      amount: '£11.99',
    },
    {
      face: 'apple-iphone-12/blue-back',
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
  shelf: shelfFacts(
    ['£479', '3 left'],
    ['£289', '5 left'],
    ['£239', '2 left'],
    ['£359', '4 left'],
    ['£279', '6 left'],
    ['£169', '1 left'],
  ),
};
