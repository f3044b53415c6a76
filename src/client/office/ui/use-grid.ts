import { cx } from '#client/ui/cx.ts';
import { useMedia } from '#client/ui/use-media.ts';
import { gridOf, type Column, type Layout } from './columns.ts';

/** As the styles have them. */
const MIDDLE = '(width >= 960.02px)';
const WIDE = '(width >= 1200px)';

/** The grid of a list's rows in this window. Every row has the same. */
export function useGrid<R>(columns: readonly Column<R>[], hasTicks: boolean) {
  const isMiddle = useMedia(MIDDLE);
  const isWide = useMedia(WIDE);
  const layout: Layout = isWide ? 1200 : isMiddle ? 960 : 768;
  const { columns: shown, tracks, least, scrolls } = gridOf(columns, layout, hasTicks);
  return {
    look: {
      columns: shown,
      className: cx('grid gap-x-2.5 pr-4', !hasTicks && 'pl-4'),
      style: { gridTemplateColumns: tracks },
    },
    least,
    scrolls,
  };
}
