import { MapPin, Menu, Search } from 'lucide-react';
import { addresses } from '#rules/page/addresses.ts';
import { searchedText } from '#rules/search/typed-text.ts';
import { SEARCH_LABEL } from './shell-words.ts';
import { onServer } from '#client/lib/on-server.ts';
import { usePlace } from '#client/lib/router.tsx';
import { Anchor } from '#client/ui/anchor.tsx';
import { cx } from '#client/ui/cx.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Container } from '#client/ui/layout.tsx';
import { SearchTrigger } from '#client/ui/search-trigger.tsx';
import { AccountControls } from './account-controls.tsx';
import { CartControls } from './cart-controls.tsx';
import { CategoryLinks } from './category-links.tsx';
import { Logo } from './logo.tsx';
import { MegaMenu } from './mega-menu.tsx';
import { SearchWithoutScripts } from './search-without-scripts.tsx';
import { ShopLines } from './shop-lines.tsx';
import { TopBar } from './top-bar.tsx';
import { useStuck } from './use-stuck.ts';

export type HeaderProps = {
  onSearch: () => void;
  onSearchLikely: () => void;
  onMenu: () => void;
  onMenuLikely: () => void;
};

/**
 * Three rows: contact, search, menu; on a phone the search has its own row. After scrolling far, one row of
 * 64 pixels stays at the top (60 on a phone). It has the same elements in another order of boxes, so that
 * focus and open menus survive the change.
 */
export function Header(props: HeaderProps) {
  const { stuck, keptHeight, header, bar } = useStuck();
  return (
    <header ref={header} className="relative z-30 w600:pb-3 w960:pb-0" style={{ minHeight: keptHeight }}>
      <div
        ref={bar}
        data-stuck={stuck ? '' : undefined}
        className={cx('inset-x-0 top-0 bg-paper', stuck ? 'fixed shadow-small' : 'relative')}
      >
        {!stuck && <TopBar />}
        <div
          className={cx(
            stuck &&
              'w1024:mx-auto w1024:flex w1024:h-16 w1024:max-w-page w1024:items-center w1024:gap-5 w1024:px-gutter',
          )}
        >
          <MainRow stuck={stuck} {...props} />
          <MenuRow stuck={stuck} />
        </div>
      </div>
    </header>
  );
}

function MainRow({
  stuck,
  onSearch,
  onSearchLikely,
  onMenu,
  onMenuLikely,
}: HeaderProps & { stuck: boolean }) {
  const { address, search } = usePlace();
  const searched = address?.page === 'listing' ? searchedText(search['q'] ?? '') : undefined;
  const searchLikely = { onPointerEnter: onSearchLikely, onFocus: onSearchLikely };
  return (
    <Container
      className={cx(
        'flex flex-wrap items-center gap-x-2 w600:flex-nowrap w600:gap-x-3 w1024:gap-x-8',
        stuck
          ? 'w600:h-16 w1024:contents'
          : 'w600:h-18 w1024:grid w1024:h-20 w1024:grid-cols-[1fr_minmax(0,560px)_1fr]',
      )}
    >
      <IconButton
        label="Open the menu"
        look="plain"
        size={44}
        className="-ml-2.5 w1024:hidden"
        aria-haspopup="dialog"
        onClick={onMenu}
        onPointerEnter={onMenuLikely}
        onFocus={onMenuLikely}
      >
        <Menu size={24} />
      </IconButton>
      <div className="flex h-15 min-w-0 flex-1 items-center w600:flex-none">
        <Logo />
      </div>
      <div
        className={cx(
          'min-w-0 w600:ml-2 w600:block w600:flex-1 w1024:ml-0',
          stuck ? 'hidden' : 'mb-3 basis-full max-w600:order-last w600:mb-0 w600:basis-auto',
        )}
      >
        <SearchTrigger
          label={SEARCH_LABEL}
          short="Search"
          shortcut="/"
          value={searched || undefined}
          onClick={onSearch}
          className={cx(stuck ? 'w1024:h-10!' : 'h-11.5! w600:h-12!', onServer && 'noscript:hidden')}
          {...searchLikely}
        />
        {onServer && <SearchWithoutScripts value={searched} />}
      </div>
      <div className="-mr-2.5 ml-auto flex items-center w600:order-last w600:ml-0 w1024:ml-auto">
        {stuck && (
          <IconButton
            label="Search"
            look="plain"
            size={44}
            className="w600:hidden"
            aria-haspopup="dialog"
            onClick={onSearch}
            {...searchLikely}
          >
            <Search size={22} />
          </IconButton>
        )}
        <AccountControls />
        <CartControls />
      </div>
    </Container>
  );
}

function MenuRow({ stuck }: { stuck: boolean }) {
  const { address } = usePlace();
  const atStores = address?.page === 'stores';
  return (
    <div className={stuck ? 'hidden w1024:contents' : 'border-border w600:h-15 w600:border-y w1024:h-14'}>
      <Container
        className={
          stuck
            ? 'w1024:contents'
            : 'pb-3 w600:flex w600:h-full w600:items-center w600:gap-5 w600:pb-0 w1024:gap-6'
        }
      >
        <div className="hidden w1024:block">
          <MegaMenu />
        </div>
        <div className="w600:hidden">
          <ShopLines full />
        </div>
        <div className="hidden shrink-0 w600:block">
          <ShopLines />
        </div>
        {!stuck && (
          <div className="hidden h-full min-w-0 w600:block">
            <CategoryLinks />
          </div>
        )}
        <Anchor
          href={addresses.stores()}
          aria-current={atStores ? 'page' : undefined}
          className={cx(
            'relative ml-auto hidden h-full shrink-0 items-center gap-2 rounded-badge text-small font-medium whitespace-nowrap underline-offset-4 hover:underline focus-visible:-outline-offset-8 w600:flex',
            atStores &&
              !stuck &&
              'after:absolute after:inset-x-0 after:bottom-0 after:h-0.75 after:rounded-t-xs after:bg-ink',
          )}
        >
          <MapPin size={18} />
          <span className="w1024:hidden">Stores</span>
          <span className="hidden w1024:inline">Find a store</span>
        </Anchor>
      </Container>
    </div>
  );
}
