import type { ProductDetail } from '#contract/catalog.ts';
import { unrepeatedRows } from './specification-rows.ts';

export function Specification({ product }: { product: ProductDetail }) {
  return (
    <section aria-labelledby="specification">
      <h2 id="specification" className="text-h2">
        Specification
      </h2>
      <dl className="mt-4 grid grid-cols-[128px_1fr] text-label w1024:grid-cols-[180px_1fr]">
        {unrepeatedRows(product).map(({ label, value }) => (
          <div key={label} className="col-span-2 grid grid-cols-subgrid border-b border-border py-3">
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
