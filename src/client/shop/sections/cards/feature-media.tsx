import { useState } from 'react';
import type { ImageFeature } from '#contract/site.ts';
import { cx } from '#client/ui/cx.ts';
import { Picture } from '#client/ui/picture.tsx';
import { lessMotion, useMedia } from '#client/ui/use-media.ts';
import { mediaOf } from './feature.ts';

type Props = {
  feature: ImageFeature;
  sizes: string;
  /** On the first screen: fetched before others. */
  isEarly?: boolean | undefined;
  fit?: 'cover' | 'contain';
  className?: string | undefined;
};

/** The picture or video of a card. A video lies on its picture and is seen once its data has loaded. */
export function FeatureMedia({ feature, sizes, isEarly, fit = 'cover', className }: Props) {
  const media = mediaOf(feature);
  const [loaded, setLoaded] = useState<string>();
  const still = useMedia(lessMotion);
  const name = media.kind === 'image' ? media.name : media.poster;
  const isWaiting = media.kind !== 'image' && loaded !== media.src;
  const look = cx('absolute inset-0 size-full object-cover transition-opacity', isWaiting && 'opacity-0');
  return (
    <div className={cx('relative overflow-hidden bg-grey-1', className)}>
      <Picture
        name={name}
        alt=""
        sizes={sizes}
        priority={isEarly}
        fallback="image"
        fit={fit}
        className="absolute inset-0 size-full"
      />
      {media.kind === 'video' && !still && (
        <video
          src={media.src}
          autoPlay
          muted
          loop
          playsInline
          aria-hidden="true"
          tabIndex={-1}
          onLoadedData={() => setLoaded(media.src)}
          className={look}
        />
      )}
      {media.kind === 'youtube' && !still && (
        <iframe
          src={media.src}
          title={feature.title ?? 'Video'}
          allow="autoplay"
          // The player needs both, and is of another origin: neither lets it reach this page.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-presentation"
          loading="lazy"
          onLoad={() => setLoaded(media.src)}
          className={cx(look, 'pointer-events-none')}
        />
      )}
    </div>
  );
}
