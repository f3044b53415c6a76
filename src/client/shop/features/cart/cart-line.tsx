import type { ReactNode } from 'react';
import type { CartItem } from '#contract/cart.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { WAY_NAMES } from '#rules/checkout/form.ts';
import { answered } from '#rules/presentation/answered.ts';
import { countOf, formatPounds, sumWords } from '#client/lib/format.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { cx } from '#client/ui/cx.ts';
import { Picture } from '#client/ui/picture.tsx';
import { unbroken } from '#client/ui/unbroken.tsx';
import { QuantityStepper } from '#client/ui/quantity-stepper.tsx';
import { itemPage, mostOf, optionWords, termWords } from './item-words.ts';
import { LineNotes } from './line-notes.tsx';

/** The id of an item's element. It gets the focus when the item moves to the other list. */
export const itemElementId = (id: number) => `cart-item-${id}`;

const action =
  'min-h-6 rounded-badge text-small underline decoration-outline underline-offset-4 hover:decoration-current pointer-coarse:min-h-11';

type Props = {
  line: Line;
  item: CartItem;
  /** All items of the cart, since items of the same product share its stock. */
  items: readonly CartItem[];
  onQuantity: (quantity: number) => void;
  onSave: () => void;
  onRemove: () => void;
};

export function CartLine({ line, item, items, onQuantity, onSave, onRemove }: Props) {
  const most = mostOf(item, items);
  // An item to sell or repair is one specific device, without a quantity field. The same answers again make two.
  const isDevice = line !== 'buy';
  const stepper = !isDevice && (
    <QuantityStepper
      label={`Quantity of ${item.product_name}`}
      value={item.quantity}
      // A cart may hold more than the current stock. Then the quantity can only go down.
      max={Math.max(most, item.quantity)}
      onChange={onQuantity}
      size={40}
      className="@max-[600px]:w-27 w600:max-w1280:h-11 pointer-coarse:h-11 pointer-coarse:w-30"
    />
  );
  const control =
    stepper ||
    (item.quantity > 1 && (
      <p className="text-label whitespace-nowrap text-secondary">{countOf(item.quantity, 'device')}</p>
    ));
  return (
    <ItemFrame
      line={line}
      item={item}
      notes={<LineNotes item={item} items={items} onQuantity={onQuantity} />}
      actions={
        <>
          <ItemAction name={item.product_name} label="Save for later" onClick={onSave} />
          {isDevice && item.quantity > 1 && (
            <ItemAction
              name={item.product_name}
              label="Remove one"
              onClick={() => onQuantity(item.quantity - 1)}
            />
          )}
          <ItemAction
            name={item.product_name}
            label={isDevice && item.quantity > 1 ? 'Remove all' : 'Remove'}
            onClick={onRemove}
          />
        </>
      }
      control={control}
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

function LinePrice({ line, item }: { line: Line; item: CartItem }) {
  return (
    <div className="text-right tabular-nums @min-[600px]:min-w-28">
      <p className="text-price">
        {line === 'sell' ? formatPounds(item.line_price) : sumWords(item.line_price)}
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
  /** Shown beside the price: the quantity, or a button. A single device has neither. */
  control: ReactNode;
};

/**
 * Picture, text and price of an item. On a phone, quantity and price are below the text. On wider screens the price is
 * beside the name, and on the widest the quantity too.
 */
export function ItemFrame({ line, item, notes, actions, control }: FrameProps) {
  return (
    <div
      id={itemElementId(item.id)}
      tabIndex={-1}
      // 'Review your cart' leads here. A short cart does not scroll, so the item itself is highlighted.
      className={cx(
        '@container',
        item.problem && 'rounded-card focus:outline-2 focus:-outline-offset-4 focus:outline-danger',
      )}
    >
      <div className="flex gap-4 p-4 @min-[600px]:gap-5 @min-[600px]:p-6">
        <Anchor
          href={itemPage(item)}
          tabIndex={-1}
          aria-hidden="true"
          className="size-20 shrink-0 self-start rounded-box bg-grey-1 p-2 @min-[600px]:size-30 @min-[600px]:p-2.5"
        >
          <Picture name={item.image} alt="" sizes="120px" className="size-full" />
        </Anchor>
        <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 @min-[440px]:grid-cols-[auto_minmax(0,1fr)_auto] @min-[440px]:gap-x-3 @min-[600px]:grid-cols-[minmax(0,1fr)_auto_auto] @min-[600px]:grid-rows-[auto_1fr] @min-[600px]:items-start @min-[600px]:gap-x-5">
          <div className="col-span-2 self-start @min-[600px]:col-span-1">
            <h3 className="text-name wrap-anywhere">
              <Anchor href={itemPage(item)} className="rounded-badge underline-offset-4 hover:underline">
                {unbroken(item.product_name)}
              </Anchor>
            </h3>
            {termWords(item) && <p className="mt-0.5 text-small text-muted">{termWords(item)}</p>}
            <ItemOptions line={line} item={item} />
            {item.way && (
              <p className="mt-1.5 text-small text-secondary">
                <b className="font-semibold text-ink">{WAY_NAMES[item.way]}</b>: {WAY_WORDS[item.way]}
              </p>
            )}
            {notes}
          </div>
          <div
            className={cx(
              'col-span-2 row-start-2 mt-2.5 flex flex-wrap gap-x-4 @min-[440px]:@max-[600px]:gap-x-3 @min-[600px]:col-span-1 @min-[600px]:col-start-1',
              control ? '@min-[440px]:col-start-2' : '@min-[440px]:col-start-1',
            )}
          >
            {actions}
          </div>
          <div className="row-start-3 mt-3 empty:hidden @min-[440px]:row-start-2 @min-[440px]:mt-2.5 @min-[600px]:col-start-2 @min-[600px]:row-span-2 @min-[600px]:row-start-1 @min-[600px]:mt-0">
            {control}
          </div>
          <div className="col-start-2 row-start-3 mt-3 @min-[440px]:col-start-3 @min-[440px]:row-start-1 @min-[440px]:mt-0 @min-[440px]:self-start @min-[600px]:row-span-2">
            <LinePrice line={line} item={item} />
          </div>
        </div>
      </div>
    </div>
  );
}

const WAY_WORDS = { drop_in: 'you bring it to a store', post_in: 'you post it with our free label' };

function ItemOptions({ line, item }: { line: Line; item: CartItem }) {
  if (item.options.length === 0) return null;
  return (
    <dl className="mt-1.5 grid max-w-90 gap-1 text-small text-secondary">
      {item.options.map((option) => (
        <div key={option.option_id} className="flex justify-between gap-4">
          <dt>
            <span className="sr-only">{answered(option.question_title, '')}</span>
            {option.option_label}
          </dt>
          <dd className="whitespace-nowrap text-muted tabular-nums">{optionWords(line, option)}</dd>
        </div>
      ))}
    </dl>
  );
}
