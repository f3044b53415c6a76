import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { Line } from '#rules/catalog/lines.ts';
import { showAdded, useAdded } from './added.ts';
import { CartDrawer } from './cart-drawer.tsx';
import { useCartCounts } from './use-cart-counts.ts';

export type CartCounts = Readonly<Record<Line, number>>;

type Props = {
  onCounts: (counts: CartCounts) => void;
  /** What the drawer says of a product that was bought, beside that it was added. */
  extras: (productId: number) => ReactNode;
};

/** All of the carts that every page keeps up to date: how much is in them, other tabs, and the drawer after an add. */
export function CartLive({ onCounts, extras }: Props) {
  const { buy = 0, sell = 0, repair = 0 } = useCartCounts();
  const added = useAdded();
  useEffect(() => onCounts({ buy, sell, repair }), [onCounts, buy, sell, repair]);
  return <CartDrawer added={added} onClose={() => showAdded(undefined)} extras={extras} />;
}
