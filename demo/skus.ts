import type { BuyDevice } from './catalogue.ts';

/** 'iPhone 14', 128GB, Blue, Excellent → TF-IPHONE14-128-BLU-EXC. */
export function skuOf(device: Pick<BuyDevice, 'model'>, parts: readonly string[]): string {
  const model = words(device.model).join('');
  return ['TF', model, ...parts.map(short).filter(Boolean)].join('-');
}

const words = (text: string): string[] => text.toUpperCase().match(/[A-Z0-9]+/g) ?? [];

/** Numbers keep all digits, words their first three letters. */
const short = (part: string): string =>
  words(part)
    .map((word) =>
      /^\d/.test(word) ? word.replace(/[A-Z]+$/, (unit) => (unit === 'TB' ? 'T' : '')) : word.slice(0, 3),
    )
    .join('');
