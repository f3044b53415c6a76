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

/** Milliseconds in which pressing a link and letting it go are one. */
const ONE_PRESS = 3_000;

/** The code and the answers of a place, fetched side by side while the visitor is still on the way to it. */
function prepare({ address, search }: Place): Promise<unknown> | undefined {
  const calls = (address && firstCalls(address, search)) ?? [];
  for (const request of calls) {
    const query = queryFor(request);
    const state = queryClient.getQueryState(query.queryKey);
    // What was refused as the link was pressed is not asked for again as it is let go.
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

/** A page that breaks leaves the header and footer standing. */
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
