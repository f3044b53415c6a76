import type { Facts } from './facts.ts';

const NANO_AND_ESIM = 'Nano SIM and eSIM';
const phone = (facts: Omit<Facts, 'sim' | 'network'> & Partial<Facts>): Facts => ({
  sim: NANO_AND_ESIM,
  network: '5G',
  ...facts,
});

export const IPHONES: Readonly<Record<string, Facts>> = {
  'iPhone 17': phone({
    size: [150, 72, 8],
    grams: 177,
    released: '2025-09-19',
    display: '6.3-inch OLED, 120 Hz, 2622 × 1206',
    chip: 'A19',
    camera: '48 MP wide, 48 MP ultra-wide',
    battery: 'Up to 30 hours of video',
    words:
      'The plain iPhone with the screen of a Pro: 120 Hz, brighter outdoors, and always on. Sealed, with the maker’s first year and our second.',
  }),
  'iPhone 16': phone({
    size: [148, 72, 8],
    grams: 170,
    released: '2024-09-20',
    display: '6.1-inch OLED, 2556 × 1179',
    chip: 'A18',
    camera: '48 MP wide, 12 MP ultra-wide with macro',
    battery: 'Up to 22 hours of video',
    words:
      'Fast enough to keep for years, with a camera button that works like a shutter and a body that comes in real colours again.',
  }),
  'iPhone 16 Pro': phone({
    size: [150, 72, 8],
    grams: 199,
    released: '2024-09-20',
    display: '6.3-inch OLED, 120 Hz, 2622 × 1206',
    chip: 'A18 Pro',
    camera: '48 MP wide, 48 MP ultra-wide, 12 MP 5× telephoto',
    battery: 'Up to 27 hours of video',
    words:
      'Titanium, thin borders and the five-times lens that used to be kept for the big one. The phone to buy used while others queue for the next.',
  }),
  'iPhone 16e': phone({
    size: [147, 72, 8],
    grams: 167,
    released: '2025-02-28',
    display: '6.1-inch OLED, 2532 × 1170',
    chip: 'A18',
    camera: '48 MP wide',
    battery: 'Up to 26 hours of video',
    words:
      'One very good camera, the current chip and the longest battery life of any small iPhone. Nothing you won’t use.',
  }),
  'iPhone 15': phone({
    size: [148, 72, 8],
    grams: 171,
    released: '2023-09-22',
    display: '6.1-inch OLED, 2556 × 1179',
    chip: 'A16 Bionic',
    camera: '48 MP wide, 12 MP ultra-wide',
    battery: 'Up to 20 hours of video',
    words:
      'The first iPhone to charge by USB-C, in soft matt glass. Its 48-megapixel camera crops to a clean two-times zoom.',
  }),
  'iPhone 15 Pro': phone({
    size: [147, 71, 8],
    grams: 187,
    released: '2023-09-22',
    display: '6.1-inch OLED, 120 Hz, 2556 × 1179',
    chip: 'A17 Pro',
    camera: '48 MP wide, 12 MP ultra-wide, 12 MP 3× telephoto',
    battery: 'Up to 23 hours of video',
    words:
      'Light for a Pro because its frame is titanium, and small enough for one hand. Runs everything the newest phones run.',
  }),
  'iPhone 15 Pro Max': phone({
    size: [160, 77, 8],
    grams: 221,
    released: '2023-09-22',
    display: '6.7-inch OLED, 120 Hz, 2796 × 1290',
    chip: 'A17 Pro',
    camera: '48 MP wide, 12 MP ultra-wide, 12 MP 5× telephoto',
    battery: 'Up to 29 hours of video',
    words:
      'The biggest screen and the longest reach of its year, and a battery that forgets about the evening. Titanium keeps the weight bearable.',
  }),
  'iPhone 14': phone({
    size: [147, 72, 8],
    grams: 172,
    released: '2022-09-16',
    display: '6.1-inch OLED, 2532 × 1170',
    chip: 'A15 Bionic',
    camera: '12 MP wide, 12 MP ultra-wide',
    battery: 'Up to 20 hours of video',
    words:
      'A bright 6.1-inch display, a fast camera in poor light, and a battery that lasts the working day. The one most of our customers choose.',
  }),
  'iPhone 14 Pro': phone({
    size: [148, 72, 8],
    grams: 206,
    released: '2022-09-16',
    display: '6.1-inch OLED, 120 Hz, 2556 × 1179',
    chip: 'A16 Bionic',
    camera: '48 MP wide, 12 MP ultra-wide, 12 MP 3× telephoto',
    battery: 'Up to 23 hours of video',
    words:
      'Polished steel, a display that never sleeps and three cameras. It feels expensive because it was; now it costs half.',
  }),
  'iPhone 13': phone({
    size: [147, 72, 8],
    grams: 174,
    released: '2021-09-24',
    display: '6.1-inch OLED, 2532 × 1170',
    chip: 'A15 Bionic',
    camera: '12 MP wide, 12 MP ultra-wide',
    battery: 'Up to 19 hours of video',
    words:
      'Almost everything the 14 does for a good deal less. Two cameras with steady video, and years of updates still to come.',
  }),
  'iPhone 13 mini': phone({
    size: [132, 64, 8],
    grams: 141,
    released: '2021-09-24',
    display: '5.4-inch OLED, 2340 × 1080',
    chip: 'A15 Bionic',
    camera: '12 MP wide, 12 MP ultra-wide',
    battery: 'Up to 17 hours of video',
    words:
      'The last truly small iPhone. It fits every pocket, weighs 141 grams and is as quick as its bigger brother.',
  }),
  'iPhone 12': phone({
    size: [147, 72, 7],
    grams: 164,
    released: '2020-10-23',
    display: '6.1-inch OLED, 2532 × 1170',
    chip: 'A14 Bionic',
    camera: '12 MP wide, 12 MP ultra-wide',
    battery: 'Up to 17 hours of video',
    words:
      'Flat sides, a sharp OLED screen and 5G. The sensible first phone, or the spare that turns out to be the one you carry.',
  }),
  'iPhone 11': phone({
    size: [151, 76, 8],
    grams: 194,
    released: '2019-09-20',
    network: '4G',
    display: '6.1-inch LCD, 1792 × 828',
    chip: 'A13 Bionic',
    camera: '12 MP wide, 12 MP ultra-wide',
    battery: 'Up to 17 hours of video',
    words:
      'Still quick, still sturdy, and the cheapest way to an ultra-wide camera. We fit a new battery whenever the old one is below 80 percent.',
  }),
  'iPhone SE (3rd gen)': phone({
    size: [138, 67, 7],
    grams: 144,
    released: '2022-03-18',
    display: '4.7-inch LCD, 1334 × 750',
    chip: 'A15 Bionic',
    camera: '12 MP wide',
    battery: 'Up to 15 hours of video',
    words:
      'A home button with a fingerprint reader, in a small body with a modern chip. For those who liked phones the way they were.',
  }),
};
