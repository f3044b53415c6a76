import type { DiscountCode } from '#contract/codes-office.ts';
import { CODE_STANDS, type CodeStand } from '#rules/money/code-fields.ts';
import { formatDate, formatPounds } from '#client/lib/format.ts';
import type { ChipLook } from '../../ui/chip.tsx';
import { lastCursor, readCursors } from '../../ui/cursors.ts';
import type { CodesQuery } from './codes.api.ts';
import { readColumns } from '#rules/office/list-columns.ts';

export const STANDS: Record<CodeStand, { label: string; look: ChipLook }> = {
  active: { label: 'Active', look: 'good' },
  planned: { label: 'Planned', look: 'waits' },
  ended: { label: 'Ended', look: 'over' },
};

/** '10% off', '£5 off', 'Free delivery'. */
export function discountWords({ kind, value }: Pick<DiscountCode, 'kind' | 'value'>): string {
  if (kind === 'free_delivery') return 'Free delivery';
  return kind === 'percent' ? `${value}% off` : `${formatPounds(value)} off`;
}

/** The scope in words: 'Northside Phones, from £40'. */
export function scopeWords({ business, category, product_ids: products, least }: DiscountCode): string {
  const of = [
    business?.name ?? 'Whole shop',
    category?.name,
    products && `${products.length} ${products.length === 1 ? 'product' : 'products'}`,
    least > 0 && `from ${formatPounds(least)}`,
  ];
  return of.filter(Boolean).join(', ');
}

/** '3 of 100 uses, 1 each'. */
export function usesWords({ uses, most_uses: most, most_per_person: each }: DiscountCode): string {
  const count = uses.toLocaleString('en-GB');
  const all = most === null ? count : `${count} of ${most.toLocaleString('en-GB')}`;
  return each === null ? all : `${all}, ${each} each`;
}

export function datesWords({ starts_at: from, ends_at: to }: DiscountCode): string {
  if (from && to) return `${formatDate(from)} to ${formatDate(to)}`;
  if (from) return `from ${formatDate(from)}`;
  return to ? `until ${formatDate(to)}` : 'always';
}

export interface CodesSearch {
  tab?: CodeStand | undefined;
  q?: string | undefined;
  from?: string | undefined;
  /** The names of the columns, such as `order.total`. */
  cols?: string | undefined;
}

export function readCodesSearch({ tab, q, from, cols }: Record<string, unknown>): CodesSearch {
  const stand = CODE_STANDS.find((one) => one === tab);
  return {
    ...(stand && { tab: stand }),
    ...((typeof q === 'string' || typeof q === 'number') && String(q) && { q: String(q).slice(0, 40) }),
    ...readCursors(from),
    ...readColumns(cols),
  };
}

export const PER_PAGE = 25;

export function queryOf({ tab = 'active', q, from }: CodesSearch): CodesQuery {
  const cursor = lastCursor(from);
  return { stand: [tab], per_page: PER_PAGE, ...(q && { q }), ...(cursor && { cursor }) };
}
