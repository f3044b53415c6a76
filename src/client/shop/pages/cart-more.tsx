import { addresses } from '#rules/page/addresses.ts';
import { fitsOneOf } from '#rules/catalog/fits.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { CardAdd } from '#client/shop/features/cart/card-add.tsx';
import { useCart } from '#client/shop/features/cart/cart.api.ts';
import { useAccessoriesQuery } from '#client/shop/features/catalog/accessories.api.ts';
import { ProductCarousel } from '#client/shop/features/catalog/product-row.tsx';
import { RecentRow } from '#client/shop/features/catalog/recent/recent-row.tsx';

export type CartMoreProps = { line: Line };

/** The content below a cart. */
export function CartMore({ line }: CartMoreProps) {
  return (
    <>
      {line === 'buy' && <GoesWithThese />}
      <RecentRow className="mt-section" />
    </>
  );
}

/** Accessories for the items in the cart. */
function GoesWithThese() {
  const query = useAccessoriesQuery();
  const items = useCart('buy').cart?.Cart_items ?? [];
  if (!query || items.length === 0) return null;
  return (
    <div className="mt-section">
      <ProductCarousel
        title="Goes with these"
        query={query}
        viewAll={addresses.listing('buy', query.category)}
        across={4}
        keep={({ id, title }) =>
          items.every((item) => item.product_id !== id) &&
          fitsOneOf(
            title,
            items.map(({ slug }) => slug),
          )
        }
        action={({ id, title }) => <CardAdd productId={id} title={title} full />}
      />
    </div>
  );
}
