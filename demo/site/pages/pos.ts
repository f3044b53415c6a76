import type { PageRow } from './page.ts';

/** The words of the landing page are the page's own; here are its title and description. */
export const posPage: PageRow = {
  key: 'pos',
  title: 'Gadgets POS',
  description:
    '<p>One till for buying, selling and repairing: stock and lab inventory, several shops under one login, staff privileges, and your online shop built in.</p>',
  metaTitle: 'Gadgets POS: the till for mobile and laptop shops',
  metaDescription:
    'Buying, selling, repairs and lab inventory for mobile and laptop shops, with several shops under one login and your own online shop. Try it free.',
};
