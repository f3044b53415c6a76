import type { ProductCard as Product } from '#contract/catalog.ts';
import { useAddToCart } from '#client/shop/features/cart/use-add-to-cart.ts';
import { stockOf } from '#client/shop/features/catalog/shown-stock.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { productHref } from '../products/compact-card.tsx';

type Props = {
  product: Product;
  /** Opens what there is to choose. */
  onChoose: (product: Product) => void;
  onLikely: () => void;
};

const BUY = 1;
const SIMPLE = 1;

/** Into the cart at once where nothing is to be chosen, else to the choice; what can't be bought has its page. */
export function BuyFromCard({ product, onChoose, onLikely }: Props) {
  const { add, busy } = useAddToCart();
  const name = <span className="sr-only"> {product.title}</span>;
  if (product.is_active_for !== BUY || !stockOf(product, product.Business.hide_stock).canBuy) {
    return (
      <ButtonLink href={productHref(product)} variant="outline" size={40} full>
        See it
        {name}
      </ButtonLink>
    );
  }
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
      onPointerEnter={onLikely}
      onFocus={onLikely}
      onClick={() => onChoose(product)}
    >
      Choose options
      {name}
    </Button>
  );
}
