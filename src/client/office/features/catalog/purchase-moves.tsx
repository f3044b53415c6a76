import type { Purchase } from '#contract/purchases-office.ts';
import { GoodsMoves } from './goods-moves.tsx';
import { purchases } from './goods.api.ts';

/** Marks an order as sent to its supplier, or cancels it. */
export function PurchaseMoves({ purchase }: { purchase: Purchase }) {
  const { moves, received } = purchase;
  const start = {
    label: 'Mark as ordered',
    busy: 'Saving',
    done: 'Marked as ordered',
    hint: 'Order it from the supplier first. The shop sends them nothing.',
    work: () => purchases.move(purchase, { move: 'order' }),
  };
  const cancel = {
    label: 'Cancel order',
    text:
      received > 0
        ? 'What has come stays in stock. The rest does not come any more.'
        : 'Nothing has come yet, so the stock stays as it is.',
    work: () => purchases.move(purchase, { move: 'cancel' }),
  };
  return (
    <GoodsMoves
      start={moves.includes('order') ? start : undefined}
      cancel={moves.includes('cancel') ? cancel : undefined}
    />
  );
}
