import { useState } from 'react';
import type { FormEvent } from 'react';
import type { StaffOrder } from '#contract/orders-office.ts';
import { CARRIERS } from '#rules/orders/carriers.ts';
import { countOf } from '#client/lib/format.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { ModalActions } from '#client/ui/modal-actions.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { Chip } from '../../ui/chip.tsx';
import { useBulk } from '#client/lib/use-bulk.ts';
import { CarrierField } from '../../ui/carrier-field.tsx';
import { moveOrder } from './orders.api.ts';
import { sameParcels } from './same-parcels.ts';

/**
 * One carrier for all orders, a tracking number for each. Sent orders stay in the list, and failed ones show the
 * reason.
 */
export function BulkDispatch({ orders, onClose }: { orders: readonly StaffOrder[]; onClose: () => void }) {
  const { progress, run } = useBulk();
  const [carrier, setCarrier] = useState('');
  const [numbers, setNumbers] = useState<Readonly<Record<string, string>>>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());
  const left = orders.filter(({ number }) => !sent.has(number));

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const missing = {
      ...(!carrier.trim() && { carrier: 'Please name the carrier.' }),
      ...Object.fromEntries(
        left
          .filter(({ number }) => !numbers[number]?.trim())
          .map(({ number }) => [number, 'Please type the number on the label.']),
      ),
      ...sameParcels(orders, numbers),
    };
    setErrors(missing);
    const [first] = Object.keys(missing);
    if (first) {
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    const results = await run(
      'Sending',
      left.map(({ number, version }) => ({
        name: number,
        run: () =>
          moveOrder(number, {
            move: 'dispatch',
            version,
            carrier: carrier.trim(),
            tracking: (numbers[number] ?? '').trim(),
          }),
      })),
    );
    const failed = results.filter(({ problem }) => problem);
    const done = results.length - failed.length;
    if (done > 0) notify(`${countOf(done, 'order')} sent`);
    if (failed.length === 0) return onClose();
    setErrors(Object.fromEntries(failed.map(({ name, problem }) => [name, problem ?? ''])));
    setSent(new Set([...sent, ...results.filter(({ problem }) => !problem).map(({ name }) => name)]));
  }

  return (
    <Dialog open onClose={onClose} title={`Dispatch ${countOf(orders.length, 'order')}`} width={480}>
      <form noValidate onSubmit={(event) => void send(event)}>
        <div className="grid gap-4 pb-5">
          <p className="text-secondary">
            Everything that is left of each order is sent. Each buyer gets the tracking number by mail.
          </p>
          <CarrierField carriers={CARRIERS} value={carrier} error={errors['carrier']} onChange={setCarrier} />
          {orders.map(({ number, customer, town }) =>
            sent.has(number) ? (
              <p key={number} className="flex items-center justify-between">
                <b className="font-semibold">{number}</b> <Chip look="good">Sent</Chip>
              </p>
            ) : (
              <TextField
                key={number}
                name={number}
                label={`Tracking number of ${number}`}
                hint={[customer, town].filter(Boolean).join(', ')}
                value={numbers[number] ?? ''}
                error={errors[number]}
                autoComplete="off"
                spellCheck={false}
                onChange={(event) => setNumbers({ ...numbers, [number]: event.target.value })}
              />
            ),
          )}
        </div>
        <ModalActions>
          <Button
            type="submit"
            variant="buy"
            busy={progress && `Sending ${progress.done + 1} of ${progress.all}`}
          >
            Dispatch {left.length}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {sent.size > 0 ? 'Close' : 'Not now'}
          </Button>
        </ModalActions>
      </form>
    </Dialog>
  );
}
