import { PAGES } from '#contract/pages.ts';
import { useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import type { Wish } from '#contract/wishlist.ts';
import { addresses } from '#rules/page/addresses.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { countOf } from '#client/lib/format.ts';
import { sessionQuery, useViewer } from '#client/lib/session.ts';
import { useAddToCart } from '#client/shop/features/cart/use-add-to-cart.ts';
import { priceOf } from '#client/lib/shown-price.ts';
import { LookAround } from '#client/sections/parts/look-around.tsx';
import { useTitle } from '#client/shop/features/site/title.ts';
import { WishRow } from '#client/shop/features/wishlist/wish-row.tsx';
import { removeWish, useWishlist } from '#client/shop/features/wishlist/wishlist.api.ts';
import type { ChooseDrawerProps } from '#client/shop/layout/choose-drawer.tsx';
import { Breadcrumb } from '#client/ui/breadcrumb.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { Container } from '#client/ui/layout.tsx';
import { lazyOverlay } from '#client/ui/lazy-overlay.tsx';
import { Skeleton, SkeletonLine } from '#client/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#client/ui/state-panel.tsx';
import { NeedsScripts } from '#client/ui/without-scripts.tsx';

const ChooseDrawer = lazyOverlay<ChooseDrawerProps>(() =>
  import('#client/shop/layout/choose-drawer.tsx').then((module) => ({ default: module.ChooseDrawer })),
);

const TITLE = PAGES.wishlist.title;

export function WishlistPage() {
  useTitle(TITLE);
  const { isPending } = useQuery(sessionQuery());
  const viewer = useViewer();
  const Shown = { visitor: SignInFirst, shopper: Wishes, vendor: ForOwners }[viewer];
  return (
    <Container data-line="buy" className="min-h-[88dvh]">
      <Breadcrumb crumbs={[{ label: 'Home', href: addresses.home() }]} current="Wishlist" />
      <h1 className="mt-1 text-title w960:mt-2">{viewer === 'vendor' ? 'Wishlist' : TITLE}</h1>
      <div className="mt-6 max-w-4xl">{isPending ? <Waiting /> : <Shown />}</div>
    </Container>
  );
}

function Wishes() {
  const wishlist = useWishlist();
  const { add } = useAddToCart();
  const [choosing, setChoosing] = useState<Wish>();
  const [isOpen, setOpen] = useState(false);

  /** Moves a wish to the cart. If a choice is needed, it opens the choice first. */
  async function move(wish: Wish) {
    if (wish.product?.type === 2 || wish.product?.has_questions) {
      setChoosing(wish);
      setOpen(true);
    } else if (await add({ productId: wish.product_id })) await removeWish(wish, '');
  }

  if (wishlist.isError) {
    return (
      <ErrorState
        title="Your wishlist did not load"
        text={messageOf(wishlist.error)}
        busy={wishlist.isFetching}
        onRetry={() => void wishlist.refetch()}
      />
    );
  }
  const wishes = wishlist.data?.result;
  if (!wishes) return <Waiting />;
  if (wishes.length === 0) return <Nothing />;
  return (
    <>
      <p aria-live="polite" className="text-muted">
        {countOf(wishes.length, 'product')}
      </p>
      <ul className="mt-2 divide-y divide-border border-y border-border">
        {wishes.map((wish) => (
          <WishRow
            key={wish.id}
            wish={wish}
            price={wish.product ? priceOf(wish.product).price : undefined}
            onMove={() => move(wish)}
          />
        ))}
      </ul>
      <ChooseDrawer
        open={isOpen}
        onClose={() => setOpen(false)}
        product={choosing?.product ?? undefined}
        onAdded={() => choosing && void removeWish(choosing, '')}
      />
    </>
  );
}

function Waiting() {
  // Rows begin where those of the list do, below the number of products.
  return (
    <>
      <NeedsScripts to="see your wishlist" />
      <div aria-hidden="true" className="noscript:hidden">
        <SkeletonLine text="text-body" width="w-24" />
        <div className="mt-2 divide-y divide-border border-y border-border">
          {[1, 2, 3].map((row) => (
            <div key={row} className="flex gap-6 py-5">
              <Skeleton className="size-24 rounded-card w650:size-30" />
              <Skeleton className="h-6 w-48" />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

const picture = <Heart size={40} strokeWidth={1.5} />;

function Nothing() {
  return (
    <EmptyState
      picture={picture}
      title="Nothing here yet"
      text="Press the heart on a product, and it waits for you here with the price it had."
      actions={<LookAround />}
    />
  );
}

function SignInFirst() {
  return (
    <EmptyState
      picture={picture}
      title="Sign in to see your wishlist"
      text="Any shopper's account has one: press the heart on a product, and it waits for you here."
      actions={<ButtonLink href={addresses.account()}>Sign in</ButtonLink>}
    />
  );
}

/** SPEC: business owners have no wishlist. */
function ForOwners() {
  return (
    <EmptyState
      picture={picture}
      title="Accounts with a business have no wishlist"
      text="Your earlier wishlist is kept, but not shown. You can still buy from every other seller, and compare up to four products side by side."
      actions={
        <>
          <ButtonLink href={officePaths.today('vendor')}>Your business</ButtonLink>
          <LookAround isQuiet />
        </>
      }
    />
  );
}
