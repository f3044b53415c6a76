import { ShoppingBag } from 'lucide-react';
import { useEffect, useState } from 'react';
import { addresses } from '#rules/page/addresses.ts';
import { CountBubble, IconLink } from '#client/ui/icon-button.tsx';
import { idleTurn } from '#client/ui/idle-turn.ts';
import { useCurrentLine } from './use-current-line.ts';
import { useDisclosure } from './use-disclosure.ts';

/**
 * The cart link, present from the first paint. Its dynamic parts (counts, other tabs, the drawer after adding) depend
 * on the visitor and load later.
 */
export function CartControls() {
  const menu = useDisclosure();
  const [part, setPart] = useState<typeof import('./cart-part.tsx')>();
  const [counts, setCounts] = useState({ buy: 0, sell: 0, repair: 0 });
  const { buy, sell, repair } = counts;
  const total = buy + sell + repair;
  const words = total === 0 ? 'Cart, empty' : `Cart, ${buy} to buy, ${sell} to sell, ${repair} to repair`;
  useEffect(() => {
    void idleTurn()
      .then(() => import('./cart-part.tsx'))
      // Without it the cart itself can still be opened.
      .then(setPart, () => undefined);
  }, []);
  return (
    <>
      <div {...menu.rootProps} className="relative">
        <IconLink
          href={addresses.cart(useCurrentLine())}
          label={part ? words : 'Cart'}
          look="plain"
          size={44}
        >
          <ShoppingBag size={22} />
          <CountBubble count={total} />
        </IconLink>
        {part && menu.open && <part.CartPanel counts={counts} />}
      </div>
      {part && <part.CartPart onCounts={setCounts} />}
    </>
  );
}
