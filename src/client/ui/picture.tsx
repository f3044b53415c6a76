import { useState } from 'react';
import { pictureSources } from './picture-sources.ts';
import { cx } from './cx.ts';

/** SPEC's three fallback pictures, by what is missing. */
const fallbackPictures = {
  item: '/item-no-image.svg',
  image: '/no-image.svg',
  product: '/product-no-image.svg',
} as const;

export type PictureProps = {
  /** Name of the picture. If it is missing or does not load, the fallback is shown. */
  name: string | null | undefined;
  /** Alt text; empty if the text beside it says the same. */
  alt: string;
  /** The original size, to reserve its space: 1200x1600 for tall things, 1200x1200 otherwise. */
  width?: number | undefined;
  height?: number | undefined;
  /** How wide it is shown, for the browser to choose a file. */
  sizes?: string | undefined;
  /** The main picture of the first screen. It is fetched first. */
  priority?: boolean | undefined;
  /** The picture shown when this one can’t be loaded; none if text or buttons are on top of it. */
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
      {/* Hidden, since in a grid a source would take a cell. */}
      <source className="hidden" type="image/avif" srcSet={sources.avif} sizes={sizes} />
      {image}
    </picture>
  );
}
