import type { LogEntry } from '#contract/log.ts';
import { formatPence, pence } from '#rules/money/money.ts';
import { RIGHT_FACTS, RIGHTS, type Right } from '#rules/office/permissions.ts';
import { capital } from '#client/lib/format.ts';

/** One field that changed. An empty text means that there was no value before, or is none now. */
export interface FieldChange {
  field: string;
  was: string;
  is: string;
}

/** 'payout_account' and 'hiddenReason' as separate words. */
const spaced = (name: string) =>
  name
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();

/** 'Change permissions'. */
export const actionWords = ({ action }: Pick<LogEntry, 'action'>): string => capital(spaced(action));

const isRight = (value: unknown): value is Right => RIGHTS.some((right) => right === value);

const FIELDS: Record<string, string> = {
  permissions: 'May do',
  refund_limit: 'Refunds up to',
  store_ids: 'Stores',
};

function valueWords(field: string, value: unknown): string {
  if (value === undefined) return '';
  if (value === null) return field === 'store_ids' ? 'all' : 'none';
  if (field === 'refund_limit' && typeof value === 'number') return formatPence(pence(value));
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (isRight(value) && field === 'permissions') return RIGHT_FACTS[value].title;
  if (Array.isArray(value)) return value.map((item) => valueWords(field, item)).join(', ') || 'none';
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([key, inner]) => `${spaced(key)}: ${valueWords(key, inner)}`)
      .join(', ');
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The changed fields with old and new values. */
export function changesOf({ before, after }: Pick<LogEntry, 'before' | 'after'>): FieldChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.map((name) => ({
    field: FIELDS[name] ?? capital(spaced(name)),
    was: valueWords(name, before[name]),
    is: valueWords(name, after[name]),
  }));
}

export const SUBJECTS = [
  'staff',
  'invitation',
  'order',
  'refund',
  'review',
  'saved answer',
  'business',
  'payout run',
  'settings',
  'category',
  'brand',
  'attribute',
  'model',
  'policy',
  'custom field',
] as const;

const NAMED = new Set(['order']);

/** The subject of an entry. Only numbers that people know are shown, such as that of an order. */
export const subjectWords = ({
  subject,
  subject_id: id,
}: Pick<LogEntry, 'subject' | 'subject_id'>): string =>
  NAMED.has(subject) ? `${capital(subject)} ${id}` : capital(spaced(subject));
