import type { LucideIcon } from 'lucide-react';
import {
  BatteryMedium,
  Cable,
  Camera,
  Cpu,
  Gift,
  HandCoins,
  HardDrive,
  Headphones,
  Layers,
  LockOpen,
  Percent,
  Plug,
  Receipt,
  Shield,
  Smartphone,
  Tag,
  Ticket,
  Truck,
  Wrench,
} from 'lucide-react';

export interface Key {
  icon: LucideIcon;
  label: string;
  look: keyof typeof KEY_LOOKS;
}

export const KEY_LOOKS = {
  indigo: 'bg-buy text-paper',
  emerald: 'bg-sell text-paper',
  amber: 'bg-repair text-repair-on',
  black: 'bg-ink text-paper',
  red: 'bg-danger text-paper',
  plain: 'bg-paper ring-1 ring-border ring-inset',
};

const key = (icon: LucideIcon, label: string, look: Key['look'] = 'plain'): Key => ({ icon, label, look });

export interface BoardLayout {
  name: string;
  /** Five above, four below; the picked-up one comes between. */
  keys: readonly Key[];
  picked: Key;
}

export const BOARD_LAYOUTS: readonly [BoardLayout, ...BoardLayout[]] = [
  {
    name: 'Counter',
    keys: [
      key(Smartphone, 'Phones', 'indigo'),
      key(Wrench, 'Screen fit', 'amber'),
      key(HandCoins, 'Buy in', 'emerald'),
      key(Layers, 'Cases', 'indigo'),
      key(LockOpen, 'Unlock'),
      key(Gift, 'Gift card'),
      key(HardDrive, 'Data copy'),
      key(Percent, 'Discount'),
    ],
    picked: key(BatteryMedium, 'Battery'),
  },
  {
    name: 'Bench',
    keys: [
      key(Ticket, 'Check in', 'amber'),
      key(Wrench, 'Screen fit', 'amber'),
      key(BatteryMedium, 'Battery', 'amber'),
      key(Camera, 'Photos', 'indigo'),
      key(Shield, 'Quality'),
      key(Cpu, 'Board'),
      key(HardDrive, 'Data copy'),
      key(Tag, 'Label'),
    ],
    picked: key(Plug, 'Port'),
  },
  {
    name: 'Market stall',
    keys: [
      key(Layers, 'Cases', 'indigo'),
      key(Shield, 'Glass', 'indigo'),
      key(Cable, 'Cables', 'indigo'),
      key(Headphones, 'Audio', 'indigo'),
      key(HandCoins, 'Buy in', 'emerald'),
      key(Receipt, 'Receipt'),
      key(Percent, 'Discount'),
      key(Truck, 'Transfer'),
    ],
    picked: key(Gift, 'Bundle'),
  },
];

export const BOARD_COLOURS = [
  { name: 'Indigo', look: 'indigo' },
  { name: 'Emerald', look: 'emerald' },
  { name: 'Amber', look: 'amber' },
  { name: 'Black', look: 'black' },
  { name: 'Red', look: 'red' },
] as const;
