import { cx } from '#client/ui/cx.ts';

/** The frame of every drawn screen of the product. */
export const windowLook = 'rounded-card bg-paper shadow-overlay ring-1 ring-ink/7';

export const toggleLook = (isOn: boolean) =>
  cx(
    'relative h-5 w-8.5 shrink-0 rounded-full after:absolute after:top-0.5 after:size-4 after:rounded-full after:bg-paper',
    isOn ? 'bg-sell after:left-4' : 'bg-control after:left-0.5',
  );
