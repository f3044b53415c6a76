import type { CellValue } from '../csv/values.ts';
import { money, readWord } from '../csv/values.ts';
import type { PartQuality } from '../repair/repair.ts';
import { PART_QUALITIES } from '../repair/repair.ts';

/** An option of a question as its cell writes it. */
export interface SheetOption {
  label: string;
  /** Without: made from the label, or as it was. */
  value?: string;
  /** In pounds; below 0 for what lowers an offer. */
  price: number;
  description: string | null;
  fault: string | null;
  part_quality: PartQuality | null;
  bench_days: number | null;
  bench_minutes: number | null;
  warranty_months: number | null;
  inventory_item_id: number | null;
  qunatity: number;
}

type Kind = { option_type: 1 | 2 | 3; condition: 1 | 2 };
const ANSWERS: ReadonlyMap<1 | 2 | 3, string> = new Map([
  [1, 'one'],
  [2, 'several'],
  [3, 'none'],
]);

/** 'one', 'several required', or 'none' for a question that only tells something. */
export const answerCell = ({ option_type: type, condition }: Kind): string =>
  `${ANSWERS.get(type) ?? ''}${condition === 2 ? ' required' : ''}`;

export function readAnswer(cell: string): CellValue<Kind> {
  const [, word = '', required] = /^(.*?)(?:,?\s+(required))?$/i.exec(cell.trim()) ?? [];
  const type = readWord(word, ANSWERS);
  if ('error' in type) return { error: 'must be one, several or none, with “required” behind it or not' };
  return { value: { option_type: type.value, condition: required ? 2 : 1 } };
}

const escaped = (text: string) => text.replaceAll(/[\\|;=]/g, '\\$&');
const plain = (text: string) => text.replaceAll(/\\(.)/g, '$1').trim();
/** Divides a text at a sign that has no backslash before it. */
const divided = (text: string, sign: '|' | ';' | '='): string[] =>
  text.match(new RegExp(`(?:\\\\.|[^\\\\${sign}])+`, 'g')) ?? [];

/** 'Clear case = 19.99 | Leather case = 39.00; takes: 1 × #12' */
export const optionsCell = (options: readonly SheetOption[], usualValue: (label: string) => string): string =>
  options.map((option) => optionText(option, usualValue(option.label))).join(' | ');

function optionText(option: SheetOption, usualValue: string): string {
  const { description, fault, part_quality: part, bench_days: days, bench_minutes: minutes } = option;
  const { warranty_months: months, inventory_item_id: item, qunatity: count } = option;
  const details = [
    description && `text: ${escaped(description)}`,
    fault && `fault: ${fault}`,
    part && `part: ${part}`,
    days !== null && minutes !== null && `time: ${days > 0 ? `${days} days` : `${minutes} minutes`}`,
    months !== null && `warranty: ${months} months`,
    item !== null ? `takes: ${count} × #${item}` : count > 0 && `takes: ${count}`,
    option.value !== undefined && option.value !== usualValue && `value: ${escaped(option.value)}`,
  ].filter(Boolean);
  return [`${escaped(option.label)} = ${money(option.price)}`, ...details].join('; ');
}

export function readOptions(cell: string): CellValue<SheetOption[]> {
  const options: SheetOption[] = [];
  for (const text of divided(cell, '|')) {
    if (text.trim() === '') continue;
    const read = readOption(text);
    if ('error' in read) return read;
    options.push(read.value);
  }
  return { value: options };
}

const PRICE = /^(-?)\s*£?\s*(\d{1,9}(?:\.\d{1,2})?)$/;

function readOption(text: string): CellValue<SheetOption> {
  const [head = '', ...details] = divided(text, ';');
  const [label = '', amount = '0', ...more] = divided(head, '=').map(plain);
  const [, sign = '', digits] = PRICE.exec(amount) ?? [];
  if (label === '' || head.trimStart().startsWith('='))
    return { error: `${text.trim()}: an option begins with its label` };
  if (digits === undefined || more.length > 0)
    return { error: `${label}: after = comes its price, such as 12.50` };
  const option: SheetOption = { ...PLAIN, label, price: Number(digits) * (sign ? -1 : 1) };
  for (const detail of details) {
    const [, name = '', value = ''] = /^([^:]*):(.*)$/s.exec(detail) ?? [];
    const given = DETAILS[name.trim().toLowerCase()]?.(plain(value));
    if (!given) return { error: `${label}: “${plain(detail)}” can’t be read. It can have ${NAMES}` };
    Object.assign(option, given);
  }
  return { value: option };
}

const PLAIN = {
  description: null,
  fault: null,
  part_quality: null,
  bench_days: null,
  bench_minutes: null,
  warranty_months: null,
  inventory_item_id: null,
  qunatity: 0,
} as const;

/** What may follow the price of an option. Undefined: it can't be read. */
const DETAILS: Readonly<Record<string, (text: string) => Partial<SheetOption> | undefined>> = {
  text: (description) => ({ description }),
  fault: (fault) => ({ fault }),
  part: (word) => {
    const quality = PART_QUALITIES.find((one) => one === word.toLowerCase());
    return quality && { part_quality: quality };
  },
  time: (text) => {
    const [, count, unit = ''] = /^(\d{1,5})\s*(min|day)[a-z]*$/i.exec(text) ?? [];
    if (count === undefined) return undefined;
    const isDays = unit.toLowerCase() === 'day';
    return { bench_days: isDays ? Number(count) : 0, bench_minutes: isDays ? 0 : Number(count) };
  },
  warranty: (text) => {
    const [, months] = /^(\d{1,3})(?:\s*months?)?$/i.exec(text) ?? [];
    return months === undefined ? undefined : { warranty_months: Number(months) };
  },
  takes: (text) => {
    const [, count, item] = /^(\d{1,2})(?:\s*[x×]\s*#(\d{1,9}))?$/i.exec(text) ?? [];
    if (count === undefined) return undefined;
    return { qunatity: Number(count), inventory_item_id: item === undefined ? null : Number(item) };
  },
  value: (value) => ({ value }),
};
const NAMES = Object.keys(DETAILS).join(', ');
