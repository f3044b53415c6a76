import { PAGES, type AddressOf } from '#contract/pages.ts';
import { addresses } from '#rules/page/addresses.ts';
import { CartTabs } from '#client/shop/features/cart/cart-tabs.tsx';
import { CartView } from '#client/shop/features/cart/cart-view.tsx';
import { useTitle } from '#client/shop/features/site/title.ts';
import { Breadcrumb } from '#client/ui/breadcrumb.tsx';
import { Container } from '#client/ui/layout.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { NeedsScripts } from '#client/ui/without-scripts.tsx';
import type { CartMoreProps } from './cart-more.tsx';

const CartMore = lazyPart<CartMoreProps>(() =>
  import('./cart-more.tsx').then((module) => ({ default: module.CartMore })),
);

const TITLE = PAGES.cart.title;

export function CartPage({ address: { line } }: { address: AddressOf<'cart'> }) {
  useTitle(TITLE);
  return (
    <Container data-line={line}>
      <Breadcrumb crumbs={[{ label: 'Home', href: addresses.home() }]} current="Cart" />
      <h1 className="mt-1 text-title w960:mt-2">{TITLE}</h1>
      <p className="mt-1 mb-5 text-muted w960:mb-6">
        What you add stays here, in this browser or in your account.
      </p>
      <CartTabs line={line} />
      <NeedsScripts to="see your cart and order" />
      <CartView line={line} />
      <CartMore line={line} />
    </Container>
  );
}
