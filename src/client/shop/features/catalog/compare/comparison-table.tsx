import { MoveHorizontal, X } from 'lucide-react';
import { useRef } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import type { ProductDetail } from '#contract/catalog.ts';
import { addresses } from '#rules/page/addresses.ts';
import { lineFromCode } from '#rules/catalog/lines.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { cx } from '#client/ui/cx.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { unbroken } from '#client/ui/unbroken.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { firstPicture } from '../product/choices.ts';
import { ComparedNames } from './compared-names.tsx';
import type { ComparisonRow } from './comparison.ts';
import { TABLE_WIDTHS } from './table-widths.ts';

type Props = {
  products: readonly ProductDetail[];
  rows: readonly ComparisonRow[];
  onRemove: (product: ProductDetail) => void;
  /** The button for each product. */
  action: (product: ProductDetail) => ReactNode;
};

/** The table is wider than a phone and scrolls there. The first column stays visible. */
const firstColumn =
  'sticky left-0 z-2 w-20 bg-paper pr-2 text-left align-top font-normal max-w600:text-caption w600:w-28 w600:pr-3 w960:w-48';
const cell = 'px-1.5 w600:px-3';
/** How many columns fit on a phone. */
const SEEN_ON_A_PHONE = 2;

export function ComparisonTable({ products, rows, onRemove, action }: Props) {
  const table = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLTableSectionElement>(null);
  return (
    <>
      {products.length > SEEN_ON_A_PHONE && (
        <p className="mb-4 flex items-center gap-2 text-small text-muted w600:hidden">
          <MoveHorizontal size={18} />
          Swipe to see all {products.length}
        </p>
      )}
      <ComparedNames products={products} table={table} head={head} />
      <div
        ref={table}
        role="region"
        aria-label="Products side by side"
        tabIndex={0}
        // `relative` keeps hidden texts for screen readers inside, or they would make the page as wide as the table.
        className="@container relative snap-x scroll-pl-20 overflow-x-auto overscroll-x-contain pb-2 w600:-mr-gutter w600:pr-gutter"
      >
        <table
          className={cx('table-fixed border-separate border-spacing-0 text-label', TABLE_WIDTHS)}
          style={{ '--products': products.length } as CSSProperties}
        >
          <thead ref={head}>
            <tr>
              <th scope="col" className={firstColumn}>
                <span className="sr-only">What is compared</span>
              </th>
              {products.map((product) => (
                <th
                  key={product.id}
                  scope="col"
                  className={cx(cell, 'snap-start pb-4 text-left align-top font-normal')}
                >
                  <ProductHead product={product} onRemove={() => onRemove(product)} />
                </th>
              ))}
            </tr>
            <tr>
              <td className={firstColumn} />
              {products.map((product) => (
                <td key={product.id} className={cx(cell, 'pb-5')}>
                  <div className="max-w-64">{action(product)}</div>
                </td>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label}>
                <th scope="row" className={cx(firstColumn, 'border-t border-border py-3 text-muted')}>
                  {row.label}
                  {row.differs && <span className="sr-only"> (differs)</span>}
                </th>
                {row.values.map((value, index) => (
                  <td
                    key={products[index]?.id}
                    className={cx(
                      cell,
                      'border-t border-border py-3 align-top wrap-anywhere tabular-nums',
                      row.differs && 'bg-accent-tint font-medium',
                      value === undefined && 'text-muted',
                    )}
                  >
                    {value ?? (
                      <>
                        <span aria-hidden="true">–</span>
                        <span className="sr-only">Not known</span>
                      </>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function ProductHead({ product, onRemove }: { product: ProductDetail; onRemove: () => void }) {
  const line = lineFromCode(product.is_active_for);
  return (
    <div className="relative max-w-64">
      <div className="aspect-square rounded-card bg-grey-1 px-4 pt-11 pb-4 w960:p-6">
        <Picture
          name={firstPicture(product)}
          alt=""
          sizes="(min-width: 961px) 240px, 160px"
          className="size-full"
        />
      </div>
      <Anchor
        href={addresses.product(line, product.Category.slug, product.slug, product.id)}
        className="mt-3 block text-small font-semibold w600:text-name underline-offset-4 after:absolute after:inset-0 hover:underline"
      >
        {unbroken(product.name)}
      </Anchor>
      <IconButton
        label={`Remove ${product.name}`}
        look="white"
        onClick={onRemove}
        className="absolute! top-1.5 right-1.5 z-1"
      >
        <X size={18} />
      </IconButton>
    </div>
  );
}
