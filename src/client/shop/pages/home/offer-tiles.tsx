import type { CSSProperties } from 'react';
import { addresses } from '#rules/addresses.ts';
import type { Line } from '#rules/lines.ts';
import { offerTiles } from '#rules/offer-tiles.ts';
import { countOf } from '#client/lib/format.ts';
import { topCategories, useCategories } from '#client/shop/features/catalog/categories.api.ts';
import { usePriceEnds } from '#client/shop/features/catalog/prices.api.ts';
import { useSettings } from '#client/shop/features/site/site.api.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Container } from '#client/ui/layout.tsx';
import { LineDot } from '#client/ui/lines.tsx';
import { Picture } from '#client/ui/picture.tsx';

interface Words {
  name: string;
  title: string;
  text: string;
  button: string;
  href: string;
}

/** Prices lead by phones: what most people come for. */
const LEAD = 'phones';

function useWords(): Record<Line, Words> {
  const ends = usePriceEnds();
  const models = topCategories(useCategories(), 'buy').reduce((sum, one) => sum + one.product_count, 0);
  const buy = ends('buy', LEAD);
  const sell = ends('sell', LEAD);
  const repair = ends('repair', LEAD);
  return {
    buy: {
      name: 'Buy',
      title: buy ? `Nearly new, from ${buy.from}` : 'Nearly new, for much less',
      text: `${countOf(models, 'model')}, honest grades, 30-day returns.`,
      button: 'Shop devices',
      href: addresses.listing('buy'),
    },
    sell: {
      name: 'Sell',
      title: sell ? `Up to ${sell.upTo} for your old one` : 'A fair price for your old one',
      text: 'A price in a minute, held for 14 days.',
      button: 'Get my price',
      href: addresses.finder('sell'),
    },
    repair: {
      name: 'Repair',
      title: repair ? `Mended today, from ${repair.from}` : 'Mended today',
      text: 'Fixed prices, 12-month warranty.',
      button: 'Book a repair',
      href: addresses.finder('repair'),
    },
  };
}

const TINTS: Record<Line, string> = { buy: 'bg-buy-tint', sell: 'bg-sell-tint', repair: 'bg-repair-tint' };

/** The three lines, each with its offer and its way in. */
export function OfferTiles() {
  const tiles = offerTiles(useSettings()?.is_active_for_buy ?? true);
  const words = useWords();
  return (
    <Container>
      <ul className="grid gap-tiles w960:grid-cols-12">
        {tiles.map(({ line, columns }) => {
          const span = { '--span': `span ${columns} / span ${columns}` } as CSSProperties;
          return (
            <li key={line} data-line={line} className="min-w-0 w960:col-(--span)" style={span}>
              <Tile line={line} words={words[line]} />
            </li>
          );
        })}
      </ul>
    </Container>
  );
}

function Tile({ line, words }: { line: Line; words: Words }) {
  return (
    <article
      className={`relative isolate flex h-56 flex-col items-start overflow-hidden rounded-hero p-5 w960:h-76 w960:p-7 ${TINTS[line]}`}
    >
      <p className="flex items-center gap-2 text-small font-semibold text-accent-text">
        <LineDot line={line} />
        {words.name}
      </p>
      <h2 className="mt-2 max-w-[62%] text-[1.375rem]/7 font-semibold tracking-[-0.022em] w500:max-w-64 w960:mt-2.5 w960:max-w-60 w960:text-tile">
        {words.title}
      </h2>
      <p className="mt-1.5 max-w-[52%] text-small text-secondary w500:max-w-72 w960:max-w-42 w960:text-label">
        {words.text}
      </p>
      <ButtonLink href={words.href} variant="accent" size={40} className="mt-auto">
        {words.button}
      </ButtonLink>
      <Picture
        name={`tiles/${line}`}
        alt=""
        sizes="(min-width: 961px) 240px, 170px"
        fallback="image"
        priority
        className="absolute -right-2 bottom-0 -z-1 aspect-square h-auto w-43 object-bottom w500:right-4 w500:w-54 w960:right-1 w960:w-[46%] w1150:w-[58%] w1150:max-w-62"
      />
    </article>
  );
}
