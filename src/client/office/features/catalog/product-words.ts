import type { OfficeProductRow } from '#contract/products-office-shapes.ts';
import type { ProductMove, ProductSort, ProductStand, StockLevel } from '#rules/catalog/office-states.ts';
import { countOf } from '#client/lib/format.ts';
import type { ChipWords } from '../../ui/chip.tsx';
import type { ProductList } from './products.api.ts';

export const STANDS: Record<ProductStand, ChipWords> = {
  live: { label: 'Live', look: 'good' },
  sold_out: { label: 'Sold out', look: 'decide' },
  draft: { label: 'Draft', look: 'over' },
  scheduled: { label: 'Scheduled', look: 'work' },
  hidden: { label: 'Hidden', look: 'over' },
  archived: { label: 'Archived', look: 'over' },
};

type Reason = NonNullable<OfficeProductRow['hidden_because']>;
type Hidden = Pick<OfficeProductRow, 'hidden_because' | 'is_active_for'>;

const HIDDEN_WORDS: Record<Exclude<Reason, 'line'>, string> = {
  business: 'The business is blocked or not approved.',
  category: 'Its category is switched off.',
  brand: 'Its brand is switched off.',
  variations: 'It has no variation that can be chosen.',
};

const SHORTLY: Record<Exclude<Reason, 'line'>, string> = {
  business: 'Business blocked',
  category: 'Category off',
  brand: 'Brand off',
  variations: 'No variation',
};

/** Why shoppers don't see a published product. */
export const hiddenWords = ({ hidden_because: because, is_active_for: line }: Hidden): string | undefined =>
  because === null
    ? undefined
    : because === 'line'
      ? `The ${LINE_WORDS[line]} line is off.`
      : HIDDEN_WORDS[because];

/** The same in a cell of a list. */
export const hiddenShortly = ({
  hidden_because: because,
  is_active_for: line,
}: Hidden): string | undefined =>
  because === null ? undefined : because === 'line' ? `${LINE_WORDS[line]} line off` : SHORTLY[because];

export const MOVE_WORDS: Record<ProductMove, { label: string; done: string }> = {
  publish: { label: 'Publish', done: 'published' },
  schedule: { label: 'Schedule', done: 'scheduled' },
  unpublish: { label: 'Unpublish', done: 'back to draft' },
  archive: { label: 'Archive', done: 'archived' },
  restore: { label: 'Restore as draft', done: 'restored as drafts' },
};

export const TABS = [
  { key: 'all', label: 'All', states: undefined },
  { key: 'live', label: 'Live', states: ['live'] },
  { key: 'draft', label: 'Draft', states: ['draft', 'scheduled'] },
  { key: 'sold_out', label: 'Sold out', states: ['sold_out'] },
  { key: 'hidden', label: 'Hidden', states: ['hidden'] },
  { key: 'archived', label: 'Archived', states: ['archived'] },
] as const satisfies readonly { key: string; label: string; states: readonly ProductStand[] | undefined }[];
export type TabKey = (typeof TABS)[number]['key'];

export function countOfTab(tab: TabKey, counts: ProductList['counts']): number {
  const states: readonly string[] =
    TABS.find(({ key }) => key === tab)?.states ??
    Object.keys(counts).filter((state) => state !== 'archived');
  return states.reduce((sum, state) => sum + (counts[state] ?? 0), 0);
}

/** '84 products, 71 of them in the shop. 4 have sold out.' */
export function figures(counts: ProductList['counts']): string {
  const soldOut = counts['sold_out'] ?? 0;
  const inShop = (counts['live'] ?? 0) + soldOut;
  const all = `${countOf(countOfTab('all', counts), 'product')}, ${inShop} of them in the shop.`;
  return soldOut > 0 ? `${all} ${soldOut} ${soldOut === 1 ? 'has' : 'have'} sold out.` : all;
}

export const SORT_WORDS: Record<ProductSort, string> = {
  sold: 'Best selling',
  newest: 'Newest',
  updated: 'Changed last',
  name: 'Name',
  price_asc: 'Lowest price',
  price_desc: 'Highest price',
  stock: 'Lowest stock',
};

export const LEVEL_WORDS: Record<StockLevel, string> = {
  none: 'None',
  low: 'Low',
  some: 'Enough',
  unlimited: 'Not counted',
};

export const LINE_OF = { 1: 'buy', 2: 'sell', 3: 'repair' } as const;
export const LINE_WORDS = { 1: 'Buy', 2: 'Sell', 3: 'Repair' } as const;

/** How low stock is marked. */
export const levelOf = (stock: number, reserved: number, low: number): 'none' | 'low' | undefined =>
  stock - reserved <= 0 ? 'none' : stock - reserved <= low ? 'low' : undefined;
