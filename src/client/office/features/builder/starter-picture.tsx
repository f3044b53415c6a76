import { LayoutPanelTop } from 'lucide-react';
import { cx } from '#client/ui/cx.ts';
import { starterPicture } from './gallery/thumbnails.ts';

/** How the page of a starter begins, 3 by 4. */
export function StarterPicture({ name, className }: { name: string; className?: string }) {
  const src = starterPicture(name);
  const look = cx('aspect-3/4 shrink-0 rounded-badge border border-border bg-grey-1', className);
  return src ? (
    <img src={src} alt="" width={240} height={320} loading="lazy" className={cx(look, 'object-cover')} />
  ) : (
    <span className={cx(look, 'grid place-items-center text-secondary')}>
      <LayoutPanelTop size={18} />
    </span>
  );
}
