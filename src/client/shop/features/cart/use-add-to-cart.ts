import { useRef, useState } from 'react';
import { addresses } from '#rules/page/addresses.ts';
import { useRouter } from '#client/lib/router.tsx';
import { notifyError } from '#client/ui/toast-store.ts';
import type { Wanted } from './add-body.ts';

type Next = 'drawer' | 'cart';

interface Options {
  /** After the add the drawer says so; 'cart' goes to the cart instead. */
  next?: Next;
  /** Required questions without an answer. Without this the product's page is opened, where they can be chosen. */
  onMissing?: (questionIds: readonly number[]) => void;
}

/**
 * Puts a product into the cart of its line, from anywhere in the shop:
 *
 *   const { add, busy } = useAddToCart();
 *   <Button busy={busy && 'Adding'} onClick={() => void add({ productId, variationId, quantity })}>Add to cart</Button>
 *
 * It asks for nothing but ids: product and questions are looked up (from what the page has already), required
 * questions and the own-product rule are checked, the cart is called, every message of SPEC is shown and the drawer
 * 'Added to your cart!' opens. What still needs a choice leads to the product's page. Its code comes at the first
 * press, so it may stand on every card.
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
