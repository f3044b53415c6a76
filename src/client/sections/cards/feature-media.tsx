import { useEffect, useState } from 'react';
import type { ImageFeature } from '#contract/sections/features.ts';
import { cx } from '#client/ui/cx.ts';
import { idleTurn } from '#client/ui/idle-turn.ts';
import { Picture } from '#client/ui/picture.tsx';
import { lessMotion, useMedia } from '#client/ui/use-media.ts';
import { useNear } from '#client/ui/use-near.ts';
import { mediaOf, type FilmMedia } from '#rules/presentation/feature.ts';
import { onServer } from '#client/lib/on-server.ts';

type Props = {
  feature: ImageFeature;
  sizes: string;
  /** On the first screen: fetched before others. */
  isEarly?: boolean | undefined;
  fit?: 'cover' | 'contain';
  /** None if text is on top of it, or its background is enough without a picture. */
  fallback?: 'image' | 'none';
  className?: string | undefined;
};

/** The picture or video of a card. A video covers its picture once its data has loaded. */
export function FeatureMedia({
  feature,
  sizes,
  isEarly,
  fit = 'cover',
  fallback = 'image',
  className,
}: Props) {
  const media = mediaOf(feature);
  return (
    <div className={cx('relative overflow-hidden bg-grey-1', className)}>
      <Picture
        name={media.kind === 'image' ? media.name : media.poster}
        alt=""
        sizes={sizes}
        priority={isEarly}
        fallback={fallback}
        fit={fit}
        className="absolute inset-0 size-full"
      />
      {media.kind !== 'image' && <Film media={media} title={feature.title} />}
    </div>
  );
}

/**
 * An autoplaying video, which comes when the visitor is near and the browser idle. Left out for visitors who prefer
 * reduced motion.
 */
function Film({ media: { kind, src }, title }: { media: FilmMedia; title: string | undefined }) {
  const [loaded, setLoaded] = useState<string>();
  const still = useMedia(lessMotion);
  const { ref, isNear } = useNear<HTMLSpanElement>();
  const [isTurn, setIsTurn] = useState(false);
  useEffect(() => {
    if (isNear) void idleTurn().then(() => setIsTurn(true));
  }, [isNear]);
  // Not in the first screen, which is replaced before the video could play.
  if (still || onServer) return null;
  if (!isTurn) return <span ref={ref} className="absolute inset-0" />;
  const show = () => setLoaded(src);
  const look = cx(
    'absolute inset-0 size-full object-cover transition-opacity',
    loaded !== src && 'opacity-0',
  );
  if (kind === 'video') {
    return (
      <video
        src={src}
        autoPlay
        muted
        loop
        playsInline
        aria-hidden="true"
        tabIndex={-1}
        onLoadedData={show}
        className={look}
      />
    );
  }
  return (
    <iframe
      src={src}
      title={title ?? 'Video'}
      allow="autoplay"
      // The player needs both. It has another origin, so it still can't access this page.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-presentation"
      loading="lazy"
      onLoad={show}
      className={cx(look, 'pointer-events-none')}
    />
  );
}
