import type { LucideIcon } from 'lucide-react';
import type { Line } from '#client/ui/lines.tsx';

export interface TillLine {
  /** A product has its picture; a row of text has an icon. */
  face: string | LucideIcon;
  name: string;
  detail: string;
  amount: string;
  /** A deduction: tinted, as money that flows the other way. */
  isCredit?: boolean;
}

export interface TillMode {
  name: string;
  /** The line whose colour the screen has. A shop's sale is its customer's purchase. */
  line: Line;
  /** The description of the picture for screen readers. */
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

export const shelfFacts = (...facts: [price: string, note: string][]) =>
  facts.map(([price, note]) => ({ price, note }));
