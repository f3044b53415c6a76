import { lazyOverlay } from '#client/ui/lazy-overlay.tsx';
import { useCompared } from './compare-store.ts';

type Openable = { open: boolean; onClose: () => void };

const CompareTray = lazyOverlay<Openable>(() =>
  import('./compare-tray.tsx').then((module) => ({ default: module.CompareTray })),
);

/** The place of the compare tray: the end of a page's content. */
export function CompareDock() {
  const isEmpty = useCompared().length === 0;
  return <CompareTray open={!isEmpty} onClose={stay} />;
}

/** If the tray can't be loaded, the choice stays. */
const stay = () => undefined;
