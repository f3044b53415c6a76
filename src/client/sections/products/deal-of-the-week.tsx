import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useId, useState } from 'react';
import { dealPage } from './deal-pages.ts';
import { ProductCard } from './product-card.tsx';
import { announce } from '#client/ui/announce.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { CountdownTo } from '../parts/countdown-to.tsx';
import { EntryHeading } from '../parts/section-heading.tsx';
import type { ProductDesign } from './design.ts';

/** Design 4: deals four at a time, turned like pages. */
export function DealOfTheWeek({ entry, products }: ProductDesign) {
  const id = useId();
  const [asked, setAsked] = useState(0);
  const { items, index, pages } = dealPage(products, asked);
  const turn = (to: number) => {
    const next = dealPage(products, to);
    setAsked(next.index);
    announce(`Page ${next.index + 1} of ${next.pages}`);
  };
  return (
    <section aria-labelledby={id} className="rounded-hero bg-buy-tint px-4 py-6 w650:p-6 w960:p-12">
      <EntryHeading id={id} entry={entry} beside={<CountdownTo offer={entry} />} />
      <ul className="card-grid card-rows grid grid-cols-1 gap-x-tiles [--grid-rows:var(--spacing-tiles)] w500:grid-cols-2 w960:grid-cols-4">
        {items.map((product) => (
          <li
            key={product.id}
            className="card-cell min-w-0 rounded-card bg-paper p-3 pb-5 w960:p-4 w960:pb-6"
          >
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <div className="mt-6 flex items-center justify-center gap-3">
          <IconButton label="Previous deals" size={44} disabled={index === 0} onClick={() => turn(index - 1)}>
            <ArrowLeft size={20} />
          </IconButton>
          <p className="min-w-24 text-center text-small text-buy-text tabular-nums">
            Page {index + 1} of {pages}
          </p>
          <IconButton
            label="Next deals"
            size={44}
            disabled={index === pages - 1}
            onClick={() => turn(index + 1)}
          >
            <ArrowRight size={20} />
          </IconButton>
        </div>
      )}
    </section>
  );
}
