import { Wallet } from 'lucide-react';
import { messageOf } from '#client/lib/api-error.ts';
import { sumWords } from '#client/lib/format.ts';
import { LookAround } from '#client/sections/parts/look-around.tsx';
import { Button } from '#client/ui/button.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#client/ui/state-panel.tsx';
import { useFocusOnMore } from '#client/ui/use-focus-on-more.ts';
import { useCredit } from './credit.api.ts';
import { dayWords } from '#client/lib/when-words.ts';

const WHERE = 'Use it at the checkout. It pays all of an order, or a part of it.';

/** The account's store credit, and where it came from and went. */
export function CreditPart() {
  const query = useCredit();
  const entries = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const { list, more } = useFocusOnMore(entries.length, () => void query.fetchNextPage());
  const balance = query.data?.pages[0]?.balance;
  if (balance === undefined) return <NotYet query={query} />;
  if (entries.length === 0) {
    return (
      <EmptyState
        picture={<Wallet size={40} strokeWidth={1.5} />}
        title="You have no store credit yet"
        text="If you return something, you can choose store credit and get 5% more. It will appear here, ready to spend at the checkout."
        actions={<LookAround />}
      />
    );
  }
  return (
    <Panel
      title="Store credit"
      text={balance > 0 ? WHERE : 'You have used all of it.'}
      action={<p className="text-h3 tabular-nums">{sumWords(balance)}</p>}
    >
      <ul ref={list} aria-label="Changes" className="-my-4 divide-y divide-border">
        {entries.map(({ at, amount, reason, source }) => (
          <li key={`${at}${reason}${source}${amount}`} className="flex items-baseline gap-4 py-4">
            <div className="min-w-0 flex-1">
              <p className="text-name wrap-anywhere">{reason}</p>
              <p className="text-small text-muted">
                <time dateTime={at}>{dayWords(at)}</time>
                {source.startsWith('TF-') && `, order ${source}`}
              </p>
            </div>
            <p className="text-label font-semibold tabular-nums">
              {amount < 0 ? '−' : '+'}
              {sumWords(Math.abs(amount))}
            </p>
          </li>
        ))}
      </ul>
      {query.isFetchNextPageError && (
        <p role="alert" className="mt-6 text-small text-danger">
          {messageOf(query.error)}
        </p>
      )}
      {query.hasNextPage && (
        <Button
          variant="outline"
          className="mt-6"
          busy={query.isFetchingNextPage && 'Loading'}
          onClick={more}
        >
          Show more
        </Button>
      )}
    </Panel>
  );
}

function NotYet({ query }: { query: ReturnType<typeof useCredit> }) {
  if (query.isError) {
    return (
      <ErrorState
        heading="h3"
        title="Your store credit did not load"
        text={messageOf(query.error)}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <div>
      <span role="status" className="sr-only">
        Loading
      </span>
      <Skeleton className="h-60 rounded-card" />
    </div>
  );
}
