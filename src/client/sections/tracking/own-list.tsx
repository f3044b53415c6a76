import type { ReactNode } from 'react';
import { messageOf } from '#client/lib/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { ErrorState } from '#client/ui/state-panel.tsx';

interface Pages<T> {
  data: { pages: readonly { data: readonly T[] }[] } | undefined;
  error: Error | null;
  isFetching: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

type Props<T> = {
  query: Pages<T>;
  /** The name of the list that did not load, such as 'Your repairs'. */
  what: string;
  empty: ReactNode;
  row: (one: T) => ReactNode;
};

/** The trade-ins or repairs of an account, in pages, newest first. */
export function OwnList<T>({ query, what, empty, row }: Props<T>) {
  const { data, error } = query;
  if (!data) {
    return error ? (
      <ErrorState
        title={`${what} did not load`}
        text={messageOf(error)}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <div className="grid gap-4">
        <span role="status" className="sr-only">
          Loading
        </span>
        <Skeleton className="h-40 rounded-card" />
        <Skeleton className="h-40 rounded-card" />
      </div>
    );
  }
  const all = data.pages.flatMap((page) => page.data);
  if (all.length === 0) return empty;
  return (
    <section aria-label={what} className="grid gap-4">
      <ul className="grid grid-cols-1 gap-4">{all.map(row)}</ul>
      {error && (
        <p role="alert" className="text-small text-danger">
          {messageOf(error)}
        </p>
      )}
      {query.hasNextPage && (
        <Button
          variant="outline"
          className="justify-self-start"
          busy={query.isFetchingNextPage && 'Loading'}
          onClick={() => void query.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </section>
  );
}
