import { useId } from 'react';
import type { ReactNode } from 'react';
import type { ProductCard as Product } from '#contract/catalog.ts';
import { designOf } from '#contract/sections/registry.ts';
import { EntryHeading } from '../parts/section-heading.tsx';
import type { ProductDesign } from '../products/design.ts';
import { WideCard } from './wide-card.tsx';

/** Design 10: one product large, and four beside it. */
export function Spotlight({
  entry,
  products,
  action,
}: ProductDesign & { action: (product: Product) => ReactNode }) {
  const id = useId();
  const [first, ...others] = products.slice(0, designOf(entry)?.shows);
  return (
    <section aria-labelledby={id}>
      <EntryHeading id={id} entry={entry} />
      <div className="grid gap-tiles w960:grid-cols-2">
        {first && <WideCard product={first} action={action(first)} isLarge />}
        <div className="grid gap-tiles w500:grid-cols-2">
          {others.map((product) => (
            <WideCard key={product.id} product={product} action={action(product)} />
          ))}
        </div>
      </div>
    </section>
  );
}
