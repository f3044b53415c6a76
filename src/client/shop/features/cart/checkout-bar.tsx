import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { Cart } from '#contract/cart.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { countOf } from '#client/lib/format.ts';
import { orderedPieces } from '#client/lib/in-cart.ts';
import { useBottomBar } from '#client/ui/bottom-bar.ts';
import { Container } from '#client/ui/layout.tsx';
import { useMedia } from '#client/ui/use-media.ts';
import { CheckoutButton } from './cart-summary.tsx';
import { payWords } from './cart-totals.tsx';

const HEIGHT = '5rem';
/** On wider screens the total is beside the items. */
const BAR = '(width < 768px)';

/** Whether an element is below the edge of the screen. */
function useIsBelow(ref: RefObject<HTMLElement | null>): boolean {
  const [isBelow, setIsBelow] = useState(false);
  useEffect(() => {
    if (!ref.current) return undefined;
    const sight = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      setIsBelow(last?.isIntersecting === false && last.boundingClientRect.top > 0);
    });
    sight.observe(ref.current);
    return () => sight.disconnect();
  }, [ref]);
  return isBelow;
}

type Props = {
  line: Line;
  cart: Cart;
  /** The summary's own buttons. The bar is hidden while they are visible. */
  before: RefObject<HTMLElement | null>;
};

/** On a phone the total is far below the items. This bar shows it with a button until the total is visible. */
export function CheckoutBar({ line, cart, before }: Props) {
  const isNarrow = useMedia(BAR);
  const isShown = useIsBelow(before) && isNarrow;
  useBottomBar(isShown ? HEIGHT : undefined);
  useEffect(() => {
    if (!isShown) return;
    const { style } = document.documentElement;
    // Focused elements are not scrolled under the bar.
    style.scrollPaddingBottom = HEIGHT;
    return () => void style.removeProperty('scroll-padding-bottom');
  }, [isShown]);
  if (!isShown) return null;
  return (
    <div className="fixed inset-x-0 bottom-0 z-10 border-t border-border bg-paper">
      <Container className="flex h-20 items-center gap-4">
        <p className="min-w-0 flex-1 tabular-nums">
          <span className="block truncate text-caption text-muted">
            {line === 'sell' ? 'In cash' : 'Total'}
            <span className="hidden w500:inline">
              , {countOf(orderedPieces(cart.Cart_items), line === 'buy' ? 'item' : 'device')}
            </span>
          </span>
          <span className="block text-price">{payWords(line, cart.totals, 'bank')}</span>
        </p>
        <CheckoutButton line={line} cart={cart} className="flex-1" />
      </Container>
    </div>
  );
}
