import { addresses } from '#rules/page/addresses.ts';
import { withSearch } from '#client/lib/place.ts';

export type FinderLine = 'sell' | 'repair';

interface Words {
  title: string;
  text: string;
  label: string;
  all: string;
}

export const FINDER_WORDS: Record<FinderLine, Words> = {
  sell: {
    title: 'Sell your device',
    text: 'Find yours and see what we pay for it, in cash or as a voucher. Postage is free, and you are paid once it is checked.',
    label: 'Which device do you want to sell?',
    all: 'All devices we buy',
  },
  repair: {
    title: 'Repair your device',
    text: 'Find yours and see what each repair costs and how long it takes. In store or by post, parts and work under warranty.',
    label: 'Which device is broken?',
    all: 'All devices we repair',
  },
};

/** Every step has its own address, so that Back undoes a choice and a link can contain it. */
export function finderPath(line: FinderLine, category?: string, brand?: number): string {
  return withSearch(addresses.finder(line), {
    category,
    brand: brand === undefined ? undefined : String(brand),
  });
}
