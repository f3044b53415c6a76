import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type TileProps = {
  /** A Picture that fills the tile's inner box. */
  children: ReactNode;
  badge?: ReactNode;
  /** A control in the other corner, such as a heart. */
  corner?: ReactNode;
  className?: string | undefined;
};

/**
 * The square background of product pictures. The picture takes 82 percent of it (74 on a phone) and is placed low, so
 * that a badge never touches it.
 */
export function Tile({ children, badge, corner, className }: TileProps) {
  return (
    <div className={cx('relative aspect-square overflow-hidden rounded-card bg-grey-1', className)}>
      <div className="absolute inset-x-[13%] top-[19%] bottom-[7%] w960:inset-x-[9%] w960:top-[12%] w960:bottom-[6%] [&_img]:size-full">
        {children}
      </div>
      {badge && <div className="absolute top-3 left-2.5 flex gap-1.5 w960:left-3">{badge}</div>}
      {corner && <div className="absolute top-1.5 right-1.5 z-1 w960:top-2 w960:right-2">{corner}</div>}
    </div>
  );
}
