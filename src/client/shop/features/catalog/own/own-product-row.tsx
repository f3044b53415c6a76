import type { OwnProduct } from '#contract/own-products.ts';
import { addresses } from '#rules/page/addresses.ts';
import { lineFromCode } from '#rules/catalog/lines.ts';
import { countOf, formatCount, formatPounds } from '#client/lib/format.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Badge, type BadgeKind } from '#client/ui/badge.tsx';
import { LineDot } from '#client/ui/lines.tsx';
import { Picture } from '#client/ui/picture.tsx';

const STATES: Record<OwnProduct['state'], { words: string; badge: BadgeKind }> = {
  listed: { words: 'Listed', badge: 'selected' },
  out_of_stock: { words: 'Out of stock', badge: 'required' },
  hidden: { words: 'Hidden', badge: 'condition' },
};

const REASONS: Record<NonNullable<OwnProduct['hidden_because']>, string> = {
  unpublished: 'Not published',
  inactive: 'Switched off',
  business: 'While your business is blocked',
  line: 'The shop does not offer this line now',
  category: 'Its category or brand is switched off',
};

const LINES = { buy: 'Buy', sell: 'Sell', repair: 'Repair' };

function stockWords({ is_active_for: line, stock, is_available: isAvailable }: OwnProduct): string {
  if (line !== 1) return 'Not counted';
  if (stock !== null) return `${formatCount(stock)} left`;
  return isAvailable ? 'Available' : 'None left';
}

/** A vendor's product: whether shoppers see it, its price and its stock. */
export function OwnProductRow({ product }: { product: OwnProduct }) {
  const line = lineFromCode(product.is_active_for);
  const { words, badge } = STATES[product.state];
  const reason = product.hidden_because && REASONS[product.hidden_because];
  const isLow = product.is_active_for === 1 && !product.is_available;
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-1 py-3.5 w650:grid-cols-[3.5rem_minmax(0,1fr)_6rem_7rem_8rem]">
      <div className="row-span-2 size-14 self-start overflow-hidden rounded-control bg-grey-1 p-1.5 w650:row-span-1 w650:self-center">
        <Picture name={product.image} alt="" sizes="56px" className="size-full" />
      </div>
      <div className="min-w-0">
        <p className="text-label font-semibold wrap-anywhere">
          {product.state === 'hidden' ? (
            product.title
          ) : (
            <Anchor
              href={addresses.product(line, product.Category.slug, product.slug, product.id)}
              className="rounded-badge underline-offset-4 hover:underline"
            >
              {product.title}
            </Anchor>
          )}
        </p>
        <p className="flex gap-1.5 text-caption text-muted">
          <LineDot line={line} className="mt-1.5" />
          <span>
            {LINES[line]}, <span className="whitespace-nowrap">{product.sku}</span>
            {product.variation_count > 0 && `, ${countOf(product.variation_count, 'variation')}`}
          </span>
        </p>
      </div>
      <p className="text-right text-label font-semibold tabular-nums">
        {product.type === 2 && <span className="text-caption font-normal text-muted">from </span>}
        {formatPounds(product.price)}
      </p>
      <p
        className={`text-small tabular-nums w650:text-right ${isLow ? 'font-medium text-danger' : 'text-muted'}`}
      >
        {stockWords(product)}
      </p>
      <div className="text-right">
        <Badge kind={badge}>{words}</Badge>
        {reason && <p className="mt-0.5 hidden text-caption text-muted w650:block">{reason}</p>}
      </div>
      {reason && <p className="col-span-2 col-start-2 text-caption text-muted w650:hidden">{reason}</p>}
    </li>
  );
}
