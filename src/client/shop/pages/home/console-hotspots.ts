import { addresses } from '#rules/page/addresses.ts';

/** A point of a picture by its shares of width and height, and its text. */
export interface Hotspot {
  about: 'console' | 'controller' | 'headphones';
  x: number;
  y: number;
  title: string;
  text: string;
  button: string;
  href: string;
}

/** The positions of things in the picture `promo/console`; a test compares them with the drawing. */
export const CONSOLE_HOTSPOTS: readonly Hotspot[] = [
  {
    about: 'console',
    x: 0.405,
    y: 0.36,
    title: 'The console',
    text: 'Opened, cleaned, new thermal paste, and played until it is warm.',
    button: 'See consoles',
    href: addresses.listing('buy', 'playstation'),
  },
  {
    about: 'controller',
    x: 0.585,
    y: 0.79,
    title: 'The controller',
    text: 'Sticks measured for drift, every button pressed a hundred times.',
    button: 'See what comes in the box',
    href: addresses.listing('buy', 'consoles'),
  },
  {
    about: 'headphones',
    x: 0.79,
    y: 0.5,
    title: 'The headphones',
    text: 'Deep-cleaned, with new pads, and a battery that lasts the night.',
    button: 'See headphones',
    href: addresses.listing('buy', 'headphones'),
  },
];
