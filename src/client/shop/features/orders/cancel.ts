import { lazyOverlay } from '#client/ui/lazy-overlay.tsx';
import type { CancelDialogProps } from './cancel-dialog.tsx';

/** Its code comes at the first opening, since few people cancel. */
export const CancelDialog = lazyOverlay<CancelDialogProps>(() =>
  import('./cancel-dialog.tsx').then((module) => ({ default: module.CancelDialog })),
);
