import { useEffect } from 'react';
import type { Cart } from '#contract/cart.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { countOf } from '#client/lib/format.ts';
import { useMedia } from '#client/ui/use-media.ts';
import { CheckoutButton } from './cart-summary.tsx';
import { payWords } from './cart-totals.tsx';

const ROOM = '--bottom-bar';
const HEIGHT = '5rem';
/** From here on the sum stands beside the lines. */
const BAR = '(width < 768px)';

/** On a phone the sum is far below the lines: while they are in sight this says it, and leads on. */
export function CheckoutBar({ line, cart }: { line: Line; cart: Cart }) {
  const isShown = useMedia(BAR);
  useEffect(() => {
    if (!isShown) return;
    // Messages stand above it.
    document.documentElement.style.setProperty(ROOM, HEIGHT);
    return () => void document.documentElement.style.removeProperty(ROOM);
  }, [isShown]);
  return (
    <div className="sticky bottom-0 z-10 -mx-gutter mt-5 flex h-20 items-center gap-4 border-t border-border bg-paper px-gutter w768:hidden">
      <p className="min-w-0 flex-1 tabular-nums">
        <span className="block truncate text-caption text-muted">
          {line === 'sell' ? 'In cash' : 'Total'}
          <span className="hidden w500:inline">
            , {countOf(cart.totals.quantity, line === 'buy' ? 'item' : 'device')}
          </span>
        </span>
        <span className="block text-price">{payWords(line, cart.totals, 'bank')}</span>
      </p>
      <CheckoutButton line={line} cart={cart} className="flex-1" />
    </div>
  );
}
