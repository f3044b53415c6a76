import { useState } from 'react';
import { cx } from '#client/ui/cx.ts';
import { useNear } from '#client/ui/use-near.ts';
import { ProductCarousel } from '../product-row.tsx';
import { recentlyViewed } from './recently-viewed.ts';

/** Recently viewed products, without the current one. Empty on a first visit. */
export function RecentRow({ present, className }: { present?: number; className?: string }) {
  const [ids] = useState(() => recentlyViewed().filter((id) => id !== present));
  const { ref, isNear } = useNear<HTMLDivElement>();
  if (ids.length === 0) return null;
  return (
    // The space is reserved, so that nothing moves when it loads.
    <div ref={ref} className={cx(!isNear && 'min-h-120', className)}>
      {isNear && <ProductCarousel title="Recently viewed" query={{ ids }} />}
    </div>
  );
}
