import type { ProductImport, ProductImportItem } from '#contract/product-imports.ts';
import { countOf } from '#client/lib/format.ts';
import type { ChipWords } from '../../ui/chip.tsx';

export const IMPORT_TABS = [
  { key: 'wrong', label: 'With errors' },
  { key: 'failed', label: 'Not imported' },
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

const isTrouble = (tab: ImportTab) => tab === 'wrong' || tab === 'failed';

/** What the import will do, before somebody says yes: 'adds 2 products and changes 1'. */
export function planWords({ counts: { create, change } }: Pick<ProductImport, 'counts'>): string {
  const parts = [
    ...(create > 0 ? [`adds ${countOf(create, 'product')}`] : []),
    ...(change > 0 ? [`changes ${create > 0 ? change : countOf(change, 'product')}`] : []),
  ];
  return parts.join(' and ');
}

/** What the import did. */
export function resultWords({
  counts: { done, failed, wrong, same },
}: Pick<ProductImport, 'counts'>): string {
  const left = failed + wrong;
  return [
    `${countOf(done, 'product')} imported`,
    ...(left > 0 ? [`${left} not imported`] : []),
    ...(same > 0 ? [`${same} left as they are`] : []),
  ].join(', ');
}

export function chipOf({ outcome, result }: Pick<ProductImportItem, 'outcome' | 'result'>): ChipWords {
  if (result === 'failed') return { label: 'Not imported', look: 'decide' };
  if (outcome === 'wrong') return { label: 'Error', look: 'decide' };
  if (result === 'done') return { label: outcome === 'create' ? 'Added' : 'Changed', look: 'good' };
  if (outcome === 'create') return { label: 'New', look: 'work' };
  return outcome === 'change' ? { label: 'Will change', look: 'waits' } : { label: 'As it is', look: 'over' };
}

/** Where the import is in words, while a job works on it. */
export function workOf({ state, counts }: Pick<ProductImport, 'state' | 'counts'>) {
  return state === 'importing'
    ? { what: 'Importing', done: counts.done + counts.failed, all: counts.create + counts.change }
    : { what: 'Checking', done: counts.checked, all: counts.all };
}
