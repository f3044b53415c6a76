import { Check, PackageCheck, Printer, Tags, Truck } from 'lucide-react';
import { useState } from 'react';
import type { StaffOrder } from '#contract/orders-office.ts';
import { pence, penceFromPounds, poundsFromPence } from '#rules/money/money.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { countOf, sumWords } from '#client/lib/format.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { BulkResults } from '../../ui/bulk-results.tsx';
import { TickBar } from '../../ui/tick-bar.tsx';
import { useBulk, type BulkResult } from '#client/lib/use-bulk.ts';
import { BulkDispatch } from './bulk-dispatch.tsx';
import { moveOrder } from './orders.api.ts';

/** How many labels an order has: one for the unsent rest, or else one for each of its parcels. */
function labelsOf({ way, papers }: StaffOrder): number {
  const slips = way === 'collect' ? [] : papers.filter(({ kind }) => kind === 'packing_slip');
  return slips.some(({ name }) => name === 'packing-slip') ? 1 : slips.length;
}

type AtOnce = 'accept' | 'ready';

const WORDS: Record<AtOnce, { what: string; done: string }> = {
  accept: { what: 'Accepting', done: 'accepted' },
  ready: { what: 'Saving', done: 'ready to collect' },
};

/** Actions for all ticked orders. */
export function BulkBar({ orders, onDone }: { orders: readonly StaffOrder[]; onDone: () => void }) {
  const { progress, run } = useBulk();
  const [results, setResults] = useState<readonly BulkResult[]>();
  const [toSend, setToSend] = useState<readonly StaffOrder[]>();
  const able = (move: 'accept' | 'ready' | 'dispatch') => orders.filter(({ moves }) => moves.includes(move));
  const sum = poundsFromPence(pence(orders.reduce((all, { total }) => all + penceFromPounds(total), 0)));
  const toPack = orders.filter(({ state }) => state === 'paid' || state === 'preparing');

  const toLabel = orders.filter((order) => labelsOf(order) > 0);

  async function make(move: AtOnce) {
    const { what, done } = WORDS[move];
    const made = await run(
      what,
      able(move).map(({ number, version }) => ({
        name: number,
        run: () => moveOrder(number, { move, version }),
      })),
    );
    const good = made.filter(({ problem }) => !problem).length;
    if (good > 0) notify(`${countOf(good, 'order')} ${done}`);
    if (good < made.length) setResults(made);
    onDone();
  }
  const button = 'h-11! px-3! w1280:h-10!';
  const dark = `${button} bg-ink-raised! text-paper! hover:bg-ink-hover! border-0!`;
  const isFirst = (move: 'accept' | 'ready' | 'dispatch') =>
    (['accept', 'dispatch', 'ready'] as const).find((one) => able(one).length > 0) === move;
  const look = (move: 'accept' | 'ready' | 'dispatch') => (isFirst(move) ? button : dark);
  return (
    <>
      {(orders.length > 0 || progress) && (
        <TickBar
          name="Ticked orders"
          words={`${orders.length} ticked, ${sumWords(sum)}`}
          progress={progress}
          onClear={onDone}
        >
          {able('accept').length > 0 && (
            <Button size={40} variant="light" className={look('accept')} onClick={() => void make('accept')}>
              <Check size={16} /> Accept {able('accept').length}
            </Button>
          )}
          {able('dispatch').length > 0 && (
            <Button
              size={40}
              variant="light"
              className={look('dispatch')}
              onClick={() => setToSend(able('dispatch'))}
            >
              <Truck size={16} /> Dispatch {able('dispatch').length}
            </Button>
          )}
          {able('ready').length > 0 && (
            <Button size={40} variant="light" className={look('ready')} onClick={() => void make('ready')}>
              <PackageCheck size={16} /> Ready {able('ready').length}
            </Button>
          )}
          {toPack.length > 0 && (
            <ButtonLink
              size={40}
              variant="light"
              className={dark}
              newWindow
              href={officePaths.packingSlips(toPack.map(({ number }) => number))}
            >
              <Printer size={16} /> Print {countOf(toPack.length, 'slip')}
            </ButtonLink>
          )}
          {toLabel.length > 0 && (
            <ButtonLink
              size={40}
              variant="light"
              className={dark}
              newWindow
              href={officePaths.parcelLabels(toLabel.map(({ number }) => number))}
            >
              <Tags size={16} /> Print{' '}
              {countOf(
                toLabel.reduce((sum, order) => sum + labelsOf(order), 0),
                'label',
              )}
            </ButtonLink>
          )}
        </TickBar>
      )}
      {toSend && (
        <BulkDispatch
          orders={toSend}
          onClose={() => {
            setToSend(undefined);
            onDone();
          }}
        />
      )}
      {results && (
        <Dialog open onClose={() => setResults(undefined)} title="What was done" width={480}>
          <BulkResults results={results} />
        </Dialog>
      )}
    </>
  );
}
