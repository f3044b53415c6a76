import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { onServer } from '#client/lib/on-server.ts';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { PauseButton } from './pause-button.tsx';
import type { CarouselState } from './use-carousel.ts';
import { useDrawn } from './use-drawn.ts';

/** Large enough for a thumb. */
const SIZE = 44;

type FrameProps = ComponentProps<'div'> & { carousel: CarouselState; label: string };

/** Around a track and its controls: a pointer or the keyboard focus inside stops the autoplay. */
export function CarouselFrame({ carousel, label, ...rest }: FrameProps) {
  return (
    <div role="group" aria-roledescription="carousel" aria-label={label} {...carousel.attention} {...rest} />
  );
}

type TrackProps = {
  carousel: CarouselState;
  slides: readonly { key: string | number; content: ReactNode }[];
  /** Pixels between slides. The default depends on how many are in a row. */
  gap?: number | undefined;
  /** Slides without links or buttons: then the track itself takes focus, so that arrow keys can scroll it. */
  plain?: boolean | undefined;
  label: string;
  className?: string | undefined;
};

/** Slides off the screen are inert: Tab skips them, and screen readers don't read them. */
export function CarouselTrack({ carousel, slides, gap, plain = false, label, className }: TrackProps) {
  const { track, view, seen } = carousel;
  const [reached, setReached] = useState(view.to);
  if (view.to > reached) setReached(view.to);
  // One more than visible, since autoplay waits for the picture of the next slide.
  const drawn = useDrawn(slides.length, reached + 2, AT_ONCE);
  const style = {
    ...(gap !== undefined && { '--slide-gap': `${gap}px` }),
    ...Object.fromEntries(Object.entries(seen).map(([width, count]) => [`--per-${width}`, count])),
  } as CSSProperties;
  return (
    <ul
      ref={track}
      aria-label={label}
      tabIndex={plain ? 0 : undefined}
      className={cx('carousel-track', className)}
      style={style}
    >
      {slides.map((slide, index) => (
        <li
          key={slide.key}
          inert={index < view.from || index > view.to}
          data-ahead={!onServer && index > reached ? '' : undefined}
        >
          {index < drawn && slide.content}
        </li>
      ))}
    </ul>
  );
}

/** How many slides off the screen are rendered at a time. Ten cards at once would block a phone. */
const AT_ONCE = 3;

type ArrowsProps = {
  carousel: CarouselState;
  /** Shown between the two arrows. */
  children?: ReactNode;
  className?: string | undefined;
};

/** As large as the pause button beside them. */
export function CarouselArrows({ carousel, children, className }: ArrowsProps) {
  if (carousel.view.last === 0) return null;
  return (
    <div className={cx('flex items-center gap-2', className)}>
      <IconButton label="Previous slide" size={SIZE} disabled={carousel.atStart} onClick={carousel.back}>
        <ArrowLeft size={20} />
      </IconButton>
      {children}
      <IconButton label="Next slide" size={SIZE} disabled={carousel.atEnd} onClick={carousel.forth}>
        <ArrowRight size={20} />
      </IconButton>
    </div>
  );
}

/** Stops the autoplay for good. Shown on every carousel that moves. */
export function CarouselPause({
  carousel,
  isOnDark = false,
  className,
}: {
  carousel: CarouselState;
  isOnDark?: boolean;
  className?: string | undefined;
}) {
  if (carousel.autoplay === undefined || carousel.view.last === 0) return null;
  return (
    <PauseButton
      what="slides"
      stopped={carousel.stopped}
      isOnDark={isOnDark}
      className={className}
      onClick={carousel.toggleAutoplay}
    />
  );
}

/** The current dot is a pill that fills until the next slide. */
export function CarouselDots({
  carousel,
  isOnDark = false,
  className,
}: {
  carousel: CarouselState;
  isOnDark?: boolean;
  className?: string | undefined;
}) {
  const { index, last } = carousel.view;
  if (last === 0) return null;
  return (
    <div className={cx('flex items-center', className)}>
      {Array.from({ length: last + 1 }, (_, dot) => (
        <button
          key={dot}
          type="button"
          aria-label={`Go to slide ${dot + 1} of ${last + 1}`}
          aria-current={dot === index ? 'true' : undefined}
          onClick={() => carousel.go(dot)}
          className="group/dot grid h-10 min-w-6 place-items-center px-1 focus-visible:rounded-badge focus-visible:-outline-offset-4"
        >
          <span
            className={cx(
              'block h-2 overflow-hidden rounded-full bg-control transition-[width]',
              dot === index ? 'w-9' : 'w-2',
              dot !== index && (isOnDark ? 'group-hover/dot:bg-paper' : 'group-hover/dot:bg-ink'),
            )}
          >
            {dot === index && (
              <span
                key={carousel.playing ? 'playing' : 'still'}
                className={cx(
                  'block h-full rounded-full',
                  isOnDark ? 'bg-paper' : 'bg-ink',
                  carousel.playing && 'carousel-progress',
                )}
                style={{ animationDuration: `${carousel.autoplay ?? 0}ms` }}
              />
            )}
          </span>
        </button>
      ))}
      <CarouselPause carousel={carousel} isOnDark={isOnDark} className="ml-2" />
    </div>
  );
}
