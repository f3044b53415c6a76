import { Store, Truck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Cart, CartItem } from '#contract/cart.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { useDelivery } from '#client/lib/delivery.ts';
import { countOf } from '#client/lib/format.ts';
import { CartLine, itemElementId } from './cart-line.tsx';
import { RemovedRow } from './removed-row.tsx';
import { SavedList } from './saved-list.tsx';
import type { CartChanges } from './use-cart-changes.ts';
import { vendorGroups, type VendorGroup } from './vendor-groups.ts';

type Props = { line: Line; cart: Cart; changes: CartChanges; now: Date };

/** The items of the cart by vendor, and those saved for later. */
export function CartLines({ line, cart, changes, now }: Props) {
  const groups = vendorGroups(cart, changes.removed);
  const landOn = useLanding();
  const save = (item: CartItem, isSaved: boolean) => {
    landOn(item.id);
    changes.setSaved(item, isSaved);
  };
  return (
    <div className="grid gap-5 w960:gap-6">
      {groups.map((group, place) => (
        <Group
          key={group.business.id}
          line={line}
          group={group}
          now={now}
          row={({ item, removed }) =>
            removed ? (
              <RemovedRow removed={removed} changes={changes} />
            ) : (
              <CartLine
                line={line}
                item={item}
                items={cart.Cart_items}
                onQuantity={(quantity) => changes.setQuantity(item, quantity)}
                onSave={() => save(item, true)}
                onRemove={() => changes.remove({ item, business: group.business, place })}
              />
            )
          }
        />
      ))}
      <SavedList line={line} cart={cart} changes={changes} onMove={(item) => save(item, false)} />
    </div>
  );
}

/** Moves the focus with an item that moves to another list. */
function useLanding() {
  const landing = useRef<number>(undefined);
  useEffect(() => {
    if (landing.current === undefined) return;
    document.getElementById(itemElementId(landing.current))?.focus();
    landing.current = undefined;
  });
  return (itemId: number) => {
    landing.current = itemId;
  };
}

type GroupProps = {
  line: Line;
  group: VendorGroup;
  now: Date;
  row: (row: VendorGroup['rows'][number]) => ReactNode;
};

function Group({ line, group: { business, rows, quantity }, now, row }: GroupProps) {
  const delivery = useDelivery(line === 'buy' ? business : undefined, now);
  const headingId = `vendor-${business.id}`;
  return (
    <section
      aria-labelledby={headingId}
      className="overflow-hidden rounded-card border border-border bg-paper"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 bg-grey-1 px-4 py-3.5 text-small w600:min-h-14 w1024:px-6">
        <div className="flex min-w-0 items-center gap-2.5">
          <Store size={20} />
          <h2 id={headingId} className="truncate font-semibold">
            {business.business_name}
          </h2>
          {quantity > 0 && (
            <p className="hidden whitespace-nowrap text-muted tabular-nums w500:block w768:max-w1024:hidden">
              {countOf(quantity, line === 'buy' ? 'item' : 'device')}
            </p>
          )}
        </div>
        {delivery && (
          <p className="flex items-center gap-2.5 w650:ml-auto">
            <Truck size={20} />
            <span className="sr-only">Delivery </span>
            {delivery.isDates ? '' : 'In '}
            {delivery.when}
          </p>
        )}
      </div>
      <ul className="divide-y divide-border">
        {rows.map((one) => (
          <li key={one.item.id}>{row(one)}</li>
        ))}
      </ul>
    </section>
  );
}
