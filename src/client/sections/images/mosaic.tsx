import type { CSSProperties } from 'react';
import type { ImageFeature } from '#contract/sections/features.ts';
import { mosaicCell } from '../template-grid.ts';
import { cx } from '#client/ui/cx.ts';
import { BannerMedia } from './banner-media.tsx';
import { FeatureWords } from './feature-words.tsx';

/** Design 5: pictures on a grid of 12 columns, 6 on small screens, each as large as its content says. */
export function Mosaic({ features, isFirst }: { features: readonly ImageFeature[]; isFirst: boolean }) {
  return (
    <div className="mosaic grid auto-rows-[minmax(14.75rem,auto)] grid-cols-6 gap-tiles w600:auto-rows-[minmax(12.5rem,auto)] w600:gap-6 min-[1024px]:auto-rows-[minmax(16rem,auto)] w1150:auto-rows-[minmax(14.75rem,auto)] w1150:grid-cols-12">
      {features.map((feature, index) => (
        <Cell key={index} feature={feature} isEarly={isFirst && index === 0} />
      ))}
    </div>
  );
}

/** A cell with two rows or half the width fits a title and a line. A smaller one fits a few words. */
const WIDE = 6;

function Cell({ feature, isEarly }: { feature: ImageFeature; isEarly: boolean }) {
  const { columns, smallColumns, rows } = mosaicCell(feature.grid);
  const isSmall = columns < WIDE;
  const place = {
    '--small': `span ${smallColumns} / span ${smallColumns}`,
    '--wide': `span ${columns} / span ${columns}`,
    gridRow: `span ${rows} / span ${rows}`,
  } as CSSProperties;
  return (
    <article
      className="relative isolate col-(--small) min-w-0 overflow-hidden rounded-hero p-5 w1150:col-(--wide) w960:p-7"
      style={place}
    >
      <div className="absolute inset-0 -z-1 [container-type:size]">
        <BannerMedia
          feature={feature}
          isEarly={isEarly}
          sizes={isSmall ? '(min-width: 961px) 300px, 50vw' : '(min-width: 961px) 620px, 100vw'}
          foot={rows > 1 ? 'h-[62%]' : 'h-1/2'}
          within="cell"
        />
      </div>
      <FeatureWords
        feature={feature}
        title={isSmall ? 'text-name w960:text-h3' : 'text-tile'}
        link={rows > 1 ? 'text' : 'foot'}
        className={cx('h-full', isSmall ? 'max-w-44' : 'w500:max-w-[min(20rem,50%)]')}
      />
    </article>
  );
}
