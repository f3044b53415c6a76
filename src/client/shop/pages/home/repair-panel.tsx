import { addresses } from '#rules/page/addresses.ts';
import { usePriceEnds } from '#client/shop/features/catalog/prices.api.ts';
import { Badge } from '#client/ui/badge.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { CarouselArrows, CarouselDots, CarouselFrame, CarouselTrack } from '#client/ui/carousel.tsx';
import { ONE_AT_A_TIME } from '#client/ui/carousel-maths.ts';
import { Picture } from '#client/ui/picture.tsx';
import { useCarousel } from '#client/ui/use-carousel.ts';
import { LinePanel } from './line-panel.tsx';
import { REPAIR_CARDS, REPAIR_SLIDES, REPAIR_STEPS, type WordySlide } from './slides.ts';

const LABEL = 'Repairs';

/** SPEC section 2: the repair strip, its carousel of two slides, and a pair of cards beside it. */
export function RepairPanel() {
  return (
    <LinePanel
      line="repair"
      title="We Quickly Fix Device and Return it to You"
      steps={REPAIR_STEPS}
      button={{ label: 'Book a repair', href: addresses.finder('repair') }}
    >
      <div className="grid gap-tiles w1150:grid-cols-[1.87fr_1fr]">
        <Slides />
        <SideCards />
      </div>
    </LinePanel>
  );
}

/** Does not move automatically; at either end its arrows continue at the other. */
function Slides() {
  const carousel = useCarousel({ count: REPAIR_SLIDES.length, seen: ONE_AT_A_TIME, wrap: true });
  return (
    <CarouselFrame carousel={carousel} label={LABEL} data-surface="dark" className="relative min-w-0">
      <CarouselTrack
        carousel={carousel}
        gap={0}
        label={LABEL}
        className="m-0! h-full rounded-card p-0!"
        slides={REPAIR_SLIDES.map((slide) => ({ key: slide.title, content: <Slide slide={slide} /> }))}
      />
      <div className="absolute bottom-3 left-5 flex items-center gap-3 w600:bottom-1 min-[1024px]:bottom-5 min-[1024px]:left-9">
        <CarouselDots carousel={carousel} isOnDark />
        <CarouselArrows carousel={carousel} className="w600:hidden min-[1024px]:flex" />
      </div>
    </CarouselFrame>
  );
}

function Slide({ slide }: { slide: WordySlide }) {
  return (
    <div className="relative isolate flex h-full min-h-140 flex-col overflow-hidden bg-repair-dark w600:min-h-75 min-[1024px]:min-h-99">
      <div className="flex flex-col items-start p-6 text-paper w600:w-[52%] min-[1024px]:p-10">
        <Badge kind="same-day">{slide.badge}</Badge>
        <h3 className="mt-3.5 text-h2 w600:mt-2.5 w600:text-tile min-[1024px]:mt-3.5 min-[1024px]:text-h2">
          {slide.title}
        </h3>
        <p className="mt-2.5 max-w-76 text-ink-muted w600:mt-2 w600:text-small min-[1024px]:mt-2.5 min-[1024px]:text-body">
          {slide.text}
        </p>
        <ButtonLink
          href={addresses.listing('repair', slide.category)}
          variant="repair"
          className="mt-6 w600:mt-4 min-[1024px]:mt-6"
        >
          {slide.button}
        </ButtonLink>
      </div>
      <Picture
        name={slide.image}
        alt=""
        width={1200}
        height={657}
        sizes="(min-width: 1151px) 740px, 100vw"
        fallback="none"
        fit="cover"
        className="absolute inset-x-0 bottom-13 -z-1 h-64 w-full object-right max-w600:mask-[linear-gradient(transparent,black_20%,black_85%,transparent)] w600:bottom-0 w600:h-full"
      />
    </div>
  );
}

function SideCards() {
  const ends = usePriceEnds();
  return (
    <div className="grid gap-tiles w500:grid-cols-2 w1150:grid-cols-1">
      {REPAIR_CARDS.map(({ title, text, whose, category, search, image }) => {
        const price = ends('repair', category);
        return (
          <article key={title} className="relative flex overflow-hidden rounded-card bg-paper w600:min-h-41">
            <div className="flex min-w-0 flex-1 flex-col items-start p-5 pr-0 w960:p-6 w960:pr-0">
              <h3 className="text-h3 w600:text-[1.0625rem]/6 min-[1024px]:text-h3">{title}</h3>
              <p className="text-small text-muted">{text}</p>
              {price && (
                <p className="mt-1 tabular-nums">
                  <span className="text-small text-muted">{whose} repairs from </span>
                  <span className="text-price">{price.from}</span>
                </p>
              )}
              <p className="mt-auto -mb-2 text-accent-text">
                <ButtonLink
                  href={search ? addresses.search('repair', search) : addresses.listing('repair', category)}
                  variant="text"
                  size={40}
                  arrow
                >
                  Check price
                  <span className="sr-only"> {title}</span>
                </ButtonLink>
              </p>
            </div>
            <Picture
              name={image}
              alt=""
              width={1200}
              height={900}
              sizes="160px"
              fallback="item"
              className="my-3 mr-1 h-36 w-[36%] self-center"
            />
          </article>
        );
      })}
    </div>
  );
}
