import { onServer } from '#client/lib/on-server.ts';
import { useMedia } from '#client/ui/use-media.ts';
import { BuyBar, FirstBuyBar, type BuyBarProps } from './buy-bar.tsx';

/** On a phone and a tablet: the choice and its button, while the page's own button is off the screen. */
export function StickyBar(props: BuyBarProps) {
  const isBelowDesk = useMedia('(width < 1024px)');
  if (onServer) return <FirstBuyBar {...props} />;
  return isBelowDesk ? <BuyBar {...props} /> : null;
}
