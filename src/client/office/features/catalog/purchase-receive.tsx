import { useState } from 'react';
import type { Purchase, PurchaseLine } from '#contract/purchases-office.ts';
import { stillToCome } from '#rules/flows/purchase.ts';
import { momentWords } from '#client/lib/due-words.ts';
import { capital, sumWords } from '#client/lib/format.ts';
import { Button } from '#client/ui/button.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { Box, Row } from '../../ui/box.tsx';
import { readCount } from './figures.tsx';
import { PurchaseMoves } from './purchase-moves.tsx';
import { dayWords } from './purchase-words.ts';
import { movePurchase } from './purchases.api.ts';
import { NO_STORE } from './stock-words.ts';
import { whyRefused } from './transfer-moves.tsx';

/** A purchase order that was sent to its supplier: what has come of it. */
export function PurchaseReceive({ purchase }: { purchase: Purchase }) {
  return (
    <div className="grid items-start gap-4 w1024:grid-cols-[20rem_minmax(0,1fr)]">
      <Facts purchase={purchase} />
      <Goods purchase={purchase} />
    </div>
  );
}

function Facts({ purchase }: { purchase: Purchase }) {
  const [now] = useState(() => new Date());
  const { supplier, store, expected_on: expected, note, cost, by } = purchase;
  const { created_at: made, ordered_at: ordered, ended_at: ended } = purchase;
  const when = (at: string) => capital(momentWords(at, now));
  return (
    <Box title="Order">
      <dl>
        <Row name="Supplier">{supplier}</Row>
        <Row name="Deliver to">{store?.name ?? NO_STORE}</Row>
        {expected && <Row name="Expected">{dayWords(expected)}</Row>}
        {note && <Row name="Note">{note}</Row>}
        {typeof cost === 'number' && <Row name="Cost, without VAT">{sumWords(cost)}</Row>}
        <Row name="Made">{[when(made), by].filter(Boolean).join(', ')}</Row>
        {ordered && <Row name="Ordered">{when(ordered)}</Row>}
        {ended && <Row name={purchase.state === 'received' ? 'Received' : 'Cancelled'}>{when(ended)}</Row>}
      </dl>
    </Box>
  );
}

function Goods({ purchase }: { purchase: Purchase }) {
  const { lines, moves } = purchase;
  const mayReceive = moves.includes('receive');
  const [typed, setTyped] = useState(
    () => new Map(lines.map((line) => [line.id, String(stillToCome(line))])),
  );
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const cameOf = (line: PurchaseLine) => readCount(typed.get(line.id) ?? '');

  async function receive() {
    const wrong = lines.find((line) => (cameOf(line) ?? Infinity) > stillToCome(line));
    if (wrong) return setFailure(`Type how many of ${wrong.text} have come, at most ${stillToCome(wrong)}.`);
    setIsBusy(true);
    setFailure(undefined);
    try {
      await movePurchase(purchase, {
        move: 'receive',
        lines: lines.map((line) => ({ id: line.id, received: cameOf(line) ?? 0 })),
      });
      notify('Received');
    } catch (error) {
      setFailure(whyRefused(error));
      setIsBusy(false);
    }
  }
  return (
    <Box title="Goods">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void receive();
        }}
      >
        <ul aria-label="Goods" className="divide-y divide-grey-2 border-t border-border">
          {lines.map((line) => (
            <li key={line.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <span className="min-w-32 flex-1">
                <b className="block font-semibold wrap-anywhere">{line.text}</b>
                <span className="block text-caption wrap-anywhere text-muted">{underWords(line)}</span>
              </span>
              <span className="text-small text-secondary tabular-nums">
                {line.received} of {line.quantity} received
              </span>
              {mayReceive && stillToCome(line) > 0 && (
                <TextField
                  label={`How many of ${line.text} have come`}
                  hideLabel
                  tall={40}
                  value={typed.get(line.id) ?? ''}
                  onChange={({ target }) => setTyped(new Map(typed).set(line.id, target.value))}
                  inputMode="numeric"
                  autoComplete="off"
                  className="w-20"
                />
              )}
            </li>
          ))}
        </ul>
        {mayReceive && (
          <div className="mt-5 grid gap-4">
            <FormFailure>{failure}</FormFailure>
            <div>
              <Button type="submit" variant="buy" busy={isBusy && 'Receiving'}>
                Receive
              </Button>
            </div>
          </div>
        )}
      </form>
      {moves.includes('cancel') && <PurchaseMoves purchase={purchase} />}
    </Box>
  );
}

/** The SKU, and what one costs: 'TF-P8-128, £310 each'. */
const underWords = ({ sku, unit_cost: cost }: PurchaseLine): string =>
  [sku ?? 'Part', typeof cost === 'number' && `${sumWords(cost)} each`].filter(Boolean).join(', ');
