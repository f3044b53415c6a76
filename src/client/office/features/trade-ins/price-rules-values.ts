import type { OfficePriceRules, PriceRulesWire } from '#contract/price-rules-office.ts';
import {
  AMOUNT_ERROR,
  BASE_ERROR,
  FACTOR_ERROR,
  isAmount,
  isBase,
  isFactor,
  isTerm,
  isVoucher,
  TERM_ERROR,
  VOUCHER_ERROR,
} from '#rules/trade-in/price-limits.ts';
import type { useRecord } from '#client/lib/use-record.ts';
import type { DraftChange } from './price-rules.api.ts';

/** The form's fields by name: 'floor', 'grade good', 'answer 12', 'model 101 0', 'spec 101 0 44'. No variation is 0. */
export type RuleValues = Readonly<Record<string, string>>;
export type RulesForm = ReturnType<typeof useRecord<string, OfficePriceRules>>;
type Model = PriceRulesWire['models'][number];

export const gradeField = (value: string): string => `grade ${value}`;
export const answerField = (optionId: number): string => `answer ${optionId}`;
export const modelField = ({ product_id: product, variation_id: variation }: Model): string =>
  `model ${product} ${variation ?? 0}`;
export const specField = (model: Model, optionId: number): string =>
  `${modelField(model).replace('model', 'spec')} ${optionId}`;

const amountText = (amount: number) => (Number.isInteger(amount) ? String(amount) : amount.toFixed(2));

/** The rules as the form's texts. */
export function valuesOf({ rules }: Pick<OfficePriceRules, 'rules'>): RuleValues {
  const entries: [string, string][] = [
    ['floor', amountText(rules.floor)],
    ['step', amountText(rules.step)],
    ['voucher', String(rules.voucher_percent)],
    ...rules.grades.map(({ value, factor }): [string, string] => [
      gradeField(value),
      factor === null ? '' : String(factor),
    ]),
    ...rules.answers.map((one): [string, string] => [answerField(one.option_id), amountText(one.amount)]),
    ...rules.models.flatMap((model): [string, string][] => [
      [modelField(model), amountText(model.base)],
      ...model.specs.map((spec): [string, string] => [
        specField(model, spec.option_id),
        amountText(spec.base),
      ]),
    ]),
  ];
  return Object.fromEntries(entries);
}

/** '−12.50' or '£1,200' as a number; undefined if it is none. */
export function amountIn(text: string): number | undefined {
  const plain = text.replaceAll(/[£,\s]/g, '').replace('−', '-');
  return /^-?\d{1,6}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
}

const inHundredths = (amount: number) => Math.round(amount * 100);

function errorOf(field: string, text: string): string | undefined {
  const amount = amountIn(text);
  const fits = (is: (value: number) => boolean) => amount !== undefined && is(amount);
  const [kind] = field.split(' ');
  switch (kind) {
    case 'floor':
    case 'step':
      return fits((value) => isTerm(inHundredths(value))) ? undefined : TERM_ERROR;
    case 'voucher':
      return fits(isVoucher) ? undefined : VOUCHER_ERROR;
    case 'grade':
      return text.trim() === '' || fits((value) => isFactor(inHundredths(value))) ? undefined : FACTOR_ERROR;
    case 'answer':
      return fits((value) => isAmount(inHundredths(value))) ? undefined : AMOUNT_ERROR;
    default:
      return fits((value) => isBase(inHundredths(value))) ? undefined : BASE_ERROR;
  }
}

export function errorsOf(values: RuleValues): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, text]) => {
      const error = errorOf(field, text);
      return error === undefined ? [] : [[field, error[0]?.toUpperCase() + error.slice(1)]];
    }),
  );
}

/** The changed fields as the call for the draft takes them. */
export function changeOf(changed: Readonly<Partial<RuleValues>>): DraftChange {
  const grades: NonNullable<DraftChange['grades']> = [];
  const answers: NonNullable<DraftChange['answers']> = [];
  const models: NonNullable<DraftChange['models']> = [];
  const specs: NonNullable<DraftChange['specs']> = [];
  const terms: Pick<DraftChange, 'floor' | 'step' | 'voucher_percent'> = {};
  for (const [field, text = ''] of Object.entries(changed)) {
    const amount = amountIn(text) ?? 0;
    const [kind = '', ...rest] = field.split(' ');
    const [product_id = 0, variation = 0, option_id = 0] = rest.map(Number);
    const model = { product_id, variation_id: variation || null, base: amount };
    if (kind === 'floor' || kind === 'step') terms[kind] = amount;
    if (kind === 'voucher') terms.voucher_percent = amount;
    if (kind === 'grade') grades.push({ value: rest.join(' '), factor: text.trim() === '' ? null : amount });
    if (kind === 'answer') answers.push({ option_id: product_id, amount });
    if (kind === 'model') models.push(model);
    if (kind === 'spec') specs.push({ ...model, option_id });
  }
  return { ...terms, grades, answers, models, specs };
}

/** The name of a field, for the bar of unsaved changes and for two that changed the same one. */
export function nameOf(field: string, { rules }: Pick<OfficePriceRules, 'rules'>): string {
  const terms: Record<string, string> = { floor: 'Floor', step: 'Rounding', voucher: 'Voucher' };
  const grade = rules.grades.find(({ value }) => gradeField(value) === field);
  const answer = rules.answers.find((one) => answerField(one.option_id) === field);
  const model = rules.models.find((one) => modelField(one) === field);
  const spec = rules.models.flatMap((one) =>
    one.specs
      .filter(({ option_id: id }) => specField(one, id) === field)
      .map(({ label }) => `${one.name} ${label}`),
  )[0];
  return (
    terms[field] ??
    grade?.label ??
    (answer && `${answer.question} ${answer.label}`) ??
    (model && [model.name, model.spec].filter(Boolean).join(' ')) ??
    spec ??
    field
  );
}

/** How much a grade changes the offer in models that have their own amounts: '89–93% of the base'. */
export function ownShares(rules: PriceRulesWire, grade: string): string {
  const shares = rules.models.flatMap(({ base, grades }) =>
    grades
      .filter(({ value }) => value === grade)
      .map(({ amount }) => Math.round(((base + amount) / base) * 100)),
  );
  if (shares.length === 0) return 'No model asks for it';
  const [least, most] = [Math.min(...shares), Math.max(...shares)];
  return least === most ? `${least}% now` : `${least}–${most}% now`;
}

/** The fields whose prepared amount is not the one in effect. */
export function preparedFields({ now, rules }: OfficePriceRules): ReadonlySet<string> {
  const live = valuesOf({ rules: now });
  return new Set(
    Object.entries(valuesOf({ rules })).flatMap(([field, text]) => (live[field] === text ? [] : [field])),
  );
}
