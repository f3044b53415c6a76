import { lazyOverlay } from '#client/ui/lazy-overlay.tsx';
import { useMedia } from '#client/ui/use-media.ts';
import type { BuyBarProps } from './buy-bar.tsx';

const BuyBar = lazyOverlay<BuyBarProps>(() =>
  import('./buy-bar.tsx').then((module) => ({ default: module.BuyBar })),
);

/** On a phone and a tablet: what is chosen and its button, while the page's own button is out of sight. */
export function StickyBar(props: Omit<BuyBarProps, 'open' | 'onClose'>) {
  const isBelowDesk = useMedia('(width < 1024px)');
  return <BuyBar {...props} open={isBelowDesk} onClose={stay} />;
}

/** Where its code can't be had, the page is whole without it. */
const stay = () => undefined;
