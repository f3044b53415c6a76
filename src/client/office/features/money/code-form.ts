import type { DiscountCode } from '#contract/codes-office.ts';
import { CODE_SHAPE, codeValueError, type CodeKind } from '#rules/money/code-fields.ts';
import { dayText, shopMoment, shopTime } from '#rules/stores/shop-time.ts';
import type { CodeChangeBody, NewCodeBody } from './codes.api.ts';

/** Dates are days of London: the first counts from its midnight, the last to its end. */
export interface TermValues {
  least: string;
  first: string;
  last: string;
  most_uses: string;
  most_per_person: string;
}

export type Scope = 'all' | 'category' | 'products';

/** The goods that it applies to. Ids are typed as texts. */
export interface ScopeValues {
  /** '' is the whole shop. */
  vendor: string;
  payer: 'site' | 'vendor';
  scope: Scope;
  category: string;
  products: readonly { id: number; name: string }[];
}

export interface NewValues extends TermValues, ScopeValues {
  code: string;
  kind: CodeKind;
  value: string;
}

export const MOST_PRODUCTS = 200;
export const WHOLE_SHOP: ScopeValues = {
  vendor: '',
  payer: 'site',
  scope: 'all',
  category: '',
  products: [],
};

export const EMPTY_TERMS: TermValues = { least: '', first: '', last: '', most_uses: '', most_per_person: '' };

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

function momentOf(day: string, minutes: number): string | null {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return day === ''
    ? null
    : shopMoment({ year, month, day: date, weekday: 1, minutes: 0 }, minutes).toISOString();
}

const dayOf = (moment: string | null, back = 0) =>
  moment === null ? '' : dayText(shopTime(new Date(new Date(moment).getTime() - back)));

const numberOf = (typed: string) => (typed.trim() === '' ? null : Number(typed));

/** The last day ends where the next one begins. */
export const termsBody = (values: TermValues): Omit<CodeChangeBody, 'version'> => ({
  least: Number(values.least || 0),
  starts_at: momentOf(values.first, 0),
  ends_at: momentOf(values.last, DAY_MINUTES),
  most_uses: numberOf(values.most_uses),
  most_per_person: numberOf(values.most_per_person),
});

const scopeBody = ({ vendor, payer, scope, category, products }: ScopeValues) => ({
  ...(vendor && { business_id: Number(vendor), paid_by: payer }),
  ...(scope === 'category' && { category_id: Number(category) }),
  ...(scope === 'products' && { product_ids: products.map(({ id }) => id) }),
});

export const newBody = ({ code, kind, value, ...terms }: NewValues): NewCodeBody => ({
  code: code.trim().toUpperCase(),
  kind,
  ...(kind !== 'free_delivery' && { value: Number(value) }),
  ...scopeBody(terms),
  ...termsBody(terms),
});

export const valuesOf = (code: DiscountCode): TermValues => ({
  least: code.least === 0 ? '' : String(code.least),
  first: dayOf(code.starts_at),
  last: dayOf(code.ends_at, MINUTE),
  most_uses: code.most_uses === null ? '' : String(code.most_uses),
  most_per_person: code.most_per_person === null ? '' : String(code.most_per_person),
});

const usesError = (typed: string) =>
  typed.trim() === '' || /^[1-9]\d{0,5}$/.test(typed.trim()) ? undefined : 'Invalid number: from 1 on';

export const termErrors = ({ least, first, last, most_uses: all, most_per_person: each }: TermValues) => ({
  least: /^(?:\d{1,5}(?:\.\d{1,2})?)?$/.test(least.trim()) ? undefined : 'Enter an amount such as 40',
  last: first && last && last < first ? 'It must not end before it begins' : undefined,
  most_uses: usesError(all),
  most_per_person: usesError(each),
});

export function newErrors({ code, kind, value, ...terms }: NewValues) {
  const typed = /^\d{1,5}(?:\.\d{1,2})?$/.test(value.trim());
  const wrong = kind === 'free_delivery' ? undefined : codeValueError(kind, Number(value));
  return {
    code: CODE_SHAPE.test(code.trim().toUpperCase()) ? undefined : '3 to 24 letters, digits and hyphens',
    value:
      kind === 'free_delivery'
        ? undefined
        : value.trim() === ''
          ? 'Required'
          : typed
            ? wrong && `It ${wrong}`
            : 'Invalid number: such as 10',
    category: terms.scope === 'category' && !terms.category ? 'Choose a category' : undefined,
    products: terms.scope === 'products' && terms.products.length === 0 ? 'Add a product' : undefined,
    ...termErrors(terms),
  };
}
