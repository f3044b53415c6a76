import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import { PRODUCT_PICTURE_SIZES } from '#rules/presentation/picture-sizes.ts';
import { Badge } from '#client/ui/badge.tsx';
import { ByWidth } from '#client/ui/by-width.tsx';
import { CarouselDots, CarouselTrack } from '#client/ui/carousel.tsx';
import { ONE_AT_A_TIME } from '#client/ui/carousel-maths.ts';
import { cx } from '#client/ui/cx.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { lazyOverlay } from '#client/ui/lazy-overlay.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { useCarousel } from '#client/ui/use-carousel.ts';
import type { ZoomDialogProps } from './zoom-dialog.tsx';

const ZoomDialog = lazyOverlay<ZoomDialogProps>(() =>
  import('./zoom-dialog.tsx').then((module) => ({ default: module.ZoomDialog })),
);

type Props = {
  /** Names in the order they are shown. Empty shows the fallback picture. */
  pictures: readonly string[];
  product: string;
  /** The description of a picture, if it has one. */
  altOf: (name: string | undefined) => string | undefined;
  /** The chosen grade, on the picture's corner. */
  grade: string | undefined;
};

type ViewProps = Props & { onZoom: (index: number) => void };

/** SPEC: thumbnails on wide screens, a swipeable carousel with dots at 960 px and below. */
export function Gallery(props: Props) {
  const [zoomed, setZoomed] = useState<number>();
  const [at, setAt] = useState(0);
  const zoom = (index: number) => {
    setAt(index);
    setZoomed(index);
  };
  const shown = Math.min(at, Math.max(0, props.pictures.length - 1));
  return (
    <>
      <ByWidth
        narrow={<SwipedGallery {...props} onZoom={zoom} />}
        wide={<WideGallery {...props} onZoom={zoom} at={shown} onShow={setAt} />}
      />
      <ZoomDialog
        open={zoomed !== undefined}
        onClose={() => setZoomed(undefined)}
        pictures={props.pictures}
        at={shown}
        onShow={setAt}
        product={props.product}
      />
    </>
  );
}

function placeOf(product: string, index: number, count: number): string {
  return count > 1 ? `${product}, picture ${index + 1} of ${count}` : product;
}

type WideProps = ViewProps & { at: number; onShow: (index: number) => void };

function WideGallery({ pictures, product, altOf, grade, onZoom, at, onShow }: WideProps) {
  return (
    <div className="flex gap-4">
      {pictures.length > 1 && (
        // As high as the picture, for any number of thumbnails.
        <div className="relative w-18 shrink-0">
          <ul aria-label={`Pictures of ${product}`} className="absolute inset-0 flex flex-col gap-3">
            {pictures.map((name, index) => (
              <li key={name} className="min-h-0 basis-24">
                <button
                  type="button"
                  aria-label={`Show picture ${index + 1} of ${pictures.length}`}
                  aria-current={index === at ? 'true' : undefined}
                  onClick={() => onShow(index)}
                  className={cx(
                    'block h-full w-18 overflow-hidden rounded-[10px] bg-grey-1 p-1 transition-shadow',
                    index === at ? 'ring-2 ring-ink' : 'hover:ring-1 hover:ring-outline',
                  )}
                >
                  <Picture name={name} alt="" sizes="64px" className="size-full" />
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Stage
        name={pictures[at]}
        alt={altOf(pictures[at]) ?? placeOf(product, at, pictures.length)}
        grade={grade}
        onZoom={() => onZoom(at)}
      />
    </div>
  );
}

type StageProps = { name: string | undefined; alt: string; grade: string | undefined; onZoom: () => void };

function Stage({ name, alt, grade, onZoom }: StageProps) {
  return (
    <div className="relative aspect-[510/680] max-w-[510px] min-w-0 flex-1 self-start overflow-hidden rounded-hero bg-grey-1">
      <Picture
        name={name}
        alt={alt}
        width={1200}
        height={1600}
        sizes={PRODUCT_PICTURE_SIZES}
        priority
        className="size-full text-right text-small text-muted"
      />
      {grade && (
        <Badge kind="white" className="absolute top-5 left-5">
          {grade}
        </Badge>
      )}
      {name && (
        <button
          type="button"
          aria-label="Zoom in on the picture"
          aria-haspopup="dialog"
          onClick={onZoom}
          onPointerEnter={ZoomDialog.preload}
          onFocus={ZoomDialog.preload}
          className="group/zoom absolute inset-0 cursor-zoom-in rounded-hero focus-visible:-outline-offset-4"
        >
          <span className="absolute right-5 bottom-5 grid size-10 place-items-center rounded-full bg-paper transition-colors group-hover/zoom:bg-grey-2">
            <Maximize2 size={18} />
          </span>
        </button>
      )}
    </div>
  );
}

function SwipedGallery({ pictures, product, altOf, grade, onZoom }: ViewProps) {
  const names: readonly (string | undefined)[] = pictures.length > 0 ? pictures : [undefined];
  const carousel = useCarousel({ count: names.length, seen: ONE_AT_A_TIME });
  return (
    <section
      aria-label={`Pictures of ${product}`}
      className="relative -mx-gutter overflow-hidden bg-grey-1 pb-2 w600:mx-0 w600:rounded-hero w600:pb-0"
      {...carousel.attention}
    >
      <CarouselTrack
        carousel={carousel}
        plain
        gap={0}
        label="Pictures"
        className="m-0! p-0!"
        slides={names.map((name, index) => ({
          key: name ?? 'none',
          content: (
            <div className="h-[min(112vw,26rem)] w600:aspect-4/3 w600:h-auto w768:aspect-3/4">
              <Picture
                name={name}
                alt={altOf(name) ?? placeOf(product, index, names.length)}
                width={1200}
                height={1600}
                sizes={PRODUCT_PICTURE_SIZES}
                priority={index === 0}
                className="size-full text-right text-small text-muted"
              />
            </div>
          ),
        }))}
      />
      {grade && (
        <Badge kind="white" className="absolute top-4 left-gutter w600:left-4">
          {grade}
        </Badge>
      )}
      {pictures.length > 0 && (
        <IconButton
          label="Zoom in on the picture"
          look="white"
          aria-haspopup="dialog"
          onClick={() => onZoom(carousel.view.index)}
          className="absolute! right-gutter bottom-3 w600:right-4 w600:bottom-4"
        >
          <Maximize2 size={18} />
        </IconButton>
      )}
      <CarouselDots
        carousel={carousel}
        className="min-h-10 justify-center w600:absolute w600:inset-x-0 w600:bottom-2"
      />
    </section>
  );
}
