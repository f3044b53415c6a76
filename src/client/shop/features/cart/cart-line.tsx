import type { ReactNode } from 'react';
import type { CartItem } from '#contract/cart.ts';
import type { Line } from '#rules/lines.ts';
import { formatPounds } from '#client/lib/format.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { QuantityStepper } from '#client/ui/quantity-stepper.tsx';
import { itemPage, mostOf, optionWords, termWords } from './item-words.ts';
import { LineNotes } from './line-notes.tsx';

/** Where focus goes when an item moves from one list to the other. */
export const itemElementId = (id: number) => `cart-item-${id}`;

const action =
  'min-h-6 rounded-badge text-small underline decoration-outline underline-offset-4 hover:decoration-current pointer-coarse:min-h-11';

type Props = {
  line: Line;
  item: CartItem;
  /** All that is in the cart: lines of the same thing share its stock. */
  items: readonly CartItem[];
  onQuantity: (quantity: number) => void;
  onSave: () => void;
  onRemove: () => void;
};

export function CartLine({ line, item, items, onQuantity, onSave, onRemove }: Props) {
  const most = mostOf(item, items);
  return (
    <ItemFrame
      line={line}
      item={item}
      notes={<LineNotes item={item} items={items} onQuantity={onQuantity} />}
      actions={
        <>
          <ItemAction name={item.product_name} label="Save for later" onClick={onSave} />
          <ItemAction name={item.product_name} label="Remove" onClick={onRemove} />
        </>
      }
      end={
        <>
          <QuantityStepper
            label={`Quantity of ${item.product_name}`}
            value={item.quantity}
            // Whoever has more than there are can only take fewer.
            max={Math.max(most, item.quantity)}
            onChange={onQuantity}
            size={40}
            className="max-w500:w-28 pointer-coarse:h-11"
          />
          <LinePrice line={line} item={item} />
        </>
      }
    />
  );
}

export function ItemAction({ name, label, onClick }: { name: string; label: string; onClick: () => void }) {
  return (
    <button type="button" onClick={onClick} className={action}>
      {label}
      <span className="sr-only"> {name}</span>
    </button>
  );
}

export function LinePrice({ line, item }: { line: Line; item: CartItem }) {
  return (
    <div className="ml-auto text-right tabular-nums w650:ml-0 w650:min-w-28">
      <p className="text-price">
        {formatPounds(item.line_price)}
        {line === 'sell' && <span className="text-small font-normal text-muted"> cash</span>}
      </p>
      {item.voucher_price !== null && (
        <p className="text-caption text-muted">{formatPounds(item.voucher_price * item.quantity)} voucher</p>
      )}
      {item.quantity > 1 && <p className="text-caption text-muted">{formatPounds(item.unit_price)} each</p>}
    </div>
  );
}

type FrameProps = {
  line: Line;
  item: CartItem;
  notes?: ReactNode;
  actions: ReactNode;
  end: ReactNode;
};

/** Picture, words, and at the end what it comes to: under the words on a phone. */
export function ItemFrame({ line, item, notes, actions, end }: FrameProps) {
  return (
    <div
      id={itemElementId(item.id)}
      tabIndex={-1}
      className="flex gap-4 p-4 w650:gap-5 w650:p-6 w650:pr-5 w1150:pr-6"
    >
      <Anchor
        href={itemPage(item)}
        tabIndex={-1}
        aria-hidden="true"
        className="size-21 shrink-0 self-start rounded-box bg-ground p-2 w650:size-30 w650:p-2.5"
      >
        <Picture name={item.image} alt="" sizes="120px" className="size-full" />
      </Anchor>
      <div className="flex min-w-0 flex-1 flex-col gap-x-6 gap-y-3 w650:flex-row">
        <div className="min-w-0 flex-1">
          <h3 className="text-name wrap-anywhere">
            <Anchor href={itemPage(item)} className="rounded-badge underline-offset-4 hover:underline">
              {item.product_name}
            </Anchor>
          </h3>
          {termWords(item) && <p className="mt-0.5 text-small text-muted">{termWords(item)}</p>}
          <ItemOptions line={line} item={item} />
          {notes}
          <div className="mt-2.5 flex flex-wrap gap-x-4">{actions}</div>
        </div>
        <div className="flex flex-wrap items-start gap-x-3 gap-y-2 w650:flex-nowrap w650:justify-end w650:gap-x-5">
          {end}
        </div>
      </div>
    </div>
  );
}

function ItemOptions({ line, item }: { line: Line; item: CartItem }) {
  if (item.options.length === 0) return null;
  return (
    <dl className="mt-1.5 grid max-w-90 gap-1 text-small text-secondary">
      {item.options.map((option) => (
        <div key={option.option_id} className="flex justify-between gap-4">
          <dt>
            <span className="sr-only">{option.question_title}: </span>
            {option.option_label}
          </dt>
          <dd className="whitespace-nowrap text-muted tabular-nums">{optionWords(line, option)}</dd>
        </div>
      ))}
    </dl>
  );
}
