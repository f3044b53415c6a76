import { lazyOverlay } from '#client/ui/lazy-overlay.tsx';
import { useMedia } from '#client/ui/use-media.ts';
import type { BuyBarProps } from './buy-bar.tsx';

const BuyBar = lazyOverlay<BuyBarProps>(() =>
  import('./buy-bar.tsx').then((module) => ({ default: module.BuyBar })),
);

/** On a phone and a tablet: the choice and its button, while the page's own button is off the screen. */
export function StickyBar(props: Omit<BuyBarProps, 'open' | 'onClose'>) {
  const isBelowDesk = useMedia('(width < 1024px)');
  return <BuyBar {...props} open={isBelowDesk} onClose={stay} />;
}

/** If its code can't be loaded, the page works without it. */
const stay = () => undefined;
