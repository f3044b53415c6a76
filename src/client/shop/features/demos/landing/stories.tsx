import { CarouselArrows, CarouselDots, CarouselTrack } from '#client/ui/carousel.tsx';
import { cx } from '#client/ui/cx.ts';
import { Container } from '#client/ui/layout.tsx';
import { useCarousel } from '#client/ui/use-carousel.ts';
import { apart } from './section.tsx';
import type { Story } from './story-words.ts';
import { STORIES } from './story-words.ts';

const ID = 'stories';

/** SPEC section 4: marketing sliders wrap around. */
export function Stories() {
  const carousel = useCarousel({ count: STORIES.length, seen: { 0: 1, 950: 2 }, wrap: true });
  return (
    <Container>
      <section id={ID} aria-labelledby={`${ID}-title`} className={apart} {...carousel.attention}>
        <div className="mb-7 flex items-end justify-between gap-6 w960:mb-10">
          <h2 id={`${ID}-title`} className="text-h2">
            What shop owners say
          </h2>
          <CarouselArrows carousel={carousel} />
        </div>
        <CarouselTrack
          carousel={carousel}
          plain
          label="Stories"
          slides={STORIES.map((story) => ({ key: story.name, content: <StoryCard story={story} /> }))}
        />
        <CarouselDots carousel={carousel} className="mt-4 justify-center" />
      </section>
    </Container>
  );
}

function StoryCard({ story: { words, name, shop, line, gain } }: { story: Story }) {
  return (
    <figure className="flex h-full flex-col justify-between gap-8 rounded-card bg-grey-1 p-6 w500:p-8 w960:p-10">
      <blockquote className="text-[1.25rem] leading-7.5 font-medium tracking-[-0.015em] w960:text-[1.375rem] w960:leading-8">
        <p>{words}</p>
      </blockquote>
      <figcaption className="flex items-center gap-3.5 text-label">
        <span
          aria-hidden="true"
          data-line={line}
          className={cx(
            'grid size-11 shrink-0 place-items-center rounded-full bg-accent-tint text-small font-semibold text-accent-text',
          )}
        >
          {initialsOf(name)}
        </span>
        <span className="min-w-0">
          <b className="block font-semibold">{name}</b>
          <span className="block text-small text-muted">{shop}</span>
        </span>
        <span className="ml-auto text-right">
          <b className="block text-price">{gain.figure}</b>
          <span className="block text-caption text-muted">{gain.of}</span>
        </span>
      </figcaption>
    </figure>
  );
}

function initialsOf(name: string): string {
  return name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');
}
