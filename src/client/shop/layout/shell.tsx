import { useState, useEffect, useEffectEvent } from 'react';
import type { ReactNode, ComponentType } from 'react';
import { LoadCardBuying } from '#client/lib/card-buying.ts';
import { CardCorner } from '#client/lib/card-corner.ts';
import { usePlace, useRouter } from '#client/lib/router.tsx';
import { useSession } from '#client/lib/session.ts';
import { useSettings } from '#client/shop/features/site/site.api.ts';
import { lazyOverlay } from '#client/ui/lazy-overlay.tsx';
import { useLoaded } from '#client/ui/use-loaded.ts';
import { Footer } from './footer.tsx';
import { Header } from './header/header.tsx';
import { useCurrentLine } from './header/use-current-line.ts';
import { Main } from './main.tsx';
import { cx } from '#client/ui/cx.ts';
import type { CardCornerProps } from '#client/lib/card-corner.ts';
import { useHasWishlist } from '#client/shop/features/wishlist/use-has-wishlist.ts';

type Openable = { open: boolean; onClose: () => void };

const MenuDrawer = lazyOverlay<Openable>(() =>
  import('./header/menu-drawer.tsx').then((module) => ({ default: module.MenuDrawer })),
);
const SearchDialog = lazyOverlay<Openable>(() =>
  import('#client/shop/features/catalog/search/search-dialog.tsx').then((module) => ({
    default: module.SearchDialog,
  })),
);

const loadCardBuying = () => import('./buy-from-card.tsx').then((module) => module.cardBuying);
const loadNotices = () => import('./notice-page.tsx');

/** The frame of every page: header, content, footer. In a notice mode only the administrator sees more than that. */
export function Shell({ children }: { children: ReactNode }) {
  const mode = useSettings()?.website_mode;
  const line = useCurrentLine();
  const corner = useCardCorner();
  const { address } = usePlace();
  const isKeeper = useSession().role === 'administrator';
  const notice = (mode === 2 || mode === 3) && !isKeeper ? mode : undefined;
  const notices = useLoaded(notice !== undefined, loadNotices);
  if (notice) return notices && <notices.NoticePage mode={notice} />;
  return (
    <div data-line={line} className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="absolute top-2 left-2 z-40 -translate-y-20 rounded-control bg-ink px-4 py-2.5 font-semibold text-paper focus-visible:translate-y-0"
      >
        Skip to content
      </a>
      <ProgressBar />
      {address?.page === 'pos' || address?.page === 'checkout' ? (
        // The point-of-sale page and the checkout have their own header and footer.
        children
      ) : (
        <>
          <HeaderWithOverlays />
          <CardCorner value={corner}>
            <LoadCardBuying value={loadCardBuying}>
              <Main>{children}</Main>
            </LoadCardBuying>
          </CardCorner>
          <Footer />
        </>
      )}
    </div>
  );
}

function HeaderWithOverlays() {
  const [shown, setShown] = useState<'search' | 'menu'>();
  const close = () => setShown(undefined);
  useSearchKey(() => setShown('search'));
  return (
    <>
      <Header
        onSearch={() => setShown('search')}
        onSearchLikely={SearchDialog.preload}
        onMenu={() => setShown('menu')}
        onMenuLikely={MenuDrawer.preload}
      />
      <MenuDrawer open={shown === 'menu'} onClose={close} />
      <SearchDialog open={shown === 'search'} onClose={close} />
    </>
  );
}

/** A thin line at the top while the next page loads. Not shown for quick pages. */
function ProgressBar() {
  const { isLeaving } = useRouter();
  return (
    <div
      aria-hidden="true"
      className={cx(
        'pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 origin-left bg-accent transition-[scale,opacity]',
        isLeaving ? 'scale-x-75 opacity-100 delay-150 duration-[2s]' : 'scale-x-0 opacity-0 duration-0',
      )}
    />
  );
}

const loadHeart = () => import('#client/shop/features/wishlist/wish-heart.tsx');

/** The heart of the wishlist, loaded only for shoppers. */
function useCardCorner(): ComponentType<CardCornerProps> | undefined {
  return useLoaded(useHasWishlist(), loadHeart)?.WishHeart;
}

/** The `/` key opens search, unless it is being typed somewhere or a dialog is open. */
function useSearchKey(onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest('input, textarea, select, [contenteditable], dialog')) return;
      event.preventDefault();
      press();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
