import type { Cart, CartItem } from '#contract/cart.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { countOf } from '#client/lib/format.ts';
import { Button } from '#client/ui/button.tsx';
import { ItemAction, ItemFrame } from './cart-line.tsx';
import { LineNotes } from './line-notes.tsx';
import { RemovedRow } from './removed-row.tsx';
import type { CartChanges } from './use-cart-changes.ts';
import { stillThere } from './vendor-groups.ts';

type Props = { line: Line; cart: Cart; changes: CartChanges; onMove: (item: CartItem) => void };

/** Items saved for later. They are not part of any total. */
export function SavedList({ line, cart, changes, onMove }: Props) {
  const saved = stillThere(cart, changes.removed).filter(({ is_saved }) => is_saved);
  const gone = changes.removed.filter(({ item }) => item.is_saved);
  if (saved.length + gone.length === 0) return null;
  return (
    <section aria-labelledby="saved-for-later" className="mt-4 w960:mt-6">
      <h2 id="saved-for-later" className="mb-4 text-h3">
        Saved for later
      </h2>
      <ul className="divide-y divide-border overflow-hidden rounded-card border border-border">
        {saved.map((item) => (
          <li key={item.id}>
            <ItemFrame
              line={line}
              item={item}
              notes={
                <>
                  {(line === 'buy' || item.quantity > 1) && (
                    <p className="mt-0.5 text-small text-secondary tabular-nums">
                      {line === 'buy' ? `Quantity ${item.quantity}` : countOf(item.quantity, 'device')}
                    </p>
                  )}
                  <LineNotes
                    item={item}
                    items={cart.Cart_items}
                    onQuantity={(quantity) => changes.setQuantity(item, quantity)}
                  />
                </>
              }
              actions={
                <ItemAction
                  name={item.product_name}
                  label="Remove"
                  onClick={() => changes.remove({ item, business: undefined, place: 0 })}
                />
              }
              control={
                <Button variant="outline" size={40} onClick={() => onMove(item)}>
                  Move to cart
                  <span className="sr-only"> {item.product_name}</span>
                </Button>
              }
            />
          </li>
        ))}
        {gone.map((removed) => (
          <li key={removed.item.id}>
            <RemovedRow removed={removed} changes={changes} />
          </li>
        ))}
      </ul>
    </section>
  );
}
