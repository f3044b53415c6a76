import { useState } from 'react';
import type { StaffTrackedRepair } from '#contract/repairs-office.ts';
import { dayText, shopTime } from '#rules/stores/shop-time.ts';
import type { CounterPayment, RepairPayment } from '#rules/repair/kinds.ts';
import { CARRIERS } from '#rules/orders/carriers.ts';
import { sumWords } from '#client/lib/format.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { Select } from '#client/ui/select.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { CarrierField } from '../../ui/carrier-field.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { SignatureField } from '../../ui/signature-field.tsx';
import type { Strokes } from '../../ui/signature-strokes.ts';
import { asksOf, bodyOf, dueOf, errorsOf, NO_VALUES, type MoveField } from './move-asks.ts';
import { moveRepair, sendSignature } from './repairs.api.ts';
import { SlotFields } from './slot-fields.tsx';
import { MOVES, type StaffMove } from './state-words.ts';

const AT_COUNTER: Record<CounterPayment, string> = {
  cash: 'Cash',
  card: 'Card',
  bank_transfer: 'Bank transfer',
};
export const PAYMENTS: Record<RepairPayment, string> = { ...AT_COUNTER, online: 'Online' };

const GIVEN_BACK: ReadonlySet<StaffMove> = new Set(['refund', 'refund_deposit']);

type Props = { move: StaffMove; ticket: StaffTrackedRepair; onClose: () => void };

/** Asks what a move needs. */
export function MoveDialog({ move, ticket, onClose }: Props) {
  const asks = asksOf(move, ticket);
  const words = MOVES[move];
  const due = dueOf(move, ticket);
  const [today] = useState(() => dayText(shopTime(new Date())));
  const [strokes, setStrokes] = useState<Strokes>([]);
  const form = useForm({
    start: { ...NO_VALUES, store_id: ticket.store ? String(ticket.store.id) : '' },
    fieldsOf: () => asks.fields,
    errorsOf: (values) => errorsOf(asks, values),
    async send(values) {
      const signature = await sendSignature(ticket.number, strokes);
      await moveRepair(ticket.number, {
        move,
        version: ticket.version,
        ...bodyOf(asks, values, due),
        ...(signature !== undefined && { signature }),
      });
      notify(`${ticket.number} ${words.done}`);
      onClose();
    },
  });
  const has = (field: MoveField) => asks.fields.includes(field);
  return (
    <Dialog open onClose={onClose} title={words.label} width={480}>
      <form {...form.formProps}>
        <div className="grid gap-4 pb-5">
          {asks.words && <p className="text-secondary">{asks.words}</p>}
          <FormFailure>{form.failure}</FormFailure>
          {has('starts_at') && (
            <SlotFields
              ticket={ticket}
              store={form.values.store_id}
              start={form.values.starts_at}
              storeError={form.errorOf('store_id')}
              error={form.errorOf('starts_at')}
              onChange={form.change}
            />
          )}
          {has('payment') && (
            <Select
              label={`How was ${sumWords(due)} ${GIVEN_BACK.has(move) ? 'given back' : 'paid'}?`}
              name="payment"
              value={form.values.payment}
              error={form.errorOf('payment')}
              onChange={({ target }) => form.change({ payment: target.value })}
              choices={[
                { value: '', label: 'Choose' },
                ...Object.entries(AT_COUNTER).map(([value, label]) => ({ value, label })),
              ]}
            />
          )}
          {has('carrier') && (
            <>
              <CarrierField
                carriers={CARRIERS}
                value={form.values.carrier}
                error={form.errorOf('carrier')}
                onChange={(carrier) => form.change({ carrier })}
              />
              <TextField
                {...form.fieldProps('tracking')}
                label="Tracking number"
                autoComplete="off"
                spellCheck={false}
              />
            </>
          )}
          {has('signed_by') && (
            <>
              <TextField
                {...form.fieldProps('signed_by')}
                label="Signed by"
                hint="The name of the person who takes the device."
                autoComplete="off"
              />
              <SignatureField strokes={strokes} onChange={setStrokes} />
            </>
          )}
          {has('parts_by') && (
            <TextField
              {...form.fieldProps('parts_by')}
              label="Expected on"
              type="date"
              min={today}
              className="max-w-60"
            />
          )}
          {has('loan_device') && (
            <TextField
              {...form.fieldProps('loan_device')}
              label="Loan device"
              hint="As the customer recognises it, such as: iPhone 11, black, no. 4."
              maxLength={120}
              autoComplete="off"
            />
          )}
          {has('note') && (
            <TextArea
              {...form.fieldProps('note')}
              label={asks.optional.includes('note') ? 'Note' : 'Reason'}
              hint="The customer reads it."
              optional={asks.optional.includes('note')}
              rows={3}
              maxLength={1000}
            />
          )}
        </div>
        <DialogActions onClose={onClose}>
          <Button type="submit" variant={words.isHard ? 'danger' : 'repair'} busy={form.isBusy && words.busy}>
            {words.label}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
