import type { PhoneModel } from './model.ts';

type Details = Partial<PhoneModel> & Pick<PhoneModel, 'camera'>;

const apple = (w: number, h: number, details: Details): PhoneModel => ({
  w,
  h,
  r: w * 0.158,
  frame: 1.15,
  border: 3.3,
  thickness: 7.8,
  edge: 0.9,
  buttons: 'ring-switch',
  antennas: true,
  cutout: 'island',
  screen: 'lock',
  wallpaper: 'mesh',
  ...details,
});

/** Charged with Lightning, as all of them were up to the 14. */
const lightning = (w: number, h: number, details: Details): PhoneModel =>
  apple(w, h, { plug: 'lightning', ...details });

const galaxy = (w: number, h: number, details: Details): PhoneModel =>
  apple(w, h, {
    r: w * 0.124,
    frame: 1.1,
    border: 2.6,
    thickness: 7.6,
    buttons: 'volume-first',
    cutout: 'punch',
    screen: 'calm',
    wallpaper: 'ribbon',
    ...details,
  });

const stacked = (w: number, h: number, details: Details): PhoneModel =>
  galaxy(w, h, {
    thickness: 8.9,
    frame: 1.15,
    buttons: 'power-first',
    screen: 'stacked',
    wallpaper: 'waves',
    ...details,
  });

/** Every phone of the catalogue, in millimetres. The foldable has its own file. */
export const PHONES = {
  'iPhone 17': apple(71.5, 149.6, {
    r: 12.6,
    border: 2.45,
    frame: 1,
    camera: 'pill',
    buttons: 'action',
    wallpaper: 'petals',
  }),
  'iPhone 16': apple(71.6, 147.6, { r: 12, camera: 'pill', buttons: 'action' }),
  'iPhone 16 Pro': apple(71.5, 149.6, {
    r: 12.6,
    border: 2.45,
    frame: 1,
    thickness: 8.2,
    camera: 'triangle',
    buttons: 'action',
  }),
  'iPhone 16e': apple(71.5, 146.7, {
    cutout: 'notch',
    camera: 'single',
    buttons: 'ring-switch',
    wallpaper: 'orb',
  }),
  'iPhone 15': apple(71.6, 147.6, { camera: 'diagonal', wallpaper: 'ribbon' }),
  'iPhone 15 Pro': apple(70.6, 146.6, {
    r: 11.6,
    border: 2.6,
    thickness: 8.2,
    camera: 'triangle',
    wallpaper: 'petals',
  }),
  'iPhone 15 Pro Max': apple(76.7, 159.9, {
    r: 11.8,
    border: 2.6,
    thickness: 8.2,
    camera: 'triangle',
    screen: 'apps',
  }),
  'iPhone 14': lightning(71.5, 146.7, { cutout: 'notch', camera: 'diagonal', wallpaper: 'orb' }),
  'iPhone 14 Pro': lightning(71.5, 147.5, { camera: 'triangle', wallpaper: 'orb' }),
  'iPhone 13': lightning(71.5, 146.7, { cutout: 'notch', camera: 'diagonal' }),
  'iPhone 13 mini': lightning(64.2, 131.5, {
    r: 10.6,
    thickness: 7.7,
    cutout: 'notch',
    camera: 'diagonal',
    wallpaper: 'petals',
  }),
  'iPhone 12': lightning(71.5, 146.7, { cutout: 'notch', camera: 'upright', wallpaper: 'waves' }),
  'iPhone 11': lightning(75.7, 150.9, {
    border: 5,
    thickness: 8.3,
    edge: 2.2,
    cutout: 'notch',
    camera: 'upright',
    wallpaper: 'orb',
  }),
  'iPhone SE (3rd gen)': lightning(67.3, 138.4, {
    r: 9.6,
    border: 4.3,
    thickness: 7.3,
    edge: 2.4,
    cutout: 'home-button',
    camera: 'small-single',
    buttons: 'small',
    antennas: false,
  }),
  'Galaxy S25 Ultra': galaxy(77.6, 162.8, {
    r: 7.2,
    border: 2.1,
    frame: 0.9,
    thickness: 8.2,
    camera: 'five-lenses',
  }),
  'Galaxy S25': galaxy(70.5, 146.9, { r: 9.4, border: 2.5, camera: 'column' }),
  'Galaxy S24 Ultra': galaxy(79, 162.3, {
    r: 3.2,
    border: 2.2,
    frame: 0.9,
    thickness: 8.6,
    camera: 'five-lenses',
    wallpaper: 'waves',
  }),
  'Galaxy S24': galaxy(70.6, 147, { camera: 'column', wallpaper: 'orb' }),
  'Galaxy S23': galaxy(70.9, 146.3, { border: 3, camera: 'column' }),
  'Galaxy S22': galaxy(70.6, 146, { border: 3, camera: 'corner-column', wallpaper: 'mesh' }),
  'Galaxy A56 5G': galaxy(77.5, 162.2, { r: 9, border: 3.4, thickness: 7.4, camera: 'dark-pill' }),
  'Galaxy A16 5G': galaxy(77.9, 164.4, {
    r: 9,
    border: 4.2,
    thickness: 7.9,
    cutout: 'drop',
    camera: 'thin-column',
    wallpaper: 'mesh',
  }),
  'Pixel 9 Pro': stacked(72, 152.8, { r: 12.2, border: 3.1, thickness: 8.5, camera: 'floating-bar' }),
  'Pixel 9a': stacked(73.3, 154.7, { r: 11.6, border: 4.1, camera: 'flush-pill', wallpaper: 'orb' }),
  'Pixel 8': stacked(70.8, 150.5, { r: 11.2, border: 3.4, edge: 1.6, camera: 'visor' }),
  'Pixel 7a': stacked(72.9, 152, { r: 10, border: 4.4, edge: 1.4, camera: 'visor' }),
  'Phone (3a)': galaxy(77.5, 163.5, {
    r: 9.6,
    border: 3,
    thickness: 8.4,
    buttons: 'split',
    camera: 'ring-light',
    screen: 'dots',
    wallpaper: 'orb',
  }),
  'OnePlus 12': stacked(75.8, 164.3, {
    r: 9.4,
    border: 2.2,
    thickness: 9.2,
    edge: 1.8,
    buttons: 'slider',
    camera: 'disc',
  }),
  'Fairphone 5': stacked(75.8, 161.6, {
    r: 9.4,
    border: 3.8,
    thickness: 9.6,
    edge: 1.2,
    buttons: 'volume-first',
    camera: 'three-in-square',
    wallpaper: 'mesh',
  }),
} as const satisfies Record<string, PhoneModel>;

export type PhoneName = keyof typeof PHONES;

/** Finds a model of the catalogue by its name. */
export const phoneModel = (name: string): PhoneModel | undefined =>
  Object.entries(PHONES).find(([model]) => model === name)?.[1];
