import type { ImageFeature } from '#contract/sections/features.ts';
import { cx } from '#client/ui/cx.ts';
import { Banner } from './banner.tsx';

type Props = { features: readonly ImageFeature[]; isFirst: boolean };

const HALF = '(min-width: 1280px) 604px, (min-width: 650px) 50vw, 100vw';

/** Design 2: banners in two columns. */
export function HalfBanners({ features, isFirst }: Props) {
  return (
    <div className="card-grid grid grid-cols-1 gap-tiles [--cell:28rem] w1150:grid-cols-2">
      {features.map((feature, index) => (
        <Banner
          key={index}
          feature={feature}
          isEarly={isFirst && index === 0}
          sizes={HALF}
          shape="w650:aspect-[2/1]"
          title="text-tile"
        />
      ))}
    </div>
  );
}

/** Design 3: banners from edge to edge, with the offer in a badge. */
export function WideBanners({ features, isFirst }: Props) {
  return (
    <div className="grid grid-cols-1 gap-tiles">
      {features.map((feature, index) => (
        <Banner
          key={index}
          feature={feature}
          isEarly={isFirst && index === 0}
          sizes="100vw"
          shape="w650:min-h-[min(420px,35vw)]"
          title="text-h2 w960:text-title"
          layout="full"
        />
      ))}
    </div>
  );
}

/** Design 4: wide cards. If their number is odd, the first fills a row. */
export function CardBanners({ features, isFirst }: Props) {
  const isOdd = features.length % 2 === 1;
  return (
    <div className="card-grid grid grid-cols-1 gap-tiles [--cell:28rem] w1150:grid-cols-2">
      {features.map((feature, index) => {
        const isWide = isOdd && index === 0;
        return (
          <div key={index} className={cx('min-w-0', isWide && 'w1150:col-span-full')}>
            <Banner
              feature={feature}
              isEarly={isFirst && index === 0}
              sizes={isWide ? '(min-width: 1280px) 1232px, 100vw' : HALF}
              shape="w650:aspect-[5/2]"
              title="text-tile"
            />
          </div>
        );
      })}
    </div>
  );
}
