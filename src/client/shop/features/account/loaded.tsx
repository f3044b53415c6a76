import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { messageOf } from '#client/lib/api-error.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { ErrorState } from '#client/ui/state-panel.tsx';

type LoadedProps<T> = {
  query: UseQueryResult<{ result: T }>;
  /** The name of the part that did not load, such as 'Your addresses'. */
  what: string;
  /** Placeholders in the shape of the content. */
  rows: { count: number; className: string };
  children: (result: T) => ReactNode;
};

/** Shows account data after it has loaded. */
export function Loaded<T>({ query, what, rows, children }: LoadedProps<T>) {
  if (query.data) return children(query.data.result);
  if (query.isError) {
    return (
      <ErrorState
        heading="h3"
        title={`${what} did not load`}
        text={messageOf(query.error)}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <div className="grid gap-4">
      <span role="status" className="sr-only">
        Loading
      </span>
      {Array.from({ length: rows.count }, (_, index) => (
        <Skeleton key={index} className={rows.className} />
      ))}
    </div>
  );
}
