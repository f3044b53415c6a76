import type { ComponentProps } from 'react';
import type { CardBuying } from '#client/lib/card-buying.ts';
import { stockOf } from '#client/lib/shown-stock.ts';
import { SeeProduct } from '#client/sections/rich/see-product.tsx';
import { useAddToCart } from '#client/shop/features/cart/use-add-to-cart.ts';
import { Button } from '#client/ui/button.tsx';
import { lazyOverlay } from '#client/ui/lazy-overlay.tsx';
import type { ChooseDrawerProps } from './choose-drawer.tsx';

const ChooseDrawer = lazyOverlay<ChooseDrawerProps>(() =>
  import('./choose-drawer.tsx').then((module) => ({ default: module.ChooseDrawer })),
);

export const cardBuying: CardBuying = { Button: BuyFromCard, Choice: ChooseDrawer };

const BUY = 1;
const SIMPLE = 1;

/** Adds to the cart directly, or opens the choice if one is needed. An unavailable product links to its page. */
function BuyFromCard({ product, onChoose }: ComponentProps<CardBuying['Button']>) {
  const { add, busy } = useAddToCart();
  if (product.is_active_for !== BUY || !stockOf(product, product.Business.hide_stock).canBuy) {
    return <SeeProduct product={product} />;
  }
  const name = <span className="sr-only"> {product.title}</span>;
  if (product.type === SIMPLE && !product.has_questions) {
    return (
      <Button
        variant="buy"
        size={40}
        full
        busy={busy && 'Adding'}
        onClick={() => void add({ productId: product.id, quantity: 1 })}
      >
        Add to cart
        {name}
      </Button>
    );
  }
  return (
    <Button
      variant="outline"
      size={40}
      full
      aria-haspopup="dialog"
      onPointerEnter={ChooseDrawer.preload}
      onFocus={ChooseDrawer.preload}
      onClick={() => onChoose(product)}
    >
      Choose options
      {name}
    </Button>
  );
}
