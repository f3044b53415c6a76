import { useBlocks } from './site.api.ts';
import { SectionRow } from '#client/sections/section-row.tsx';

/** The page-builder blocks on every product page, if there are any. */
export function ProductBlocks({ className }: { className?: string }) {
  const { data: rows = [] } = useBlocks('product-page', 'middle');
  if (rows.length === 0) return null;
  return (
    <section aria-label="From the shop" className={className}>
      <div className="grid grid-cols-1 gap-tiles [&>*]:min-w-0">
        {rows.map((row) => (
          <SectionRow key={row.id} row={row} when="near" isInside />
        ))}
      </div>
    </section>
  );
}
