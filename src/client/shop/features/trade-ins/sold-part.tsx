import { useInfiniteQuery } from '@tanstack/react-query';
import { Banknote } from 'lucide-react';
import type { TradeInSummary } from '#contract/trade-ins.ts';
import { addresses } from '#rules/page/addresses.ts';
import { api } from '#client/lib/api.ts';
import { sumWords } from '#client/lib/format.ts';
import { dayWords } from '#client/lib/when-words.ts';
import { OwnList } from '#client/sections/tracking/own-list.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { EmptyState } from '#client/ui/state-panel.tsx';
import { STATE_WORDS } from './trade-in-words.ts';

const CALL = 'GET /web/site/trade-ins';
const PER_PAGE = 10;

/** The devices that an account has sold, or is selling. */
export function SoldPart() {
  const query = useInfiniteQuery({
    queryKey: [CALL],
    queryFn: ({ pageParam: cursor, signal }) => api(CALL, { query: { cursor, per_page: PER_PAGE } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
    staleTime: 0,
  });
  return (
    <OwnList
      query={query}
      what="Sold devices"
      empty={
        <EmptyState
          picture={<Banknote size={48} className="text-control" />}
          title="You have not sold a device yet"
          text="Get a price for one in a minute. We keep it for 14 days."
          actions={<ButtonLink href={addresses.finder('sell')}>Get a price</ButtonLink>}
        />
      }
      row={(one) => <SoldCard key={one.number} tradeIn={one} />}
    />
  );
}

function SoldCard({ tradeIn }: { tradeIn: TradeInSummary }) {
  const { number, token, placed_at: placedAt, items, totals, state } = tradeIn;
  return (
    <li className="rounded-card border border-border p-4 w600:p-5">
      <article aria-label={`Trade-in ${number}`} className="grid grid-cols-1 gap-4">
        <div>
          <div className="flex items-center justify-between gap-4">
            <h2 className="text-name whitespace-nowrap tabular-nums">{number}</h2>
            <Badge kind="condition">{STATE_WORDS[state]}</Badge>
          </div>
          <time dateTime={placedAt} className="text-small text-muted">
            {dayWords(placedAt)}
          </time>
        </div>
        <ul className="grid gap-2">
          {items.map((item) => (
            <li key={item.number} className="flex items-center gap-3 text-small">
              <span className="size-14 shrink-0 overflow-hidden rounded-control bg-grey-1 p-1">
                <Picture name={item.image} alt="" sizes="56px" className="size-full" />
              </span>
              <span className="min-w-0">
                <b className="block font-semibold">{item.name}</b>
                <span className="text-muted">
                  {[item.choice, items.length > 1 && STATE_WORDS[item.state]].filter(Boolean).join(', ')}
                </span>
              </span>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-3 border-t border-border pt-4">
          <p className="mr-auto text-price tabular-nums">
            {sumWords(totals.paid > 0 ? totals.paid : totals.offered)}
            <span className="block text-small font-normal text-muted">
              {totals.paid > 0 ? 'paid to you' : 'offered'}
            </span>
          </p>
          <ButtonLink href={addresses.track(token)} variant="outline" size={40}>
            See where it stands<span className="sr-only">: {number}</span>
          </ButtonLink>
        </div>
      </article>
    </li>
  );
}
