import type { CSSProperties } from 'react';
import { addresses } from '#rules/page/addresses.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { offerTiles } from './offered-tiles.ts';
import { countOf } from '#client/lib/format.ts';
import { topCategories, useCategories } from '#client/lib/categories.api.ts';
import { usePriceEnds, useStockedLines } from '#client/shop/features/catalog/prices.api.ts';
import { useLines } from '#client/shop/features/site/site.api.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
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
      text: models > 0 ? `${countOf(models, 'model')}, 30\u2011day returns` : '30\u2011day returns',
      button: 'Shop devices',
      href: addresses.listing('buy'),
    },
    sell: {
      name: 'Sell',
      title: sell ? `Up to ${sell.upTo} for your old one` : 'A fair price for your old one',
      text: 'A price held for 14 days',
      button: 'Get my price',
      href: addresses.finder('sell'),
    },
    repair: {
      name: 'Repair',
      title: repair ? `Mended today, from ${repair.from}` : 'Mended today',
      text: 'Fixed prices, VAT included',
      button: 'Book a repair',
      href: addresses.finder('repair'),
    },
  };
}

const TINTS: Record<Line, string> = { buy: 'bg-buy-tint', sell: 'bg-sell-tint', repair: 'bg-repair-tint' };

/** The lines that have something to offer, each with its offer and its way in. */
export function OfferTiles() {
  const stocked = useStockedLines();
  const lines = useLines().flatMap(({ line }) => (stocked.includes(line) ? [line] : []));
  const tiles = offerTiles(lines);
  const words = useWords();
  if (tiles.length === 0) return null;
  return (
    <Container>
      <ul className="grid gap-3 w600:grid-cols-12 min-[768px]:gap-6">
        {tiles.map(({ line, columns }) => {
          const span = { '--span': `span ${columns} / span ${columns}` } as CSSProperties;
          return (
            <li key={line} data-line={line} className="min-w-0 w600:col-(--span)" style={span}>
              <Tile line={line} words={words[line]} isHalf={columns >= HALF} />
            </li>
          );
        })}
      </ul>
    </Container>
  );
}

/** Half of the twelve columns: a line is off, and the others share the row. */
const HALF = 6;

/**
 * On a phone and on a desk the picture is beside the words. On a tablet three tiles are narrow, so it is
 * below the button; two tiles have room beside the words.
 */
const LOOKS = {
  third: {
    box: 'w600:h-75 w600:px-4 w600:py-4.5 min-[768px]:h-83 min-[768px]:px-5 min-[768px]:py-5.5',
    title: 'w600:max-w-none w600:text-[1.25rem]/[1.5625rem] min-[768px]:text-tile',
    text: 'w600:hidden min-[768px]:block min-[768px]:max-w-none',
    button: 'w600:mt-3',
    picture: 'w600:right-0 w600:w-37.5 min-[768px]:-bottom-3 min-[768px]:w-40 min-[1024px]:bottom-0',
  },
  half: {
    box: 'w600:h-65 w600:p-5.5',
    title: 'min-[768px]:text-tile',
    text: 'w600:max-w-36',
    button: '',
    picture: 'w600:right-0 w600:w-44 min-[768px]:w-52',
  },
};

function Tile({ line, words, isHalf }: { line: Line; words: Words; isHalf: boolean }) {
  const look = LOOKS[isHalf ? 'half' : 'third'];
  return (
    <article
      className={cx(
        'relative isolate flex h-56 flex-col items-start overflow-hidden rounded-hero p-5 w600:rounded-[24px] min-[1024px]:h-70 min-[1024px]:p-7 min-[1280px]:h-76 min-[1280px]:rounded-hero',
        look.box,
        TINTS[line],
      )}
    >
      <p className="flex items-center gap-2 text-small font-semibold text-accent-text">
        <LineDot line={line} />
        {words.name}
      </p>
      <h2
        className={cx(
          'mt-2 max-w-[62%] text-[1.375rem]/7 font-semibold tracking-[-0.022em] w500:max-w-64 min-[1024px]:mt-2.5 min-[1024px]:max-w-60 min-[1024px]:text-tile',
          look.title,
        )}
      >
        {words.title}
      </h2>
      <p
        className={cx(
          'mt-1.5 max-w-[52%] text-small text-secondary w500:max-w-72 min-[1024px]:max-w-42 min-[1280px]:text-label',
          look.text,
        )}
      >
        {words.text}
      </p>
      <ButtonLink
        href={words.href}
        variant="accent"
        size={40}
        className={cx('mt-auto w600:h-11 min-[1024px]:mt-auto min-[1024px]:h-10', look.button)}
      >
        {words.button}
      </ButtonLink>
      <Picture
        name={`tiles/${line}`}
        alt=""
        sizes="(min-width: 961px) 240px, 176px"
        fallback="none"
        priority
        className={cx(
          'absolute -right-2 bottom-0 -z-1 aspect-square h-auto w-43 object-bottom w500:right-4 w500:w-54 min-[1024px]:right-1 min-[1024px]:w-[46%] w1150:w-[58%] w1150:max-w-62',
          look.picture,
        )}
      />
    </article>
  );
}
