import { Package } from 'lucide-react';
import type { ProductDetail } from '#contract/catalog.ts';

export function InTheBox({ product }: { product: ProductDetail }) {
  const items = product.Product_included_in_boxes;
  if (items.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-label w768:mt-6 w960:pl-22">
      <h2 className="font-semibold">In the box</h2>
      <ul className="flex flex-wrap gap-x-4 gap-y-2 text-secondary">
        {items.map(({ title, qunatity }) => (
          <li key={title} className="flex items-center gap-2">
            <Package size={18} className="text-muted" />
            {qunatity > 1 ? `${qunatity} × ${title}` : title}
          </li>
        ))}
      </ul>
    </div>
  );
}
