import { addresses } from '#rules/page/addresses.ts';
import { LINES, type Line } from '#rules/catalog/lines.ts';
import { formatPence } from '#rules/money/money.ts';
import { CardAdd } from '#client/shop/features/cart/card-add.tsx';
import { CartLive, type CartCounts } from '#client/shop/features/cart/cart-live.tsx';
import { useAccessories } from '#client/shop/features/catalog/accessories.api.ts';
import { priceOf } from '#client/lib/shown-price.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { LineDot } from '#client/ui/lines.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { unbroken } from '#client/ui/unbroken.tsx';

/** The part of the header's cart that changes, with suggestions for the added product. */
export function CartPart({ onCounts }: { onCounts: (counts: CartCounts) => void }) {
  return <CartLive onCounts={onCounts} extras={(productId) => <GoesWithIt productId={productId} />} />;
}

const NAMES: Record<Line, string> = { buy: 'Buying', sell: 'Selling', repair: 'Repairs' };

/**
 * The number of items in each line, for a pointer that rests on the cart; the link's own name says the same.
 */
export function CartPanel({ counts }: { counts: CartCounts }) {
  return (
    <div data-menu-panel="" className="absolute top-full right-0 z-2 pt-1">
      <ul className="w-48 rounded-card border border-border bg-paper p-2 text-small shadow-overlay">
        {LINES.map((line) => (
          <li key={line}>
            <Anchor
              href={addresses.cart(line)}
              className="flex h-10 items-center gap-2.5 rounded-control px-2.5 font-medium hover:bg-grey-1"
            >
              <LineDot line={line} />
              {NAMES[line]}
              <span className="ml-auto text-muted tabular-nums">{counts[line]}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
}

const MOST = 2;

function GoesWithIt({ productId }: { productId: number }) {
  const products = useAccessories()
    .filter(({ id, type, has_questions }) => id !== productId && type === 1 && !has_questions)
    .slice(0, MOST);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="goes-with-it" className="mt-5 border-t border-border pt-5">
      <h3 id="goes-with-it" className="text-name">
        Goes with it
      </h3>
      <ul className="mt-3 grid gap-3">
        {products.map((product) => (
          <li key={product.id} className="flex items-center gap-3">
            <span className="size-16 shrink-0 rounded-box bg-grey-1 p-1.5">
              <Picture name={product.thumbnail ?? product.image} alt="" sizes="64px" className="size-full" />
            </span>
            <span className="min-w-0 flex-1 text-small">
              <span className="block font-semibold">{unbroken(product.title)}</span>
              <span className="block text-muted tabular-nums">{formatPence(priceOf(product).price)}</span>
            </span>
            <CardAdd productId={product.id} title={product.title} label="Add" />
          </li>
        ))}
      </ul>
    </section>
  );
}
