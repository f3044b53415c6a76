import { useId } from 'react';
import type { Line } from '#rules/catalog/lines.ts';
import { addresses } from '#rules/page/addresses.ts';
import { leadsSomewhere } from '#rules/page/line-links.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Container } from '#client/ui/layout.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { SlideShow } from '#client/ui/slide-show.tsx';

const SLIDES = [
  {
    image: 'about/1',
    title: 'We began as a repair shop',
    text: 'First we mended phones for neighbours. We still open devices every day, so we know which ones to sell you.',
    label: 'How we grade',
    href: addresses.page('grading'),
  },
  {
    image: 'about/2',
    title: 'Nothing is thrown away',
    text: 'What you send us is sold again, or its parts keep another one going. The rest goes to a recycler by weight.',
    label: 'Sell a device',
    href: addresses.finder('sell'),
  },
  {
    image: 'about/3',
    title: 'People you can visit',
    text: 'Behind every listing is a shop with a door, a counter, and somebody who will look at yours while you wait.',
    label: 'Find a store',
    href: addresses.stores(),
  },
];

const LABEL = 'About us';

/** The tech retailer's story in slides; its arrows lead around. */
export function AboutSlider({ on }: { on: readonly Line[] }) {
  const id = useId();
  return (
    <Container className="[--room:35rem] w600:[--room:22rem] w960:[--room:33.5rem]">
      <section aria-labelledby={id}>
        <h2 id={id} className="mb-5 text-h2 w960:mb-7">
          {LABEL}
        </h2>
        <SlideShow
          label={LABEL}
          wrap
          slides={SLIDES.filter(({ href }) => leadsSomewhere(href, on)).map((slide) => ({
            key: slide.title,
            content: <Slide {...slide} />,
          }))}
        />
      </section>
    </Container>
  );
}

function Slide({ image, title, text, label, href }: (typeof SLIDES)[number]) {
  return (
    <article className="grid h-full items-stretch overflow-hidden bg-grey-1 w650:grid-cols-2">
      <Picture
        name={image}
        alt=""
        width={1200}
        height={800}
        sizes="(min-width: 1280px) 616px, (min-width: 650px) 50vw, 100vw"
        fallback="image"
        fit="cover"
        className="aspect-3/2 size-full"
      />
      <div className="flex flex-col items-start justify-center p-6 w650:p-8 w960:p-14">
        <h3 className="text-tile">{title}</h3>
        <p className="mt-3 max-w-[44ch] text-secondary">{text}</p>
        <ButtonLink href={href} variant="text" size={40} arrow className="mt-3">
          {label}
        </ButtonLink>
      </div>
    </article>
  );
}
