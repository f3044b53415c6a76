import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { Line } from '#rules/catalog/lines.ts';
import { showAdded, useAdded } from './added.ts';
import { CartDrawer } from './cart-drawer.tsx';
import { useCartCounts } from './use-cart-counts.ts';

export type CartCounts = Readonly<Record<Line, number>>;

type Props = {
  onCounts: (counts: CartCounts) => void;
  /** Additional content of the drawer for a product in the buy line. */
  extras: (productId: number) => ReactNode;
};

/** The cart code on every page: counts, changes in other tabs, and the drawer after an addition. */
export function CartLive({ onCounts, extras }: Props) {
  const { buy = 0, sell = 0, repair = 0 } = useCartCounts();
  const added = useAdded();
  useEffect(() => onCounts({ buy, sell, repair }), [onCounts, buy, sell, repair]);
  return <CartDrawer added={added} onClose={() => showAdded(undefined)} extras={extras} />;
}
