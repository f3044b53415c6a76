import type { ProductImport, ProductImportItem } from '#contract/product-imports.ts';
import { readMoney } from '#rules/csv/values.ts';
import { countOf, sumWords } from '#client/lib/format.ts';
import type { ChipWords } from '../../ui/chip.tsx';

export const IMPORT_TABS = [
  { key: 'kept', label: 'Not set back' },
  { key: 'undone', label: 'Set back' },
  { key: 'wrong', label: 'With errors' },
  { key: 'warned', label: 'Prices to check' },
  { key: 'failed', label: 'Not done' },
  { key: 'create', label: 'New' },
  { key: 'change', label: 'Changed' },
  { key: 'same', label: 'As they are' },
] as const;
export type ImportTab = (typeof IMPORT_TABS)[number]['key'];

/** The tabs that have something in them. */
export const tabsOf = ({ counts }: Pick<ProductImport, 'counts'>) =>
  IMPORT_TABS.flatMap((tab) =>
    counts[tab.key] > 0 ? { ...tab, count: counts[tab.key], isUrgent: isTrouble(tab.key) } : [],
  );

const isTrouble = (tab: ImportTab) =>
  tab === 'wrong' || tab === 'warned' || tab === 'failed' || tab === 'kept';

/** The changes that the import will make, before it is started: 'adds 2 products and changes 1'. */
export function planWords({ counts: { create, change } }: Pick<ProductImport, 'counts'>): string {
  const parts = [
    ...(create > 0 ? [`adds ${countOf(create, 'product')}`] : []),
    ...(change > 0 ? [`changes ${create > 0 ? change : countOf(change, 'product')}`] : []),
  ];
  return parts.join(' and ');
}

const MONEY = /^(?:.* )?(?:regular|sale|cost)_price$|^(?:.* )?(?:cash|voucher)_trade_in_value$/;

/** A cell as people read it: an amount as money. Of a bulk edit the column begins with the SKU of its variation. */
export function cellWords(column: string, cell: string): string {
  const amount = MONEY.test(column) ? readMoney(cell) : { error: '' };
  return 'value' in amount ? sumWords(amount.value) : cell;
}

/** The result of the import or the bulk edit, and of its undo. */
export function resultWords({
  kind,
  state,
  counts: { done, failed, wrong, same, undone, kept },
}: Pick<ProductImport, 'kind' | 'state' | 'counts'>): string {
  if (state === 'undone')
    return [
      `${countOf(undone, 'product')} set back`,
      ...(kept > 0 ? [`${kept} not set back, at least in part`] : []),
    ].join(', ');
  const left = failed + wrong;
  const did = kind === 'edit' ? 'changed' : 'imported';
  return [
    `${countOf(done, 'product')} ${did}`,
    ...(left > 0 ? [`${left} not ${did}`] : []),
    ...(same > 0 ? [`${same} left as they are`] : []),
  ].join(', ');
}

const UNDONE: Readonly<Record<NonNullable<ProductImportItem['undo']>, ChipWords>> = {
  done: { label: 'Set back', look: 'good' },
  removed: { label: 'Removed', look: 'good' },
  archived: { label: 'Archived', look: 'good' },
  part: { label: 'Set back in part', look: 'waits' },
  left: { label: 'Left alone', look: 'waits' },
  failed: { label: 'Not set back', look: 'decide' },
};

export function chipOf({
  outcome,
  result,
  undo,
}: Pick<ProductImportItem, 'outcome' | 'result' | 'undo'>): ChipWords {
  if (undo) return UNDONE[undo];
  if (result === 'failed') return { label: 'Not done', look: 'decide' };
  if (outcome === 'wrong') return { label: 'Error', look: 'decide' };
  if (result === 'done') return { label: outcome === 'create' ? 'Added' : 'Changed', look: 'good' };
  if (outcome === 'create') return { label: 'New', look: 'work' };
  return outcome === 'change' ? { label: 'Will change', look: 'waits' } : { label: 'As it is', look: 'over' };
}

/** The state of the import in words, while a job works on it. */
export function workOf({ kind, state, counts }: Pick<ProductImport, 'kind' | 'state' | 'counts'>) {
  if (state === 'undoing')
    return { what: 'Setting back', done: counts.undone + counts.kept, all: counts.done };
  return state === 'importing'
    ? {
        what: kind === 'edit' ? 'Changing' : 'Importing',
        done: counts.done + counts.failed,
        all: counts.create + counts.change,
      }
    : { what: 'Checking', done: counts.checked, all: counts.all };
}
