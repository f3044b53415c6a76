import { HOME_KEYS } from '#rules/site/page-limits.ts';
import { helpPages } from './help.ts';
import { privacyPage, termsPage } from './legal.ts';
import type { PageRow } from './page.ts';

/** All home pages begin with these words. */
const homeWords: Omit<PageRow, 'key'> = {
  title: 'Keep good devices in use for longer',
  description: `<h2>Keep good devices in use for longer</h2>
<p>Threefold is a shop for phones, tablets, laptops, watches, headphones and consoles. Every used device is wiped, checked on 72 points and graded by a person, and the grade on the card is checked before you open it.</p>
<p>When yours breaks, we tell you what it would cost to mend, what it is worth as it is, what it would be worth mended, and what another one costs. Then you choose.</p>
<p>Our three London stores repair many phones within the hour, parts and labour carry a 12-month warranty, and the price you see online is the price you pay.</p>
<p>Selling takes a few questions. The offer is held for 14 days, the box is free, and if we find something different you see the photo and decide.</p>`,
  metaTitle: 'Threefold: buy, sell and repair phones, laptops and consoles',
  metaDescription:
    'Checked and graded phones, tablets, laptops and consoles with a 12-month warranty. Sell yours for a fair price, or have it repaired, many of them within the hour.',
};

export const pageRows: PageRow[] = [
  ...HOME_KEYS.map((key) => ({ key, ...homeWords })),
  termsPage,
  privacyPage,
  ...helpPages,
];
