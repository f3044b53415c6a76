import type { OfficeCategory } from '#contract/categories-office.ts';
import { categoryFields } from '#rules/catalog/list-fields.ts';
import type { CategoryChange } from './lists.api.ts';
import { NO, YES, yesOrNo } from './yes-or-no.ts';

/** The fields of the form, with their labels. */
export const CATEGORY_NAMES = {
  name: 'Name',
  slug: 'Address',
  parent_id: 'Inside',
  title: 'Heading in the menu',
  sub_title: 'Line below its name',
  is_active_for_buy: 'Buy',
  is_active_for_sell: 'Sell',
  is_active_for_repair: 'Repair',
  category_image: 'Picture',
  image: 'Round picture',
  is_active: 'Shown in the shop',
};
export type CategoryField = keyof typeof CATEGORY_NAMES;
type Values = Readonly<Record<CategoryField, string>>;

/** The values of a new category. */
const BLANK: Values = {
  name: '',
  slug: '',
  parent_id: '',
  title: '',
  sub_title: '',
  is_active_for_buy: YES,
  is_active_for_sell: NO,
  is_active_for_repair: NO,
  category_image: '',
  image: '',
  is_active: YES,
};

export function valuesOf(category: OfficeCategory | undefined): Values {
  if (!category) return BLANK;
  return {
    name: category.name,
    slug: category.slug,
    parent_id: category.parent_id === null ? '' : String(category.parent_id),
    title: category.title,
    sub_title: category.sub_title,
    is_active_for_buy: yesOrNo(category.is_active_for_buy),
    is_active_for_sell: yesOrNo(category.is_active_for_sell),
    is_active_for_repair: yesOrNo(category.is_active_for_repair),
    category_image: category.category_image ?? '',
    image: category.image ?? '',
    is_active: yesOrNo(category.is_active),
  };
}

/** Errors of the typed values. A new category gets its slug from its name. */
export function errorsOf(values: Values, category: OfficeCategory | undefined) {
  const errors: Partial<Record<CategoryField, string>> = {};
  for (const field of ['name', 'slug', 'title', 'sub_title'] as const) {
    const error = categoryFields[field].errorOf(values[field]);
    const mayBeEmpty = field === 'slug' && !category && values.slug.trim() === '';
    if (error !== undefined && !mayBeEmpty) errors[field] = error;
  }
  return errors;
}

const READ: { [F in CategoryField]: (typed: string) => Omit<CategoryChange, 'version'> } = {
  name: (name) => ({ name }),
  slug: (slug) => (slug.trim() ? { slug } : {}),
  parent_id: (of) => ({ parent_id: of ? Number(of) : null }),
  title: (title) => ({ title }),
  sub_title: (text) => ({ sub_title: text }),
  is_active_for_buy: (typed) => ({ is_active_for_buy: typed === YES }),
  is_active_for_sell: (typed) => ({ is_active_for_sell: typed === YES }),
  is_active_for_repair: (typed) => ({ is_active_for_repair: typed === YES }),
  category_image: (image) => ({ category_image: image || null }),
  image: (image) => ({ image: image || null }),
  is_active: (typed) => ({ is_active: typed === YES }),
};

/** The typed fields as the call takes them. */
export function bodyOf(
  changed: Readonly<Partial<Record<CategoryField, string>>>,
): Omit<CategoryChange, 'version'> {
  const fields = Object.entries(changed) as [CategoryField, string][];
  return Object.assign({}, ...fields.map(([field, typed]) => READ[field](typed))) as Omit<
    CategoryChange,
    'version'
  >;
}
