import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { firstCalls } from '#contract/first-calls.ts';
import { queryFor } from './lib/api.ts';
import { Link } from './lib/link.tsx';
import type { Place } from './lib/place.ts';
import { queryClient } from './lib/query-client.ts';
import { RouterProvider, usePlace } from './lib/router.tsx';
import { CurrentPage, loadPage } from './pages.tsx';
import { ErrorBoundary } from './shop/layout/error-boundary.tsx';
import { PageSkeleton } from './shop/layout/page-skeleton.tsx';
import { Shell } from './shop/layout/shell.tsx';
import { LinkContext } from './ui/anchor.tsx';
import { Toasts } from './ui/toasts.tsx';

/** The code and the answers of a place, fetched side by side while the visitor is still on the way to it. */
function prefetchPlace({ address, search }: Place): void {
  loadPage(address).catch(() => undefined);
  if (!address) return;
  for (const request of firstCalls(address, search) ?? []) void queryClient.prefetchQuery(queryFor(request));
}

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider prefetch={prefetchPlace}>
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
