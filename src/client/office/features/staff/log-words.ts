import type { LogEntry } from '#contract/log.ts';
import { formatPence, pence } from '#rules/money/money.ts';
import { RIGHT_FACTS, RIGHTS, type Right } from '#rules/office/permissions.ts';
import { officePaths, type OfficeArea } from '#rules/page/office-paths.ts';
import { capital, formatPounds } from '#client/lib/format.ts';
import { ORDER_STATES_SHOWN } from '#client/lib/order-states.ts';

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

const ACTIONS: Readonly<Record<string, string>> = {
  'refund amount order': 'Refund a sum of an order',
  'refund missing order': 'Refund what is missing of an order',
  'refund order': 'Refund a return',
  'ready order': 'Make an order ready to collect',
  'dispatch order': 'Send a parcel of an order',
  'late payment order': 'Note a late payment',
};

/** 'Change permissions'. */
export const actionWords = ({ action }: Pick<LogEntry, 'action'>): string =>
  ACTIONS[action] ?? capital(spaced(action));

const isRight = (value: unknown): value is Right => RIGHTS.some((right) => right === value);

const FIELDS: Record<string, string> = {
  permissions: 'May do',
  refund_limit: 'Refunds up to',
  store_ids: 'Stores',
  commissionBps: 'Commission',
  vatNumber: 'VAT number',
  vat_number: 'VAT number',
  sku: 'SKU',
  paid_by: 'Paid by',
  pay: 'Paid by',
  is_handed_over: 'Handed over',
};

/** Some records keep sums in pence, others as the wire has them. */
const IN_PENCE = new Set(['refund_limit', 'refundLimit', 'least', 'amount_off', 'refunded']);
const IN_POUNDS = new Set([
  'regular_price',
  'sale_price',
  'cost_price',
  'cash_trade_in_value',
  'voucher_trade_in_value',
]);

/** Kinds and states that are kept under a short name. */
const KINDS: Readonly<Record<string, string>> = {
  percent: 'a percentage',
  amount: 'a sum of money',
  free_delivery: 'free delivery',
};

function valueWords(field: string, value: unknown): string {
  if (value === undefined) return '';
  if (value === null) return field === 'store_ids' ? 'all' : 'none';
  if (typeof value === 'number') {
    if (IN_PENCE.has(field)) return formatPence(pence(value));
    if (IN_POUNDS.has(field)) return formatPounds(value);
    if (field === 'commissionBps') return `${value / 100}%`;
  }
  if (field === 'kind' && typeof value === 'string') return KINDS[value] ?? spaced(value);
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

const isNothing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** A discount is kept in pence, or in hundredths of a percent. */
function discountOf(values: Record<string, unknown>): Record<string, unknown> {
  const { kind, value } = values;
  if (typeof value !== 'number') return values;
  if (kind === 'percent') return { ...values, value: `${value / 100}%` };
  return kind === 'amount' ? { ...values, value: formatPence(pence(value)) } : values;
}

/** An order keeps its state by a short name. Its sums are in pence, except where the till names one. */
function orderOf(
  values: Record<string, unknown>,
  { subject, action }: Partial<Pick<LogEntry, 'subject' | 'action'>>,
): Record<string, unknown> {
  if (subject !== 'order') return values;
  const { state, total, pay } = values;
  const shown = Object.entries(ORDER_STATES_SHOWN).find(([name]) => name === state)?.[1];
  const sum = (amount: number) =>
    action === 'place order' ? formatPounds(amount) : formatPence(pence(amount));
  return {
    ...values,
    ...(shown !== undefined && { state: shown }),
    ...(typeof total === 'number' && { total: sum(total) }),
    ...(typeof pay === 'string' && { pay: spaced(pay) }),
  };
}

/** The changed fields with old and new values. Of a new thing only those that say something. */
export function changesOf(
  entry: Pick<LogEntry, 'before' | 'after'> & Partial<Pick<LogEntry, 'subject' | 'action'>>,
): FieldChange[] {
  const shown = (values: Record<string, unknown>) => orderOf(discountOf(values), entry);
  const [before, after] = [shown(entry.before), shown(entry.after)];
  const isNew = Object.keys(before).length === 0;
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isNew || !isNothing(after[name]),
  );
  return names.map((name) => ({
    field: FIELDS[name] ?? capital(spaced(name)),
    was: valueWords(name, before[name]),
    is: valueWords(name, after[name]),
  }));
}

export const SUBJECTS = [
  'product',
  'products',
  'order',
  'refund',
  'code',
  'customer',
  'review',
  'business',
  'staff',
  'invitation',
  'payout run',
  'purchase order',
  'transfer',
  'media',
  'media folder',
  'saved answer',
  'settings',
  'menu',
  'page',
  'category',
  'brand',
  'attribute',
  'model',
  'policy',
  'custom field',
  'deal',
  'demo request',
  'job',
] as const;

type About = Pick<LogEntry, 'subject' | 'subject_id'> &
  Partial<Pick<LogEntry, 'subject_name' | 'before' | 'after'>>;

/** The kind of a thing: 'Payout run'. */
export const kindWords = (subject: string): string => capital(spaced(subject));

const NAMED = new Set(['order', 'page']);

/** The current name of a record, or its name when it was changed. */
function nameOf({ subject, subject_id: id, subject_name: name, before, after }: About): string | undefined {
  if (NAMED.has(subject)) return id;
  const logged = [after, before].flatMap((values) => [
    values?.['name'],
    values?.['business_name'],
    values?.['code'],
    values?.['number'],
  ]);
  return name ?? logged.find((one): one is string => typeof one === 'string' && one !== '');
}

/** The subject of an entry with its name. Only numbers that people know are shown, such as that of an order. */
export function subjectWords(entry: About): string {
  const name = nameOf(entry);
  return name === undefined ? kindWords(entry.subject) : `${kindWords(entry.subject)} ${name}`;
}

/** The page of the record; undefined if it has none. */
export function subjectHref({ subject, subject_id: id }: About, area: OfficeArea): string | undefined {
  const number = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined;
  const isSite = area === 'admin';
  const to = (path: (known: number) => string) => (number === undefined ? undefined : path(number));
  switch (subject) {
    case 'order':
      return officePaths.order(area, id);
    case 'product':
      return to((known) => officePaths.product(area, known));
    case 'business':
      return isSite ? to(officePaths.vendor) : undefined;
    case 'customer':
      return isSite ? to(officePaths.customer) : undefined;
    case 'purchase order':
      return to((known) => officePaths.purchase(area, known));
    case 'transfer':
      return to((known) => officePaths.transfer(area, known));
    case 'code':
      return officePaths.codes(area);
    case 'media':
      return to((known) => `${officePaths.media(area)}?item=${known}`);
    case 'payout run':
      return isSite ? `${officePaths.money(area)}?tab=runs` : officePaths.money(area);
    case 'settings':
      return isSite ? officePaths.settings() : undefined;
    case 'menu':
      return isSite ? officePaths.menus() : undefined;
    case 'page':
      return isSite ? officePaths.text(id) : undefined;
    default:
      return undefined;
  }
}
