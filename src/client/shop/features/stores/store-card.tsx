import { Clock3, MapPin, Phone } from 'lucide-react';
import type { Store } from '#contract/stores.ts';
import { addresses } from '#rules/addresses.ts';
import { clockWords, hoursInLines, openState, type WallClock } from '#rules/opening-hours.ts';
import { phoneHref } from '#client/lib/phone-href.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';

const DAYS = ['', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function stateWords(store: Store, now: WallClock): { isOpen: boolean; words: string } {
  const state = openState(store.opening_hours, now);
  if (state.isOpen) return { isOpen: true, words: `Open until ${clockWords(state.until)}` };
  if (!state.opens || state.nextDay === undefined) return { isOpen: false, words: 'Closed' };
  const day = state.nextDay === now.weekday ? 'today' : DAYS[state.nextDay];
  return { isOpen: false, words: `Opens ${day}, ${clockWords(state.opens)}` };
}

export function StoreCard({ store, now }: { store: Store; now: WallClock }) {
  const { isOpen, words } = stateWords(store, now);
  return (
    <article className="flex h-full flex-col rounded-card border border-border p-5 w960:p-6">
      <h2 className="text-h3">{store.business_name}</h2>
      <dl className="mt-2 grid gap-1.5 text-label text-secondary">
        <Fact icon={<MapPin size={18} />} name="Address">
          {store.business_address}, <span className="whitespace-nowrap">{store.post_code}</span>
        </Fact>
        <Fact icon={<Phone size={18} />} name="Phone">
          <a
            href={phoneHref(store.business_phone_no)}
            className="rounded-badge underline-offset-4 hover:underline"
          >
            {store.business_phone_no}
          </a>
        </Fact>
        <Fact icon={<Clock3 size={18} />} name="Now">
          <span className={cx('font-medium', isOpen ? 'text-sell-text' : 'text-ink')}>{words}</span>
        </Fact>
      </dl>
      <Hours store={store} today={now.weekday} />
      <div className="mt-auto pt-5">
        <ButtonLink href={addresses.businessListing(store.business_id)} variant="outline" size={40}>
          View Store
          <span className="sr-only"> {store.business_name}</span>
        </ButtonLink>
      </div>
    </article>
  );
}

function Fact({ icon, name, children }: { icon: React.ReactNode; name: string; children: React.ReactNode }) {
  return (
    <div className="flex gap-2.5">
      <dt className="mt-px text-muted">
        {icon}
        <span className="sr-only">{name}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function Hours({ store, today }: { store: Store; today: number }) {
  return (
    <dl className="mt-4 grid gap-1 border-t border-border pt-4 text-small tabular-nums">
      {hoursInLines(store.opening_hours).map(({ from, to, day }) => {
        const isToday = today >= from && today <= to;
        return (
          <div
            key={from}
            className={cx('flex justify-between gap-4', isToday ? 'font-semibold' : 'text-muted')}
          >
            <dt>
              {from === to ? DAYS[from] : `${DAYS[from]} to ${DAYS[to]}`}
              {isToday && from === to && ', today'}
            </dt>
            <dd>
              {day.opens && day.closes ? `${clockWords(day.opens)} to ${clockWords(day.closes)}` : 'Closed'}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
