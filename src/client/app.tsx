import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { firstCalls } from '#contract/pages.ts';
import { queryFor } from './lib/api.ts';
import { Link } from './lib/link.tsx';
import type { Place } from './lib/place.ts';
import { queryClient } from './lib/query-client.ts';
import { RouterProvider, usePlace } from './lib/router.tsx';
import { CurrentPage, isLoaded, loadPage } from './pages.tsx';
import { ErrorBoundary } from './shop/layout/error-boundary.tsx';
import { PageSkeleton } from './shop/layout/page-skeleton.tsx';
import { Shell } from './shop/layout/shell.tsx';
import { LinkContext } from './ui/anchor.tsx';
import { Toasts } from './ui/toasts.tsx';

/** Milliseconds in which press and release of a link count as one action. */
const ONE_PRESS = 3_000;

/** Fetches the code and the data of a place in parallel, before the visitor gets there. */
function prepare({ address, search }: Place): Promise<unknown> | undefined {
  const calls = (address && firstCalls(address, search)) ?? [];
  for (const request of calls) {
    const query = queryFor(request);
    const state = queryClient.getQueryState(query.queryKey);
    // A call that was refused at the press of a link is not repeated at its release.
    const isRefused = state?.status === 'error' && Date.now() - state.errorUpdatedAt < ONE_PRESS;
    if (!isRefused) void queryClient.prefetchQuery(query);
  }
  return isLoaded(address) ? undefined : loadPage(address);
}

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider prepare={prepare}>
        <LinkContext value={Link}>
          <ErrorBoundary>
            <Shell>
              <Page />
            </Shell>
          </ErrorBoundary>
          <Toasts />
        </LinkContext>
      </RouterProvider>
    </QueryClientProvider>
  );
}

/** If a page throws, header and footer stay. */
function Page() {
  const place = usePlace();
  return (
    <ErrorBoundary place={place.pathname}>
      <Suspense fallback={<PageSkeleton />}>
        <CurrentPage place={place} />
      </Suspense>
    </ErrorBoundary>
  );
}
