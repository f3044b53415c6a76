import { useEffect } from 'react';
import { addresses } from '#rules/addresses.ts';
import { LINES, type Line } from '#rules/lines.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { LineDot } from '#client/ui/lines.tsx';
import { showAdded, useAdded } from './added.ts';
import { CartDrawer } from './cart-drawer.tsx';
import { useOtherTabs } from './other-tabs.ts';
import { useCartCounts } from './use-cart-counts.ts';

export type CartLiveProps = {
  /** The pointer rests on the cart: what each line holds is shown. */
  isOpen: boolean;
  onCounts: (counts: { total: number; words: string }) => void;
};

const NAMES: Record<Line, string> = { buy: 'Buying', sell: 'Selling', repair: 'Repairs' };

/** All of a cart that the header of every page keeps up to date. */
export function CartLive({ isOpen, onCounts }: CartLiveProps) {
  const counts = useCartCounts();
  const added = useAdded();
  useOtherTabs();
  const total = counts.buy + counts.sell + counts.repair;
  const words =
    total === 0
      ? 'Cart, empty'
      : `Cart, ${counts.buy} to buy, ${counts.sell} to sell, ${counts.repair} to repair`;
  useEffect(() => onCounts({ total, words }), [onCounts, total, words]);
  return (
    <>
      {isOpen && (
        <div className="absolute top-full right-0 z-2 pt-1">
          <ul className="w-48 rounded-card border border-border bg-paper p-2 text-small shadow-overlay">
            {LINES.map((line) => (
              <li key={line}>
                <Anchor
                  href={addresses.cart(line)}
                  className="flex h-10 items-center gap-2.5 rounded-control px-2.5 font-medium hover:bg-grey-1"
                >
                  <LineDot line={line} />
                  {NAMES[line]}
                  <span className="ml-auto text-muted tabular-nums">{counts[line]}</span>
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      )}
      <CartDrawer added={added} onClose={() => showAdded(undefined)} />
    </>
  );
}
