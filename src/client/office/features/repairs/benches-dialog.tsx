import { MOST_BENCHES } from '#rules/repair/limits.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { setBenches, type StoreBenches } from './repairs.api.ts';

const NUMBER = /^\d{1,2}$/;
const isNumber = (typed: string) => NUMBER.test(typed.trim()) && Number(typed) <= MOST_BENCHES;

type Props = { stores: readonly StoreBenches[]; onClose: () => void };

/** How many benches each store has. Booked slots stay. */
export function BenchesDialog({ stores, onClose }: Props) {
  const nameOf = (store: StoreBenches) => `store-${store.store_id}`;
  const form = useForm<Record<string, string>>({
    start: Object.fromEntries(stores.map((store) => [nameOf(store), String(store.benches)])),
    errorsOf: (values) =>
      Object.fromEntries(
        Object.entries(values).flatMap(([name, typed]) =>
          isNumber(typed) ? [] : [[name, `Please type a number from 0 to ${MOST_BENCHES}.`]],
        ),
      ),
    async send(values) {
      for (const store of stores) {
        const wanted = Number(values[nameOf(store)]);
        if (wanted !== store.benches) await setBenches(store.store_id, wanted);
      }
      notify('The benches are saved');
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title="Benches" width={420}>
      <form {...form.formProps}>
        <div className="grid gap-4 pb-5">
          <p className="text-secondary">
            So many devices can be repaired at once. Slots that are booked stay. A store without benches takes
            no bookings.
          </p>
          <FormFailure>{form.failure}</FormFailure>
          {stores.map((store) => (
            <TextField
              key={store.store_id}
              {...form.fieldProps(nameOf(store))}
              label={store.name}
              className="max-w-60"
              tall={40}
              inputMode="numeric"
              autoComplete="off"
            />
          ))}
        </div>
        <DialogActions onClose={onClose}>
          <Button type="submit" variant="repair" busy={form.isBusy && 'Saving'}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
