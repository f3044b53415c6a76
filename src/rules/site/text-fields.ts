import { field } from '../account/fields.ts';
import { SLUG, SLUG_ERROR } from '../catalog/slug.ts';

/** The fields of a text page, each in one line. Server and office use the same. */
export const textFields = {
  title: field({ longest: 120 }),
  slug: field({
    longest: 60,
    read: (text) => (SLUG.test(text) ? text : undefined),
    unreadable: SLUG_ERROR,
  }),
  meta_title: field({ longest: 120, optional: true }),
  meta_description: field({ longest: 320, optional: true }),
};

/** Clean HTML of a page. The terms of a large shop are about half as long. */
export const LONGEST_TEXT = 100_000;
export const TEXT_TOO_LONG = `must be at most ${LONGEST_TEXT} characters`;

/** Pages that the shop itself links to: from the checkout, the cart, mails and forms. Their address is fixed. */
export const FIXED_TEXTS: readonly string[] = [
  'terms-and-conditions',
  'privacy-policy',
  'returns',
  'delivery',
  'warranty',
  'contact',
  'grading',
];
/** Of these, the law and the checkout ask for some at all times. */
export const ALWAYS_SHOWN: readonly string[] = ['terms-and-conditions', 'privacy-policy', 'returns'];

export const FIXED_SLUG = 'The shop itself links to this page, so its address stays';
export const TAKEN_TEXT = 'Another page has this address';

/** Whether a page of this key is made of sections in every shop, and so is no text page. */
export const isHomeKey = (key: string): boolean =>
  /^(?:home(?:-(?:page|\d+))?|product-page|header_slider|design)$/.test(key);
