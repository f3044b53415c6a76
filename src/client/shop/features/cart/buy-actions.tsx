import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import { lazyOverlay } from '#client/ui/lazy-overlay.tsx';
import { narrowScreen, useMedia } from '#client/ui/use-media.ts';
import type { Wanted } from './add-body.ts';
import type { BuyBarProps } from './buy-bar.tsx';
import { useAddToCart } from './use-add-to-cart.ts';

const BuyBar = lazyOverlay<BuyBarProps>(() =>
  import('./buy-bar.tsx').then((module) => ({ default: module.BuyBar })),
);

type Props = {
  wanted: Wanted;
  onMissing: (questionIds: readonly number[]) => void;
  /** Between the two buttons, such as the wishlist's. */
  beside?: ReactNode;
  /** What the bar of a narrow screen says of what is bought; none where there is no room for it. */
  bar: { name: string; total: string } | undefined;
};

/** Add to cart and Buy it now; on a narrow screen also a bar while these are out of sight. */
export function BuyActions({ wanted, onMissing, beside, bar }: Props) {
  const { add, busy } = useAddToCart();
  const isNarrow = useMedia(narrowScreen);
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
      {beside}
      <Button
        ref={last}
        size={52}
        full
        busy={busy === 'cart' && 'Adding'}
        onClick={() => void add(wanted, { next: 'cart', onMissing })}
      >
        Buy it now
      </Button>
      {bar && <BuyBar {...bar} open={isNarrow} onClose={stay} after={last} busy={!!busy} onAdd={addNow} />}
    </>
  );
}

/** Where its code can't be had, the page is whole without it. */
const stay = () => undefined;
