import { lazyOverlay } from '#client/ui/lazy-overlay.tsx';
import { useCompared } from './compare-store.ts';

type Openable = { open: boolean; onClose: () => void };

const CompareTray = lazyOverlay<Openable>(() =>
  import('./compare-tray.tsx').then((module) => ({ default: module.CompareTray })),
);

/** Where the tray stands once there is something in it: the end of a page's content. */
export function CompareDock() {
  const isEmpty = useCompared().length === 0;
  return <CompareTray open={!isEmpty} onClose={stay} />;
}

/** Where the tray can't be had, what was chosen stays chosen. */
const stay = () => undefined;
