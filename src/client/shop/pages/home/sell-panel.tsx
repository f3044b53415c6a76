import { ArrowRight } from 'lucide-react';
import { addresses } from '#rules/page/addresses.ts';
import { usePriceEnds } from '#client/shop/features/catalog/prices.api.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { ByTablet } from '#client/ui/by-tablet.tsx';
import { CarouselArrows, CarouselFrame, CarouselTrack } from '#client/ui/carousel.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { useCarousel } from '#client/ui/use-carousel.ts';
import { LinePanel } from './line-panel.tsx';
import { SELL_SLIDES, SELL_STEPS, type Slide } from './slides.ts';

const LABEL = 'What do you want to sell?';
const SEEN = { 0: 2, 500: 3, 950: 6 };

/** SPEC section 2: the sell strip and its carousel of six slides, which does not move automatically. */
export function SellPanel() {
  return (
    <LinePanel
      line="sell"
      title="Sell your Device in 4 Simple Steps"
      steps={SELL_STEPS}
      button={{ label: 'Get my price', href: addresses.finder('sell') }}
    >
      {/* On a tablet all six have room at once, in rows. */}
      <ByTablet tablet={<Rows />} others={<Slides />} />
    </LinePanel>
  );
}

function Slides() {
  const carousel = useCarousel({ count: SELL_SLIDES.length, seen: SEEN, wrap: true });
  return (
    <CarouselFrame carousel={carousel} label={LABEL}>
      <CarouselTrack
        carousel={carousel}
        gap={16}
        label={LABEL}
        slides={SELL_SLIDES.map((slide) => ({ key: slide.title, content: <SellSlide slide={slide} /> }))}
      />
      <CarouselArrows carousel={carousel} className="mt-5 justify-center" />
    </CarouselFrame>
  );
}

/** All of them at once, low and wide: nothing is left for an arrow to bring. */
function Rows() {
  return (
    <ul aria-label={LABEL} className="grid grid-cols-2 gap-4 min-[768px]:grid-cols-3">
      {SELL_SLIDES.map((slide) => (
        <li key={slide.title} className="min-w-0">
          <SellRow slide={slide} />
        </li>
      ))}
    </ul>
  );
}

function SellRow({ slide: { title, category, image } }: { slide: Slide }) {
  return (
    <article className="group/slide relative flex h-26 items-center gap-3 rounded-card bg-paper p-3">
      <Picture
        name={image}
        alt=""
        width={1200}
        height={900}
        sizes="76px"
        fallback="item"
        className="h-auto w-19 shrink-0"
      />
      <div className="min-w-0">
        <h3 className="text-label font-semibold">
          <SellLink category={category}>{title}</SellLink>
        </h3>
        <UpTo category={category} />
      </div>
    </article>
  );
}

/** The whole card is its link. */
function SellLink({ category, children }: { category: string; children: string }) {
  return (
    <Anchor
      href={addresses.listing('sell', category)}
      className="underline-offset-4 group-hover/slide:underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
    >
      {children}
    </Anchor>
  );
}

function UpTo({ category }: { category: string }) {
  const price = usePriceEnds()('sell', category);
  if (!price) return null;
  return (
    <p className="text-small text-muted tabular-nums">
      up to <span className="text-price text-sell-text">{price.upTo}</span>
    </p>
  );
}

function SellSlide({ slide: { title, category, image } }: { slide: Slide }) {
  return (
    <article className="group/slide relative flex h-full flex-col rounded-card bg-paper p-4">
      <Picture
        name={image}
        alt=""
        width={1200}
        height={900}
        sizes="(min-width: 950px) 150px, 45vw"
        fallback="item"
        className="aspect-4/3 w-full"
      />
      <h3 className="mt-2 text-name">
        <SellLink category={category}>{title}</SellLink>
      </h3>
      <UpTo category={category} />
      <p
        aria-hidden="true"
        className="mt-auto flex items-center gap-2 pt-4 text-small font-semibold text-sell-text"
      >
        Get price
        <ArrowRight size={16} />
      </p>
    </article>
  );
}
