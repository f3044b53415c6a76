import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useRouter } from '#client/lib/router.tsx';
import { useSettings } from '#client/shop/features/site/site.api.ts';
import { announce } from '#client/ui/announce.ts';
import { lazyOverlay } from '#client/ui/lazy-overlay.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header/header.tsx';
import { useCurrentLine } from './header/use-current-line.ts';
import { NoticePage } from './notice-page.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { useSearchKey } from './use-search-key.ts';

type Openable = { open: boolean; onClose: () => void };

const MenuDrawer = lazyOverlay<Openable>(() =>
  import('./header/menu-drawer.tsx').then((module) => ({ default: module.MenuDrawer })),
);
const SearchDialog = lazyOverlay<Openable>(() =>
  import('#client/shop/features/catalog/search/search-dialog.tsx').then((module) => ({
    default: module.SearchDialog,
  })),
);

/** What every page stands in: header, content, footer. In the notice modes the notice alone. */
export function Shell({ children }: { children: ReactNode }) {
  const mode = useSettings()?.website_mode;
  const line = useCurrentLine();
  if (mode === 2 || mode === 3) return <NoticePage mode={mode} />;
  return (
    <div data-line={line} className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="absolute top-2 left-2 z-40 -translate-y-20 rounded-control bg-ink px-4 py-2.5 font-semibold text-paper focus-visible:translate-y-0"
      >
        Skip to content
      </a>
      <ProgressBar />
      <HeaderWithOverlays />
      <Main>{children}</Main>
      <Footer />
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

/** Arriving at another page, focus goes to its beginning and its title is said, as after a page load. */
function Main({ children }: { children: ReactNode }) {
  const { place, kind } = useRouter();
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (kind !== 'push' && kind !== 'pop') return;
    main.current?.focus({ preventScroll: true });
    announce(document.title);
  }, [place.pathname, kind]);
  return (
    <main ref={main} id="main" tabIndex={-1} className="flex-1">
      {children}
    </main>
  );
}
