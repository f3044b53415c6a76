import { useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Button } from '#client/ui/button.tsx';
import type { Wanted } from './add-to-cart.ts';
import { useAddToCart } from './use-add-to-cart.ts';

/** Props for the sticky bar, which shows the same action while these buttons are off the screen. */
export interface InTheirPlace {
  after: RefObject<HTMLElement | null>;
  busy: string | false;
  onPress: () => void;
}

type Props = {
  wanted: Wanted;
  onMissing: (questionIds: readonly number[]) => void;
  /** The bar with the same action, shown while these buttons are off the screen. */
  bar: (inTheirPlace: InTheirPlace) => ReactNode;
};

/** Add to cart and Buy it now. */
export function BuyActions({ wanted, onMissing, bar }: Props) {
  const { add, busy } = useAddToCart();
  const last = useRef<HTMLButtonElement>(null);
  const addNow = () => void add(wanted, { onMissing });
  return (
    <>
      <Button
        variant="accent"
        size={52}
        className="flex-1"
        busy={busy === 'drawer' && 'Adding'}
        onClick={addNow}
      >
        Add to cart
      </Button>
      <Button
        ref={last}
        size={52}
        full
        busy={busy === 'cart' && 'Adding'}
        onClick={() => void add(wanted, { next: 'cart', onMissing })}
      >
        Buy it now
      </Button>
      {bar({ after: last, busy: !!busy && 'Adding', onPress: addNow })}
    </>
  );
}
