import { useState } from 'react';
import type { Wish } from '#contract/wishlist.ts';
import { addresses } from '#rules/page/addresses.ts';
import { formatPence, type Pence } from '#rules/money/money.ts';
import { isSoldOut } from '#client/lib/shown-stock.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { unbroken } from '#client/ui/unbroken.tsx';
import { priceChange } from './price-change.ts';
import { removeWish } from './wishlist.api.ts';

type Props = {
  wish: Wish;
  /** The current price; undefined if the product is gone. */
  price: Pence | undefined;
  /** Puts it into the cart, and off the list. */
  onMove: () => Promise<void>;
};

/** One wish: its current price, and its price when it was made. */
export function WishRow({ wish, price, onMove }: Props) {
  const [busy, setBusy] = useState<'Moving' | 'Removing'>();
  const { product } = wish;
  const isOut = product !== null && isSoldOut(product);

  async function run(kind: 'Moving' | 'Removing', work: () => Promise<unknown>) {
    setBusy(kind);
    await work();
    setBusy(undefined);
  }

  return (
    <li className="grid grid-cols-[96px_minmax(0,1fr)] gap-x-4 gap-y-4 py-5 w650:grid-cols-[120px_minmax(0,1fr)_auto] w650:gap-x-6">
      <div className="grid aspect-square place-items-center rounded-card bg-grey-1 p-2 [&_img]:size-full">
        <Picture name={product?.thumbnail ?? null} alt="" sizes="120px" />
      </div>
      <div className="min-w-0">
        <h2 className="text-name wrap-anywhere">
          {product ? (
            <Anchor
              href={addresses.product('buy', product.Category.slug, product.slug, product.id)}
              className="underline-offset-4 hover:underline"
            >
              {unbroken(product.title)}
            </Anchor>
          ) : (
            wish.name
          )}
        </h2>
        {product && price !== undefined ? (
          <Prices wish={wish} product={product} price={price} />
        ) : (
          <p className="mt-1 text-small text-muted">No longer in the shop.</p>
        )}
        {isOut && (
          <p className="mt-2">
            <Badge kind="out-of-stock">{product.Business.away ? 'Seller is away' : 'Out of stock'}</Badge>
          </p>
        )}
      </div>
      <div className="col-span-2 grid auto-cols-fr grid-flow-col gap-3 w650:col-span-1 w650:w-40 w650:grid-flow-row w650:content-start">
        {product && !isOut && (
          <Button
            variant="buy"
            size={48}
            full
            busy={busy === 'Moving' && busy}
            onClick={() => void run('Moving', onMove)}
          >
            Move to cart<span className="sr-only">: {wish.name}</span>
          </Button>
        )}
        <Button
          variant="outline"
          size={48}
          full
          busy={busy === 'Removing' && busy}
          onClick={() => void run('Removing', () => removeWish(wish))}
        >
          Remove<span className="sr-only"> {wish.name}</span>
        </Button>
      </div>
    </li>
  );
}

type PricesProps = { wish: Wish; product: NonNullable<Wish['product']>; price: Pence };

function Prices({ wish, product, price }: PricesProps) {
  const change = priceChange(wish.price_then, price);
  return (
    <>
      <p className="mt-1 tabular-nums">
        {product.has_price_range && <span className="text-small text-muted">from </span>}
        <span className="text-price">{formatPence(price)}</span>
      </p>
      <p className={change?.isLower ? 'text-small text-success' : 'text-small text-muted'}>
        {change?.words ?? 'Same price as when you added it'}
      </p>
      <p className="truncate text-caption text-muted">{product.Business.business_name}</p>
    </>
  );
}
