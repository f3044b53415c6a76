import { useRef, useState } from 'react';
import { addresses } from '#rules/page/addresses.ts';
import { useRouter } from '#client/lib/router.tsx';
import { notifyError } from '#client/ui/toast-store.ts';
import type { Wanted } from './add-to-cart.ts';

type Next = 'drawer' | 'cart';

interface Options {
  /** The step after adding: the drawer opens, or 'cart' opens the cart. */
  next?: Next;
  /** Called with required questions that have no answer. Without it, the product's page opens. */
  onMissing?: (questionIds: readonly number[]) => void;
}

/**
 * Puts a product into the cart of its line, from anywhere in the shop:
 *
 *   const { add, busy } = useAddToCart();
 *   <Button busy={busy && 'Adding'} onClick={() => void add({ productId, variationId, quantity })}>Add to cart</Button>
 *
 * It needs only ids: it looks up product and questions (from the cache if possible), checks required questions and the
 * own-product rule, calls the cart, shows every message of SPEC and opens the drawer 'Added to your cart!'. A product
 * that needs a choice opens its page. The code loads at the first press, so every card can use it.
 */
export function useAddToCart() {
  const { navigate } = useRouter();
  const [busy, setBusy] = useState<Next>();
  const isBusy = useRef(false);

  /** true once it is in the cart. */
  async function add(wanted: Wanted, { next = 'drawer', onMissing }: Options = {}): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    setBusy(next);
    try {
      const { addToCart } = await import('./add-to-cart.ts');
      const outcome = await addToCart(wanted, next === 'drawer');
      if (outcome.kind === 'added' && next === 'cart') navigate(addresses.cart(outcome.line));
      if (outcome.kind === 'incomplete') {
        if (onMissing) onMissing(outcome.missing);
        else navigate(outcome.page);
      }
      return outcome.kind === 'added';
    } catch {
      notifyError('Something went wrong, please try again.');
      return false;
    } finally {
      isBusy.current = false;
      setBusy(undefined);
    }
  }

  return { add, busy };
}
