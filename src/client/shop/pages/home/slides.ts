import type { LucideIcon } from 'lucide-react';
import { Banknote, CalendarCheck, ClipboardList, Package, Send, Store, Truck, Wrench } from 'lucide-react';

interface Step {
  icon: LucideIcon;
  title: string;
  text: string;
}

export const REPAIR_STEPS: readonly Step[] = [
  {
    icon: CalendarCheck,
    title: 'Book Your Repairs Online',
    text: 'Pick the fault and see the price before you give a name.',
  },
  {
    icon: Store,
    title: 'Free Drop-In Facility',
    text: 'Walk into any of our stores, or post it to us free.',
  },
  { icon: Wrench, title: 'Speedy Repairs', text: 'Most batteries take under an hour.' },
  { icon: Truck, title: 'Fast Tracked Return', text: 'Collect it, or get it back the next day, tracked.' },
];

export const SELL_STEPS: readonly Step[] = [
  {
    icon: ClipboardList,
    title: 'Register Your Sale',
    text: 'A few questions. The price is on screen from the first.',
  },
  { icon: Package, title: 'Pack Up Your Device', text: 'We send a padded box, or print a label at home.' },
  { icon: Send, title: 'Post Your Device', text: 'Free and insured, or hand it in at a store.' },
  { icon: Banknote, title: 'Get Fast Payment', text: 'Bank transfer, or a voucher worth more.' },
];

/** A slide of the storefront's own carousels. */
export interface Slide {
  title: string;
  /** The slug of the category that it leads to and takes its price from. */
  category: string;
  image: string;
}

export interface WordySlide extends Slide {
  badge: string;
  text: string;
  button: string;
}

export const REPAIR_SLIDES: readonly WordySlide[] = [
  {
    badge: 'Same day',
    title: 'Cracked screen? Back by lunch.',
    text: 'Fitted by one technician and tested by a second.',
    button: 'See screen prices',
    category: 'phones',
    image: 'repair/screen',
  },
  {
    badge: 'Free check',
    title: 'Not sure what is wrong?',
    text: 'Bring it in. We look first, and tell you the price before we touch it.',
    button: 'Find my device',
    category: 'tablets',
    image: 'repair/lab',
  },
];

/**
 * The lowest price is of any repair of the category, so it says whose. With a search the card leads to the prices of one
 * fault.
 */
export const REPAIR_CARDS: readonly (Slide & { text: string; whose: string; search?: string })[] = [
  {
    title: 'Battery replacement',
    text: 'Under 80% health?',
    whose: 'Phone',
    category: 'phones',
    search: 'phone battery',
    image: 'repair/battery',
  },
  {
    title: 'Console repair',
    text: 'HDMI ports and fans.',
    whose: 'Console',
    category: 'consoles',
    image: 'repair/console',
  },
];

export const SELL_SLIDES: readonly Slide[] = [
  { title: 'Sell My Mobile', category: 'phones', image: 'sell/mobile' },
  { title: 'Sell My Tablet', category: 'tablets', image: 'sell/tablet' },
  { title: 'Sell My Watch', category: 'watches', image: 'sell/watch' },
  { title: 'Sell My Mac', category: 'macbook', image: 'sell/mac' },
  { title: 'Sell My Laptop', category: 'laptops', image: 'sell/laptop' },
  { title: 'Sell My Console', category: 'consoles', image: 'sell/console' },
];
