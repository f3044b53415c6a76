import type { Address } from '#rules/addresses.ts';
import { addresses } from '#rules/addresses.ts';
import { CardAdd } from '#client/shop/features/cart/card-add.tsx';
import { useCart } from '#client/shop/features/cart/cart.api.ts';
import { CartTabs } from '#client/shop/features/cart/cart-tabs.tsx';
import { CartView } from '#client/shop/features/cart/cart-view.tsx';
import { useAccessoriesQuery } from '#client/shop/features/catalog/accessories.api.ts';
import { ProductCarousel } from '#client/shop/features/catalog/product-row.tsx';
import { RecentRow } from '#client/shop/features/catalog/recent/recent-row.tsx';
import { useTitle } from '#client/shop/features/site/title.ts';
import { Breadcrumb } from '#client/ui/breadcrumb.tsx';
import { Container } from '#client/ui/layout.tsx';

const TITLE = 'Your cart';

export function CartPage({ address: { line } }: { address: Extract<Address, { page: 'cart' }> }) {
  useTitle(TITLE);
  return (
    <Container data-line={line}>
      <Breadcrumb crumbs={[{ label: 'Home', href: addresses.home() }]} current="Cart" />
      <h1 className="mt-1 mb-5 text-title w960:mt-2 w960:mb-6">{TITLE}</h1>
      <CartTabs line={line} />
      <CartView line={line} />
      {line === 'buy' && <GoesWithThese />}
      <RecentRow className="mt-section" />
    </Container>
  );
}

/** Small things for what is bought already. */
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
        keep={({ id }) => items.every((item) => item.product_id !== id)}
        action={({ id, title }) => <CardAdd productId={id} title={title} full />}
      />
    </div>
  );
}
