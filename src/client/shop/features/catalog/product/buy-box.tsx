import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { ProductDetail, VariationChoice } from '#contract/catalog.ts';
import { afterWords, type Delivery } from '#client/lib/delivery.ts';
import { onServer } from '#client/lib/on-server.ts';
import { Button } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { lazyOverlay } from '#client/ui/lazy-overlay.tsx';
import { QuantityStepper } from '#client/ui/quantity-stepper.tsx';
import { NeedsScripts } from '#client/ui/without-scripts.tsx';
import { stockOf } from '#client/lib/shown-stock.ts';
import type { BarWords } from './buy-bar.tsx';
import type { NotifyDialogProps } from './notify-dialog.tsx';
import { NOT_MADE, StockLine } from './stock-line.tsx';
import { StickyBar } from './sticky-bar.tsx';
import { SumLine } from './sum-line.tsx';
import type { Purchase } from './use-purchase.ts';

const NotifyDialog = lazyOverlay<NotifyDialogProps>(() =>
  import('./notify-dialog.tsx').then((module) => ({ default: module.NotifyDialog })),
);

type Props = {
  product: ProductDetail;
  /** The chosen variation of a variable product; none if the combination doesn't exist. */
  variation: VariationChoice | undefined;
  purchase: Purchase;
  delivery: Delivery | undefined;
  /** The buttons beside the quantity. */
  actions: ReactNode;
  /** The bar's texts if it can't be bought; none if there is no space for it. */
  bar: BarWords | undefined;
};

/** Stock, delivery and total, and below them the quantity. If it can't be bought, a stock alert is offered. */
export function BuyBox({ product, variation, purchase, delivery, actions, bar }: Props) {
  const stock = product.type === 2 ? (variation ?? NOT_MADE) : product;
  const { hide_stock: hidesStock, away } = product.Business;
  const { canBuy } = stockOf(stock, hidesStock);
  // No alert for a combination that doesn't exist: an alert for any variation would be sent at once.
  const isNeverMade = product.type === 2 && !variation;
  return (
    <section aria-label="Buy" className="mt-6">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
        <div className="grid min-w-0 gap-1">
          {away ? (
            <p className="text-label font-semibold text-repair-text">{away}</p>
          ) : (
            <StockLine stock={stock} hidesStock={hidesStock} />
          )}
          {canBuy && delivery && (
            <p className="text-small text-secondary">
              Delivery {delivery.isDates ? '' : 'in '}
              <b className="font-semibold text-ink">{afterWords(delivery.when)}</b>
            </p>
          )}
        </div>
        {canBuy && (
          <div className="ml-auto">
            <SumLine purchase={purchase} />
          </div>
        )}
      </div>
      <NeedsScripts to={canBuy ? 'order it' : 'be told when it is back'} />
      <div className={cx('mt-4 flex flex-wrap gap-3', onServer && 'noscript:hidden')}>
        {canBuy ? (
          <>
            <QuantityStepper
              label="Quantity"
              value={purchase.quantity}
              min={purchase.limits.min}
              max={purchase.limits.max}
              onChange={purchase.setQuantity}
            />
            {actions}
          </>
        ) : isNeverMade ? (
          <p className="text-small text-secondary">
            This combination doesn’t exist. Choose another one above.
          </p>
        ) : (
          <NotifyMe key={variation?.id} product={product} variation={variation} bar={bar} />
        )}
      </div>
    </section>
  );
}

type NotifyProps = Pick<Props, 'product' | 'variation' | 'bar'>;

function NotifyMe({ product, variation, bar }: NotifyProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        variant="accent"
        size={52}
        full
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={NotifyDialog.preload}
        onFocus={NotifyDialog.preload}
      >
        Notify me
      </Button>
      {bar && (
        <StickyBar {...bar} action="Notify me" hasDialog after={button} onPress={() => setOpen(true)} />
      )}
      <NotifyDialog
        open={open}
        onClose={() => setOpen(false)}
        productId={product.id}
        variationId={variation?.id}
        name={variation?.name ?? product.name}
      />
    </>
  );
}
