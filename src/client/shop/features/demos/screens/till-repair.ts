import { BatteryMedium, CreditCard, MessageSquareText, Printer, Smartphone, Ticket } from 'lucide-react';
import type { TillMode } from './till-mode.ts';
import { shelfFacts } from './till-mode.ts';

export const REPAIR: TillMode = {
  name: 'Repair',
  line: 'repair',
  inWords:
    'The till while booking a repair: an iPhone 13 with a new screen at £119.00 and a battery at £65.00, £50.00 of it paid as a deposit. £134.00 is due at collection.',
  customer: { initials: 'JP', name: 'Jess Palmer', detail: 'Waits until 16:30' },
  lines: [
    {
      face: 'apple-iphone-13/midnight-hero',
      name: 'iPhone 13, Midnight',
      detail: 'Passcode noted, 3 photos',
      amount: 'R-2048',
    },
    {
      face: Smartphone,
      name: 'Screen, premium part',
      detail: 'Bin A-14, 1 hour',
      amount: '£119.00',
    },
    {
      face: BatteryMedium,
      name: 'Battery',
      detail: 'Bin B-02, 30 minutes',
      amount: '£65.00',
    },
    {
      face: CreditCard,
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
  shelf: shelfFacts(
    ['£149', 'Screen'],
    ['£129', 'Screen'],
    ['£119', 'Screen'],
    ['£139', 'Screen'],
    ['£119', 'Screen'],
    ['£99', 'Screen'],
  ),
};
