import { lazyPart } from '#client/ui/lazy-part.tsx';
import type { AfterFeaturesProps } from './after-features.tsx';
import { Cloud } from './cloud.tsx';
import { Customisation } from './customisation.tsx';
import { Features } from './features.tsx';
import { OnlineShop } from './online-shop.tsx';

/** A separate part, so that a phone renders two halves and handles input in between. */
const AfterFeatures = lazyPart<AfterFeaturesProps>(
  () => import('./after-features.tsx').then((module) => ({ default: module.AfterFeatures })),
  'soon',
);

/** All that is below the first screen: what the product does, then who says so and how to get it. */
export function AfterHero(props: AfterFeaturesProps) {
  return (
    <>
      <Customisation />
      <OnlineShop />
      <Cloud />
      <Features />
      <AfterFeatures {...props} />
    </>
  );
}
