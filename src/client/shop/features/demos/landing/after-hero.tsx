import { useFreshness } from '#client/lib/router.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { useDrawn } from '#client/ui/use-drawn.ts';
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

const PARTS = [Customisation, OnlineShop, Cloud, Features];

/** Everything below the first screen: the product's functions, then its customers and how to get it. */
export function AfterHero(props: AfterFeaturesProps) {
  // Drawn one by one, since all at once would block a phone. A visitor who comes back to the middle of the
  // page needs all of them.
  const drawn = useDrawn(PARTS.length, useFreshness() ? 1 : PARTS.length, 1);
  return (
    <>
      {PARTS.slice(0, drawn).map((Part, index) => (
        <Part key={index} />
      ))}
      {drawn < PARTS.length ? <div className="min-h-dvh" /> : <AfterFeatures {...props} />}
    </>
  );
}
