import type { ProductDetail } from '#contract/catalog.ts';
import { addresses } from '#rules/addresses.ts';
import { lineFromCode } from '#rules/lines.ts';
import { CardAdd } from '#client/shop/features/cart/card-add.tsx';
import { canBuy } from '#client/shop/features/catalog/compare/comparison.ts';
import { ButtonLink } from '#client/ui/button.tsx';

const SIMPLE = 1;

/** Into the cart at once where nothing is to be chosen; what needs a choice, or can't be had, leads to its page. */
export function CompareAdd({ product }: { product: ProductDetail }) {
  const isThere = canBuy(product);
  if (isThere && product.type === SIMPLE) {
    return <CardAdd productId={product.id} title={product.name} full />;
  }
  const line = lineFromCode(product.is_active_for);
  return (
    <ButtonLink
      href={addresses.product(line, product.Category.slug, product.slug, product.id)}
      variant="outline"
      size={40}
      full
      className="pointer-coarse:h-11"
    >
      {isThere ? 'Choose options' : 'See it'}
      <span className="sr-only"> {product.name}</span>
    </ButtonLink>
  );
}
