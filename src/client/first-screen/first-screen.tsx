import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DrawFirstScreen } from '#contract/first-screen.ts';
import { giveAnswers } from '#client/lib/first-data.ts';
import { Link } from '#client/lib/link.tsx';
import { placeAt, type Place } from '#client/lib/place.ts';
import { cleanTextBy } from '#client/lib/rich-text.tsx';
import { loadServerParts } from '#client/lib/server-parts.ts';
import { StillRouter } from '#client/lib/router.tsx';
import { CurrentPage, loadPage } from '#client/pages.tsx';
import { useSettings } from '#client/shop/features/site/site.api.ts';
import { PageSkeleton } from '#client/shop/layout/page-skeleton.tsx';
import { Shell } from '#client/shop/layout/shell.tsx';
import { LinkContext } from '#client/ui/anchor.tsx';
import { cleanText } from './clean-text.ts';
import { stylesApart } from './styles-apart.ts';

cleanTextBy(cleanText);

/** Only the path and the query are read. */
const SOME_ORIGIN = 'http://shop.example';
/** React puts preloads before the markup. The head has them already. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/**
 * Renders the page as for a visitor who is not signed in, with the same components and answers. React replaces it
 * completely when it mounts.
 */
export const drawFirstScreen: DrawFirstScreen = async ({ url, answers }) => {
  const place = url === undefined ? NOWHERE : placeAt(new URL(url, SOME_ORIGIN), '');
  // In the browser a notice's code loads after mounting. Here it must load first.
  const [{ NoticePage }] = await Promise.all([
    import('#client/shop/layout/notice-page.tsx'),
    loadPage(place.address),
  ]);
  await loadServerParts();
  // The answers are global. There is no await from here on, so no other page can replace them.
  giveAnswers(answers);
  return stylesApart(
    renderToStaticMarkup(<Screen place={place} Notice={NoticePage} />).replace(PRELOADS, ''),
  );
};

const NOWHERE: Place = { pathname: '/', search: {}, hash: '', address: undefined, key: '' };

type ScreenProps = { place: Place; Notice: ComponentType<{ mode: 2 | 3 }> };

function Screen(props: ScreenProps) {
  return (
    <QueryClientProvider client={new QueryClient()}>
      <StillRouter place={props.place}>
        <LinkContext value={Link}>
          <View {...props} />
        </LinkContext>
      </StillRouter>
    </QueryClientProvider>
  );
}

function View({ place, Notice }: ScreenProps) {
  const mode = useSettings()?.website_mode;
  if (mode === 2 || mode === 3) return <Notice mode={mode} />;
  return (
    <Shell>
      <Suspense fallback={<PageSkeleton />}>
        <CurrentPage place={place} />
      </Suspense>
    </Shell>
  );
}
