import { useEffect, useState } from 'react';
import type { StaffOrder } from '#contract/orders-office.ts';
import { pence, penceFromPounds, poundsFromPence } from '#rules/money/money.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { countOf, sumWords } from '#client/lib/format.ts';
import { Button } from '#client/ui/button.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { isTyping } from './is-typing.ts';
import { moveOrder } from './orders.api.ts';

/** What can be done with all ticked orders at once. */
export function AcceptBar({ orders, onDone }: { orders: readonly StaffOrder[]; onDone: () => void }) {
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isTyping(event)) onDone();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  });
  if (orders.length === 0) return null;
  const sum = poundsFromPence(pence(orders.reduce((all, { total }) => all + penceFromPounds(total), 0)));
  const toAccept = orders.filter(({ moves }) => moves.includes('accept'));

  /** One after the other, each with its own answer: one that was moved meanwhile stops none of the others. */
  async function accept() {
    setIsBusy(true);
    const failed: string[] = [];
    for (const { number, version } of toAccept) {
      await moveOrder(number, { move: 'accept', version }).catch((error: unknown) =>
        failed.push(`${number}: ${messageOf(error)}`),
      );
    }
    setIsBusy(false);
    const done = toAccept.length - failed.length;
    if (done > 0) notify(`${countOf(done, 'order')} accepted`);
    for (const words of failed) notify(words);
    onDone();
  }

  return (
    <div
      role="region"
      aria-label="Ticked orders"
      className="fixed bottom-22 left-1/2 z-20 flex min-h-13 -translate-x-1/2 items-center gap-2 rounded-box bg-ink py-1.5 pr-1.5 pl-4 whitespace-nowrap text-paper shadow-overlay w768:bottom-4 w1280:ml-29"
    >
      <span className="mr-2 font-semibold">
        {orders.length} ticked, {sumWords(sum)}
      </span>
      {toAccept.length > 0 && (
        <Button size={40} variant="light" busy={isBusy && 'Accepting'} onClick={() => void accept()}>
          Accept {toAccept.length}
        </Button>
      )}
      <button
        type="button"
        onClick={onDone}
        className="h-10 rounded-control px-3 text-small hover:bg-ink-hover"
      >
        Clear
      </button>
    </div>
  );
}
