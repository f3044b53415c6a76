import { useState } from 'react';
import { useNear } from '#client/ui/use-near.ts';
import { ProductCarousel } from '../product-row.tsx';
import { recentlyViewed } from './recently-viewed.ts';

/** What was looked at before, but for the product that is looked at now. Not there on a first visit. */
export function RecentRow({ present, className }: { present?: number; className?: string }) {
  const [ids] = useState(() => recentlyViewed().filter((id) => id !== present));
  const { ref, isNear } = useNear<HTMLDivElement>();
  if (ids.length === 0) return null;
  return (
    <div ref={ref} className={className}>
      {isNear && <ProductCarousel title="Recently viewed" query={{ ids }} />}
    </div>
  );
}
