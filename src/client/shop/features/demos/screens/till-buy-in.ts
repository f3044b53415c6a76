import { BatteryMedium, Landmark, ScanSearch, TicketPercent, Wallet } from 'lucide-react';
import type { TillMode } from './till-mode.ts';
import { shelfFacts } from './till-mode.ts';

export const BUY_IN: TillMode = {
  name: 'Buy in',
  line: 'sell',
  inWords:
    'The till while buying in: an iPhone 15 Pro at £350.00, less £35.00 for its grade and £15.00 for its battery. The offer is £300.00 in cash or £330.00 as a voucher.',
  customer: { initials: 'MB', name: 'Marcus Bell', detail: 'ID checked, first visit' },
  lines: [
    {
      face: 'apple-iphone-15-pro/natural-titanium-back',
      name: 'iPhone 15 Pro 128GB',
      detail: 'IMEI clear, unlocked',
      amount: '£350.00',
    },
    {
      face: ScanSearch,
      name: 'Grade: Good',
      detail: 'Light marks on the frame',
      amount: '−£35.00',
    },
    {
      face: BatteryMedium,
      name: 'Battery 82%',
      detail: 'Below 85%',
      amount: '−£15.00',
    },
    {
      face: TicketPercent,
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
  shelf: shelfFacts(
    ['to £350', 'Quote'],
    ['to £210', 'Quote'],
    ['to £165', 'Quote'],
    ['to £240', 'Quote'],
    ['to £180', 'Quote'],
    ['to £110', 'Quote'],
  ),
};
