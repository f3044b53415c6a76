import { useState } from 'react';
import type { Purchase } from '#contract/purchases-office.ts';
import { Button } from '#client/ui/button.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { EndDialog } from '../../ui/end-dialog.tsx';
import { movePurchase } from './purchases.api.ts';
import { whyRefused } from './transfer-moves.tsx';

/** Marks an order as sent to its supplier, or cancels it. */
export function PurchaseMoves({ purchase }: { purchase: Purchase }) {
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [isEnding, setIsEnding] = useState(false);
  const { moves, received } = purchase;
  async function order() {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await movePurchase(purchase, { move: 'order' });
      notify('Marked as ordered');
    } catch (error) {
      setFailure(whyRefused(error));
      setIsBusy(false);
    }
  }
  return (
    <div className="mt-5 grid gap-3">
      <FormFailure>{failure}</FormFailure>
      <div className="flex flex-wrap gap-3">
        {moves.includes('order') && (
          <Button variant="buy" busy={isBusy && 'Saving'} onClick={() => void order()}>
            Mark as ordered
          </Button>
        )}
        {moves.includes('cancel') && (
          <Button variant="outline" onClick={() => setIsEnding(true)}>
            Cancel order
          </Button>
        )}
      </div>
      {moves.includes('order') && (
        <p className="text-caption text-muted">
          Order it from the supplier first. The shop sends them nothing.
        </p>
      )}
      {isEnding && (
        <EndDialog
          title="Cancel order"
          text={
            received > 0
              ? 'What has come stays in stock. The rest does not come any more.'
              : 'Nothing has come yet, so the stock stays as it is.'
          }
          press={{ label: 'Cancel order', busy: 'Cancelling' }}
          done="Cancelled"
          work={() => movePurchase(purchase, { move: 'cancel' })}
          wordsOf={whyRefused}
          onClose={() => setIsEnding(false)}
        />
      )}
    </div>
  );
}
