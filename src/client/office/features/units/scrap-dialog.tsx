import type { OfficeUnitRecord } from '#contract/units-office.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { MOVE_WORDS } from './unit-words.ts';
import { moveUnit } from './units.api.ts';

/** A scrapped device is never sold, so staff give a reason. */
export function ScrapDialog({ unit, onClose }: { unit: OfficeUnitRecord; onClose: () => void }) {
  const words = MOVE_WORDS.scrap;
  const form = useForm({
    start: { note: '' },
    errorsOf: ({ note }) => ({ note: note.trim() === '' ? 'Please say why' : undefined }),
    async send({ note }) {
      await moveUnit(unit, { move: 'scrap', note });
      notify(`${unit.number} ${words.done}`);
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={`Scrap ${unit.number}`} width={480}>
      <form {...form.formProps}>
        <div className="grid gap-4 pb-5">
          <p className="text-secondary">It leaves the stock for good. Its cost stays in its history.</p>
          <FormFailure>{form.failure}</FormFailure>
          <TextArea {...form.fieldProps('note')} label="Reason" rows={3} maxLength={500} data-autofocus="" />
        </div>
        <DialogActions onClose={onClose}>
          <Button type="submit" variant="danger" busy={form.isBusy && words.busy}>
            Scrap it
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
