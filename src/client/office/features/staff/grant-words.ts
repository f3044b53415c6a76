import type { StaffMember } from '#contract/staff.ts';
import { RIGHT_FACTS } from '#rules/office/permissions.ts';
import { formatPounds } from '#client/lib/format.ts';
import type { StoreName } from './staff.api.ts';

export type GivenRights = Pick<StaffMember, 'permissions' | 'refund_limit' | 'store_ids'>;

/** Permissions as text: 'Orders, refunds up to £100'. */
export function rightsWords({ permissions, refund_limit: limit }: GivenRights): string {
  const words = permissions.map((right) =>
    right === 'refund' && limit !== null ? `refunds up to ${formatPounds(limit)}` : RIGHT_FACTS[right].title,
  );
  const text = words.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Stores as text: 'All stores', 'Camden, Leeds'. */
export function storesWords({ store_ids: ids }: GivenRights, stores: readonly StoreName[]): string {
  if (ids === null) return 'All stores';
  return ids
    .map((id) => stores.find((store) => store.id === id)?.name)
    .map((name) => name ?? 'A closed store')
    .join(', ');
}
