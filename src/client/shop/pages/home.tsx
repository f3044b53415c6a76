import type { AddressOf } from '#contract/pages.ts';
import { homeKey } from '#rules/page/home-keys.ts';
import { usePage, useSettings } from '#client/shop/features/site/site.api.ts';
import { useTitle } from '#client/shop/features/site/title.ts';
import { LeftMenu } from '#client/shop/layout/left-menu.tsx';
import { HeaderSlider } from '#client/shop/features/site/header-slider.tsx';
import { Container } from '#client/ui/layout.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import type { HomeRestProps } from './home/home-rest.tsx';
import { OfferTiles } from './home/offer-tiles.tsx';
import type { PlainBlocksProps } from './home/plain-blocks.tsx';
import { PlainHome } from './home/plain-home.tsx';

/** DECISIONS: 1 the main storefront, 2 buy-only with the left menu, 3 and 4 plain. */
const MAIN = 1;
const BUY_ONLY = 2;

const HomeMore = lazyPart<HomeRestProps>(
  () => import('./home/home-more.tsx').then((module) => ({ default: module.HomeMore })),
  'soon',
);

/** What stands below the words of a plain home page, if anything does. */
const PlainBlocks = lazyPart<PlainBlocksProps>(
  () => import('./home/plain-blocks.tsx').then((module) => ({ default: module.PlainBlocks })),
  'soon',
  '',
);

export function HomePage({ address }: { address: AddressOf<'home'> }) {
  const settings = useSettings();
  const blocks = homeKey(address.variant);
  const page = usePage(blocks).data;
  const variant = address.variant ?? settings?.home_variant ?? MAIN;
  useTitle(page?.meta_title);
  if (!settings) return null;
  if (variant !== MAIN && variant !== BUY_ONLY)
    return (
      // The screen is its own from the first moment.
      <div className="min-h-dvh">
        <PlainHome page={page} isNarrow={variant === 3} />
        <PlainBlocks blocks={blocks} />
      </div>
    );
  const isMain = variant === MAIN;
  return (
    <>
      {/* The large words on the screen belong to slides, which come and go. */}
      <h1 className="sr-only">{settings.title}</h1>
      <div className="grid grid-cols-1 gap-tiles pt-2 w960:pt-6">
        {isMain || !settings.shows_left_menu ? <HeaderSlider /> : <BesideMenu />}
        {isMain && <OfferTiles />}
      </div>
      <div className="pt-section">
        <HomeMore settings={settings} page={page} isMain={isMain} blocks={blocks} />
      </div>
    </>
  );
}

function BesideMenu() {
  return (
    <Container className="gap-6 w1150:grid w1150:grid-cols-[264px_minmax(0,1fr)]">
      <div className="hidden w1150:block">
        <LeftMenu />
      </div>
      <HeaderSlider isInside />
    </Container>
  );
}
