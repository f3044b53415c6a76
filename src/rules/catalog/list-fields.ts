import { field } from '../account/fields.ts';
import { SLUG, SLUG_ERROR } from './slug.ts';

const slug = field({
  longest: 100,
  read: (text) => (SLUG.test(text) ? text : undefined),
  unreadable: SLUG_ERROR,
});

/** The list of all categories has this slug, so no category may take it. */
export const TAKEN_SLUG = 'all';

/** The texts of the catalogue's lists. Server and office use the same. */
export const categoryFields = {
  name: field({ longest: 60 }),
  slug: {
    ...slug,
    errorOf: (typed: string) =>
      slug.clean(typed) === TAKEN_SLUG ? 'The list of all products has this address' : slug.errorOf(typed),
  },
  title: field({ longest: 80, optional: true }),
  sub_title: field({ longest: 160, optional: true }),
};

export const brandFields = { name: field({ longest: 60 }), slug };

const COLOUR = /^#[\da-f]{6}$/i;

export const attributeFields = { name: field({ longest: 40 }) };
export const termFields = {
  label: field({ longest: 60 }),
  swatch: field({
    longest: 120,
    optional: true,
    read: (text) => (COLOUR.test(text) ? text.toLowerCase() : undefined),
    unreadable: 'Write the colour like #2f6fde',
  }),
};
export const MOST_TERMS = 200;

/** The categories of a shop are shown in one piece. A longer menu is hard to use. */
export const MOST_CATEGORIES = 500;

export const modelFields = { name: field({ longest: 80 }) };
/** Models have come out between these years. */
export const MODEL_YEARS = { first: 1970, last: 2100 } as const;

export const POLICY_KINDS = ['warranty', 'return'] as const;
export type PolicyKind = (typeof POLICY_KINDS)[number];
export const policyFields = { title: field({ longest: 80 }) };
export const LONGEST_POLICY = 10_000;
/** Of a product, as HTML. */
export const LONGEST_DESCRIPTION = 20_000;
export const TOO_LONG = 'This is too long. Take something out.';

export const CUSTOM_FIELD_TYPES = ['date', 'checkbox', 'text'] as const;
export type CustomFieldType = (typeof CUSTOM_FIELD_TYPES)[number];
export const customFieldFields = { label: field({ longest: 60 }) };
