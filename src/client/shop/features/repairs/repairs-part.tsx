import { useInfiniteQuery } from '@tanstack/react-query';
import { Wrench } from 'lucide-react';
import type { RepairSummary } from '#contract/repairs.ts';
import { addresses } from '#rules/page/addresses.ts';
import { api } from '#client/lib/api.ts';
import { sumWords } from '#client/lib/format.ts';
import { dayWords } from '#client/lib/when-words.ts';
import { slotWords } from '#client/sections/slots/slot-words.ts';
import { OwnList } from '#client/sections/tracking/own-list.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { EmptyState } from '#client/ui/state-panel.tsx';
import { stateWords } from './repair-words.ts';

const CALL = 'GET /web/site/repairs';
const PER_PAGE = 10;

/** The repairs of an account. */
export function RepairsPart() {
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
      what="Your repairs"
      empty={
        <EmptyState
          picture={<Wrench size={48} className="text-control" />}
          title="You have no repair yet"
          text="See what a repair costs and how long it takes, before you book."
          actions={<ButtonLink href={addresses.finder('repair')}>Find your repair</ButtonLink>}
        />
      }
      row={(one) => <RepairCard key={one.number} repair={one} />}
    />
  );
}

function RepairCard({ repair }: { repair: RepairSummary }) {
  const { number, token, placed_at: placedAt, device, image, faults, state, total, slot } = repair;
  const until = repair.warranty_until;
  return (
    <li className="rounded-card border border-border p-4 w600:p-5">
      <article aria-label={`Repair ${number}`} className="grid grid-cols-1 gap-4">
        <div>
          <div className="flex items-center justify-between gap-4">
            <h2 className="text-name whitespace-nowrap tabular-nums">{number}</h2>
            <Badge kind="condition">{stateWords(repair)}</Badge>
          </div>
          <p className="text-small text-muted">
            <time dateTime={placedAt}>{dayWords(placedAt)}</time>, {repair.business.name}
          </p>
        </div>
        <p className="flex items-center gap-3 text-small">
          <span className="size-14 shrink-0 overflow-hidden rounded-control bg-grey-1 p-1">
            <Picture name={image} alt="" sizes="56px" className="size-full" />
          </span>
          <span className="min-w-0">
            <b className="block font-semibold">{device}</b>
            <span className="text-muted">{faults.join(', ')}</span>
            {slot && state === 'awaiting_device' && (
              <span className="block">{slotWords(slot.starts_at)}</span>
            )}
            {until && <span className="block">Warranty until {dayWords(until)}</span>}
          </span>
        </p>
        <div className="flex flex-wrap items-center gap-3 border-t border-border pt-4">
          <p className="mr-auto text-price tabular-nums">
            {total === null ? 'Price to follow' : sumWords(total)}
          </p>
          {token !== null && (
            <ButtonLink href={addresses.track(token)} variant="outline" size={40}>
              See where it stands<span className="sr-only">: {number}</span>
            </ButtonLink>
          )}
        </div>
      </article>
    </li>
  );
}
