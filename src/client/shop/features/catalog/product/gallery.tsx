import { useState } from 'react';
import { PRODUCT_PICTURE_SIZES } from '#rules/picture-sizes.ts';
import { Badge } from '#client/ui/badge.tsx';
import { CarouselDots, CarouselTrack } from '#client/ui/carousel.tsx';
import { cx } from '#client/ui/cx.ts';
import { Picture } from '#client/ui/picture.tsx';
import { useCarousel } from '#client/ui/use-carousel.ts';
import { narrowScreen, useMedia } from '#client/ui/use-media.ts';

type Props = {
  /** Names in the order they are shown; none shows the stand-in. */
  pictures: readonly string[];
  product: string;
  /** The chosen grade, on the picture's corner. */
  grade: string | undefined;
};

/** SPEC: thumbnails on wide screens, a swipeable carousel with dots at 960 px and below. */
export function Gallery(props: Props) {
  return useMedia(narrowScreen) ? <SwipedGallery {...props} /> : <WideGallery {...props} />;
}

function altOf(product: string, index: number, count: number): string {
  return count > 1 ? `${product}, picture ${index + 1} of ${count}` : product;
}

function WideGallery({ pictures, product, grade }: Props) {
  const [at, setAt] = useState(0);
  const shown = Math.min(at, Math.max(0, pictures.length - 1));
  return (
    <div className="flex gap-4">
      {pictures.length > 1 && (
        <ul className="grid w-18 shrink-0 content-start gap-3">
          {pictures.map((name, index) => (
            <li key={name}>
              <button
                type="button"
                aria-label={`Show picture ${index + 1} of ${pictures.length}`}
                aria-current={index === shown ? 'true' : undefined}
                onClick={() => setAt(index)}
                className={cx(
                  'grid h-24 w-18 place-items-center overflow-hidden rounded-[10px] bg-grey-1 p-1 transition-shadow',
                  index === shown ? 'ring-2 ring-ink' : 'hover:ring-1 hover:ring-outline',
                )}
              >
                <Picture name={name} alt="" sizes="64px" className="size-full" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Stage name={pictures[shown]} alt={altOf(product, shown, pictures.length)} grade={grade} />
    </div>
  );
}

function Stage({ name, alt, grade }: { name: string | undefined; alt: string; grade: string | undefined }) {
  return (
    <div className="relative aspect-[510/680] max-w-[510px] min-w-0 flex-1 overflow-hidden rounded-hero bg-grey-1">
      <Picture
        name={name}
        alt={alt}
        width={1200}
        height={1600}
        sizes={PRODUCT_PICTURE_SIZES}
        priority
        className="size-full"
      />
      {grade && (
        <Badge kind="white" className="absolute top-5 left-5">
          {grade}
        </Badge>
      )}
    </div>
  );
}

function SwipedGallery({ pictures, product, grade }: Props) {
  const names: readonly (string | undefined)[] = pictures.length > 0 ? pictures : [undefined];
  const carousel = useCarousel({ count: names.length });
  return (
    <section
      aria-label={`Pictures of ${product}`}
      className="relative -mx-gutter bg-grey-1 pb-2"
      {...carousel.attention}
    >
      <CarouselTrack
        carousel={carousel}
        plain
        gap={0}
        seen={{ 0: 1 }}
        label="Pictures"
        className="m-0! p-0!"
        slides={names.map((name, index) => ({
          key: name ?? 'none',
          content: (
            <div className="grid h-[min(112vw,26rem)] place-items-center">
              <Picture
                name={name}
                alt={altOf(product, index, names.length)}
                width={1200}
                height={1600}
                sizes={PRODUCT_PICTURE_SIZES}
                priority={index === 0}
                className="size-full"
              />
            </div>
          ),
        }))}
      />
      {grade && (
        <Badge kind="white" className="absolute top-4 left-gutter">
          {grade}
        </Badge>
      )}
      <CarouselDots carousel={carousel} className="min-h-10 justify-center" />
    </section>
  );
}
