import type { OfficeQuestion } from '#contract/questions-office-shapes.ts';
import type { QuestionRole } from '#rules/catalog/questions.ts';
import type { PartQuality } from '#rules/repair/repair.ts';
import type { ProductChange } from './products.api.ts';

/** An option as it is typed. */
export interface OptionDraft {
  id?: number;
  label: string;
  value: string;
  price: string;
  description: string;
  fault: string;
  part_quality: PartQuality | '';
  /** How long the repair takes, in minutes or days. */
  bench: string;
  bench_unit: 'minutes' | 'days';
  warranty_months: string;
  inventory_item_id: string;
  qunatity: string;
}

export interface QuestionDraft {
  id?: number;
  title: string;
  key: string;
  role: QuestionRole | '';
  isRequired: boolean;
  option_type: 1 | 2 | 3;
  description: string;
  options: OptionDraft[];
}

export const NEW_OPTION: OptionDraft = {
  label: '',
  value: '',
  price: '0.00',
  description: '',
  fault: '',
  part_quality: '',
  bench: '',
  bench_unit: 'minutes',
  warranty_months: '',
  inventory_item_id: '',
  qunatity: '0',
};
export const NEW_QUESTION: QuestionDraft = {
  title: '',
  key: '',
  role: '',
  isRequired: false,
  option_type: 1,
  description: '',
  options: [NEW_OPTION],
};

const figure = (value: number | null) => (value === null ? '' : String(value));

const draftOf = (one: OfficeQuestion): QuestionDraft => ({
  id: one.id,
  title: one.title,
  key: one.key,
  role: one.role ?? '',
  isRequired: one.condition === 2,
  option_type: one.option_type,
  description: one.description ?? '',
  options: one.Question_options.map((option) => ({
    id: option.id,
    label: option.label,
    value: option.value,
    price: option.price.toFixed(2),
    description: option.description ?? '',
    fault: option.fault ?? '',
    part_quality: option.part_quality ?? '',
    bench: figure(option.bench_days || option.bench_minutes),
    bench_unit: option.bench_days ? 'days' : 'minutes',
    warranty_months: figure(option.warranty_months),
    inventory_item_id: figure(option.inventory_item_id),
    qunatity: String(option.qunatity),
  })),
});

/** The questions as one value of the form. */
export const writeQuestions = (list: readonly QuestionDraft[]): string => JSON.stringify(list);
export const questionsText = (list: readonly OfficeQuestion[]) => writeQuestions(list.map(draftOf));
export const readQuestions = (text: string): QuestionDraft[] =>
  text === '' ? [] : (JSON.parse(text) as QuestionDraft[]);

type Sent = NonNullable<ProductChange['questions']>;
const whole = (text: string) => (text.trim() === '' ? null : Number(text));

/** The questions as the server takes them. */
export const questionsOf = (text: string): Sent =>
  readQuestions(text).map(({ id, options, isRequired, role, key, ...one }) => ({
    ...(id !== undefined && { id }),
    ...(key.trim() && { key: key.trim() }),
    title: one.title.trim(),
    role: role || null,
    condition: isRequired && one.option_type !== 3 ? 2 : 1,
    option_type: one.option_type,
    description: one.description.trim() || null,
    Question_options: one.option_type === 3 ? [] : options.map(sentOption),
  }));

function sentOption(option: OptionDraft): Sent[number]['Question_options'][number] {
  const bench = whole(option.bench);
  const isDays = option.bench_unit === 'days';
  return {
    ...(option.id !== undefined && { id: option.id }),
    ...(option.value.trim() && { value: option.value.trim() }),
    label: option.label.trim(),
    price: Number(option.price.trim() || 0),
    description: option.description.trim() || null,
    fault: option.fault.trim() || null,
    part_quality: option.part_quality || null,
    bench_days: bench === null ? null : isDays ? bench : 0,
    bench_minutes: bench === null ? null : isDays ? 0 : bench,
    warranty_months: whole(option.warranty_months),
    inventory_item_id: whole(option.inventory_item_id),
    qunatity: whole(option.qunatity) ?? 0,
  };
}

type OptionField = keyof OptionDraft;
const WHOLE = /^\d{1,5}$/;
const SIGNED = /^-?\d{1,6}(?:\.\d{1,2})?$/;
const WORD = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The errors of an option, by field. */
export function optionErrors(option: OptionDraft): Partial<Record<OptionField, string>> {
  const text = (field: Exclude<OptionField, 'id'>) => option[field].trim();
  const errors: Partial<Record<OptionField, string>> = {};
  if (!text('label')) errors.label = 'Required';
  if (text('price') && !SIGNED.test(text('price'))) errors.price = 'Such as 9.99 or -20';
  if (text('fault') && !WORD.test(text('fault'))) errors.fault = 'Only small letters, digits and hyphens';
  if (text('bench') && !/^[1-9]\d{0,3}$/.test(text('bench'))) errors.bench = 'Such as 45';
  if (text('warranty_months') && !/^\d{1,3}$/.test(text('warranty_months')))
    errors.warranty_months = 'Such as 12';
  if (text('inventory_item_id') && !/^[1-9]\d{0,8}$/.test(text('inventory_item_id')))
    errors.inventory_item_id = 'The number of a product';
  if (text('qunatity') && !WHOLE.test(text('qunatity'))) errors.qunatity = 'Such as 1';
  return errors;
}

/** The error of the whole list, in words; undefined if it is valid. */
export function questionsError(text: string): string | undefined {
  for (const { title, option_type: type, options } of readQuestions(text)) {
    if (!title.trim()) return 'A question needs a title';
    if (type === 3) continue;
    if (options.length === 0) return `${title}: a choice needs options`;
    const wrong = options.find((option) => Object.keys(optionErrors(option)).length > 0);
    if (wrong) {
      const [first] = Object.entries(optionErrors(wrong));
      const [field, why] = first ?? ['', ''];
      return `${title}, ${wrong.label || 'an option'}: ${field === 'label' ? 'an option needs a label' : why}`;
    }
  }
  return undefined;
}

/** 'One choice of 2: own SIM, 20GB SIM +£10.00' */
export function questionSummary({ option_type: type, options, description }: QuestionDraft): string {
  if (type === 3) return description || 'A text without an answer';
  const parts = options.slice(0, 3).map(({ label, price }) => {
    const pounds = Number(price);
    const effect =
      pounds === 0 || Number.isNaN(pounds) ? '' : ` ${pounds > 0 ? '+' : '−'}£${Math.abs(pounds).toFixed(2)}`;
    return `${label || 'an option'}${effect}`;
  });
  const rest = options.length > 3 ? ` and ${options.length - 3} more` : '';
  return `${type === 1 ? 'One choice' : 'Any'} of ${options.length}: ${parts.join(', ')}${rest}`;
}

/** The list with one element in another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_one, index) => index !== from);
  const one = list[from];
  return one === undefined ? [...list] : [...rest.slice(0, to), one, ...rest.slice(to)];
}
