import { useId, useState } from 'react';
import type { Store } from '#contract/stores.ts';
import { addresses } from '#rules/page/addresses.ts';
import type { WallClock } from '#rules/stores/opening-hours.ts';
import { phoneHref } from '#client/lib/phone-href.ts';
import { useSettings } from '#client/shop/features/site/site.api.ts';
import { openingWords } from '#client/lib/opening-words.ts';
import { shopTime } from '#rules/stores/shop-time.ts';
import { useStores } from '#client/lib/stores.api.ts';
import { WeekHours } from '#client/shop/features/stores/week-hours.tsx';
import { Anchor } from '#client/ui/anchor.tsx';
import { Container, SectionHeading } from '#client/ui/layout.tsx';
import { Picture } from '#client/ui/picture.tsx';

/** SPEC section 9: three stores with their weekly hours. */
const SHOWN = 3;

export function OurStores() {
  const id = useId();
  const { data: stores = [] } = useStores();
  const settings = useSettings();
  const [now] = useState(() => shopTime(new Date()));
  if (stores.length === 0) return null;
  return (
    <Container className="[--room:86.5rem] w600:[--room:30.5rem] w960:[--room:36rem]">
      <section aria-labelledby={id}>
        <SectionHeading
          id={id}
          title="Our Stores"
          text="Drop in for a repair, a collection or a price."
          viewAll={{ href: addresses.stores(), label: 'All stores' }}
        />
        <ul className="grid gap-x-tiles gap-y-8 w650:grid-cols-3">
          {stores.slice(0, SHOWN).map((store) => (
            <li key={store.id} className="min-w-0">
              <StoreTile store={store} now={now} />
            </li>
          ))}
        </ul>
        {settings?.email && (
          <p className="mt-8 text-label text-muted">
            Not near you? Everything goes by post too. Write to{' '}
            <a
              href={`mailto:${settings.email}`}
              className="rounded-badge font-medium text-ink underline decoration-outline underline-offset-4 hover:decoration-current"
            >
              {settings.email}
            </a>
            .
          </p>
        )}
      </section>
    </Container>
  );
}

function StoreTile({ store, now }: { store: Store; now: WallClock }) {
  const { isOpen, words } = openingWords(store, now);
  return (
    <article className="group/store relative">
      <Picture
        name={store.image}
        alt=""
        width={1200}
        height={800}
        sizes="(min-width: 1280px) 395px, (min-width: 650px) 32vw, 100vw"
        fallback="image"
        fit="cover"
        className="aspect-3/2 w-full rounded-card bg-grey-1"
      />
      <h3 className="mt-4 text-h3">
        <Anchor
          href={addresses.businessListing(store.business_id)}
          className="underline-offset-4 group-hover/store:underline after:absolute after:inset-0 after:rounded-card"
        >
          {store.business_name}
        </Anchor>
      </h3>
      <p className="mt-0.5 text-label text-secondary">
        {store.business_address}, <span className="whitespace-nowrap">{store.post_code}</span>
      </p>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-4 text-label">
        <a
          href={phoneHref(store.business_phone_no)}
          className="relative z-1 rounded-badge text-secondary underline-offset-4 hover:underline"
        >
          {store.business_phone_no}
        </a>
        <span className={isOpen ? 'font-medium text-sell-text' : 'text-muted'}>{words}</span>
      </p>
      <WeekHours
        hours={store.opening_hours}
        today={now.weekday}
        className="mt-4 border-t border-border pt-4"
      />
    </article>
  );
}
