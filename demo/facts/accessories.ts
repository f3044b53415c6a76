import type { Facts } from './facts.ts';

export const ACCESSORIES: Readonly<Record<string, Facts>> = {
  '20W USB-C fast charger (UK plug)': {
    size: [52, 50, 28],
    grams: 68,
    released: '2024-03-01',
    words:
      'Half a phone in half an hour, from a plug no bigger than it must be. BS 1363, tested to IEC 62368-1.',
  },
  'USB-C to USB-C cable 2m (60W)': {
    size: [2000, 5, 5],
    grams: 62,
    released: '2024-03-01',
    words: 'Two metres of soft braid, bent ten thousand times in our test before we put our name on it.',
  },
  'Tempered-glass screen protector': {
    size: [145, 70, 1],
    grams: 12,
    released: '2024-05-01',
    fits: 'iPhone 15',
    words: 'Real glass, 0.33 mm, with a frame that puts it on straight at the first try.',
  },
  'Clear MagSafe-compatible case': {
    size: [151, 76, 11],
    grams: 34,
    released: '2024-05-01',
    fits: 'iPhone 15',
    words:
      'Shows the colour you paid for and holds on to magnetic chargers. Doesn’t yellow: we left ours on a roof for a year.',
  },
};
