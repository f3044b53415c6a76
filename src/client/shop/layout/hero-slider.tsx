import type { ImageFeature, TemplateRow } from '#contract/site.ts';
import { addresses } from '#rules/addresses.ts';
import { safeHref } from '#rules/safe-href.ts';
import { useSlider } from '#client/shop/features/site/site.api.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { CarouselArrows, CarouselDots, CarouselTrack } from '#client/ui/carousel.tsx';
import { cx } from '#client/ui/cx.ts';
import { Picture } from '#client/ui/picture.tsx';
import { useCarousel } from '#client/ui/use-carousel.ts';

/** SPEC section 9: page-section sliders move on after 5 seconds. */
const AUTOPLAY = 5_000;
const DEFAULT_BUTTON = 'Shop Now';
/** Design 1: an image beside title, subtitle and button. */
const BESIDE = 1;

function slidesOf(rows: readonly TemplateRow[]): ImageFeature[] {
  return rows
    .flatMap((row) => row.template_meta_data)
    .filter((entry) => (entry.design?.design_value ?? BESIDE) === BESIDE)
    .flatMap((entry) => entry.header_slider_section?.header_slider_data ?? []);
}

/** The header slider; hidden when it is empty or did not come. While it is on its way its place is kept. */
export function HeroSlider({ narrow = false }: { narrow?: boolean }) {
  const { data, isPending } = useSlider();
  const slides = slidesOf(data ?? []);
  const carousel = useCarousel({ count: slides.length, autoplay: AUTOPLAY });
  if (isPending) return <div className="skeleton h-125 rounded-hero" />;
  if (slides.length === 0) return null;
  return (
    <section aria-roledescription="carousel" aria-label="Offers" className="relative" {...carousel.attention}>
      <CarouselTrack
        carousel={carousel}
        gap={0}
        seen={{ 0: 1 }}
        label="Offers"
        className="m-0! rounded-hero p-0!"
        slides={slides.map((slide, index) => ({
          key: index,
          content: <Slide slide={slide} first={index === 0} narrow={narrow} />,
        }))}
      />
      <div className="absolute bottom-4 left-5 flex items-center gap-4 w960:bottom-6 w960:left-13">
        <CarouselDots carousel={carousel} />
        <CarouselArrows carousel={carousel} className="hidden w960:flex" />
      </div>
    </section>
  );
}

function Slide({ slide, first, narrow }: { slide: ImageFeature; first: boolean; narrow: boolean }) {
  const image = slide.image_flag === 'url' ? slide.image_url : slide.image;
  return (
    <div className="relative flex h-full min-h-140 flex-col overflow-hidden rounded-hero bg-linear-to-b from-[#f3f1ec] via-[#eceae4] to-[#e6e3db] w960:h-125 w960:min-h-0 w960:flex-row w960:items-center">
      <div
        className={cx(
          'relative z-1 px-6 pt-7 w960:shrink-0 w960:pt-0 w960:pb-13 w960:pl-14',
          narrow ? 'w960:w-105' : 'w960:w-125',
        )}
      >
        <h2 className="text-display text-balance" style={{ color: slide.title_color }}>
          <Sentences text={slide.title ?? ''} />
        </h2>
        {slide.sub_title && (
          <p
            className="mt-3.5 max-w-100 text-body text-secondary w960:mt-5 w960:text-lead"
            style={{ color: slide.sub_title_color }}
          >
            {slide.sub_title}
          </p>
        )}
        <ButtonLink
          href={slide.button_text_url ? safeHref(slide.button_text_url) : addresses.listing('buy')}
          size={56}
          className="mt-5 h-12! w960:mt-7 w960:h-14!"
        >
          {slide.button_label || DEFAULT_BUTTON}
        </ButtonLink>
      </div>
      <Picture
        name={image}
        alt=""
        width={1480}
        height={1000}
        sizes={first ? '(min-width: 961px) 740px, 100vw' : '100vw'}
        priority={first}
        fallback="image"
        className="mt-auto max-h-100 w-full pb-16 w960:absolute w960:max-h-none w960:right-0 w960:bottom-0 w960:h-125 w960:w-auto w960:max-w-[740px] w960:pb-0"
      />
    </div>
  );
}

/** Each sentence on a line of its own: 'Buy better. Sell fairly. Fix first.' is three short lines. */
function Sentences({ text }: { text: string }) {
  return text.split(/(?<=[.!?])\s+/).map((sentence) => (
    <span key={sentence} className="block">
      {sentence}{' '}
    </span>
  ));
}
