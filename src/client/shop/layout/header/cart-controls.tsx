import { ShoppingBag } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { addresses } from '#rules/addresses.ts';
import type { CartLiveProps } from '#client/shop/features/cart/cart-live.tsx';
import { CountBubble, IconLink } from '#client/ui/icon-button.tsx';
import { useCurrentLine } from './use-current-line.ts';
import { useDisclosure } from './use-disclosure.ts';

/**
 * The way to the cart, there from the first paint. What lives in it (counts, other tabs, the drawer after an add)
 * depends on who is looking and comes after, with its own code.
 */
export function CartControls() {
  const menu = useDisclosure();
  const [Live, setLive] = useState<ComponentType<CartLiveProps>>();
  const [{ total, words }, setCounts] = useState({ total: 0, words: 'Cart' });
  useEffect(() => {
    import('#client/shop/features/cart/cart-live.tsx').then(
      ({ CartLive }) => setLive(() => CartLive),
      // Without it the cart itself can still be opened.
      () => undefined,
    );
  }, []);
  return (
    <div {...menu.rootProps} className="relative">
      <IconLink href={addresses.cart(useCurrentLine())} label={words} look="plain" size={44}>
        <ShoppingBag size={22} />
        <CountBubble count={total} />
      </IconLink>
      {Live && <Live isOpen={menu.open} onCounts={setCounts} />}
    </div>
  );
}
