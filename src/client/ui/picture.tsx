import { useState } from 'react';
import { pictureSources } from './picture-sources.ts';
import { cx } from './cx.ts';

/** The three stand-ins of SPEC, by what is missing. */
const fallbackPictures = {
  item: '/item-no-image.svg',
  image: '/no-image.svg',
  product: '/product-no-image.svg',
} as const;

export type PictureProps = {
  /** Name of the picture; none, or one that does not load, shows the stand-in. */
  name: string | null | undefined;
  /** What it shows; empty when the words beside it already say so. */
  alt: string;
  /** The drawn size, which keeps its place free: 1200x1600 for tall things, 1200x1200 otherwise. */
  width?: number | undefined;
  height?: number | undefined;
  /** How wide it is shown, for the browser to choose a file. */
  sizes?: string | undefined;
  /** The main picture of the first screen: fetched at once and before others. */
  priority?: boolean | undefined;
  /** The picture shown when this one can’t be loaded; none where text or buttons lie over it. */
  fallback?: keyof typeof fallbackPictures | 'none' | undefined;
  fit?: 'contain' | 'cover' | undefined;
  base?: string | undefined;
  className?: string | undefined;
};

export function Picture(props: PictureProps) {
  const { name, alt, width = 1200, height = 1200, sizes = '100vw', priority = false, className } = props;
  const { fallback = 'product', fit = 'contain', base } = props;
  const [failed, setFailed] = useState<string>();
  const sources = name && name !== failed ? pictureSources(name, base) : undefined;
  if (!sources && fallback === 'none') return null;
  const image = (
    <img
      // A new source needs a new element: a browser may keep the old picture until the next one is decoded.
      key={sources?.src ?? 'fallback'}
      src={sources?.src ?? (fallback === 'none' ? undefined : fallbackPictures[fallback])}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
      onError={sources && name ? () => setFailed(name) : undefined}
      className={cx(fit === 'cover' ? 'object-cover' : 'object-contain', className)}
    />
  );
  if (!sources?.avif) return image;
  return (
    <picture className="contents">
      {/* Without a box: in a grid a source would take a cell of its own. */}
      <source className="hidden" type="image/avif" srcSet={sources.avif} sizes={sizes} />
      {image}
    </picture>
  );
}
