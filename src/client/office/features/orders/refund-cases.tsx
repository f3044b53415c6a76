import { useState } from 'react';
import type { StaffRefund, StaffTracked } from '#contract/orders-office.ts';
import type { RefundMove } from '#rules/orders/refund-moves.ts';
import { Button } from '#client/ui/button.tsx';
import { KeptTogether } from '#client/ui/kept-together.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { refundStands, sentWords } from './refund-words.ts';

type Props = { tracked: StaffTracked; number: string };
type Asked = { refund: StaffRefund; move: RefundMove };

/** Open refunds: the state of each, and the decisions that it allows. */
export function RefundCases({ tracked, number }: Props) {
  const [asked, setAsked] = useState<Asked>();
  const open = tracked.refunds.filter(({ state }) => state !== 'done');
  if (open.length === 0) return null;
  return (
    <>
      <ul aria-label="Refunds that are not done" className="mt-3 grid gap-3 border-t border-grey-2 pt-3">
        {open.map((refund) => (
          <li key={refund.id} className="grid gap-2">
            <p className={refund.state === 'failed' ? 'font-medium text-danger' : 'font-medium'}>
              <KeptTogether>{refundStands(refund, tracked.name)}</KeptTogether>
            </p>
            {refund.error && <p className="text-caption wrap-anywhere text-muted">{refund.error}</p>}
            {refund.moves.length > 0 && (
              <div className="flex flex-wrap gap-2">
                {refund.moves.map((move) => (
                  <Button
                    key={move}
                    size={40}
                    variant={move === 'done' && refund.state === 'pending' ? 'buy' : 'outline'}
                    onClick={() => setAsked({ refund, move })}
                  >
                    {move === 'retry' ? 'Try again' : `Mark as ${sentWords(refund)}`}
                  </Button>
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <RefundDialog {...asked} tracked={tracked} number={number} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}
