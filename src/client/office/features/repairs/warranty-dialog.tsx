import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { StaffTrackedRepair } from '#contract/repairs-office.ts';
import type { OfficeArea } from '#rules/page/office-paths.ts';
import { newKey } from '#client/lib/new-key.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/check.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { openWarranty } from './repairs.api.ts';
import { dayWords } from '#client/lib/when-words.ts';

/** The lines of a closed ticket whose warranty has not ended. */
export const underWarranty = (
  { state, lines }: Pick<StaffTrackedRepair, 'state' | 'lines'>,
  today: string,
) =>
  state === 'closed' ? lines.filter(({ warranty_until: until }) => until !== null && until >= today) : [];

type Props = {
  ticket: StaffTrackedRepair;
  lines: StaffTrackedRepair['lines'];
  area: OfficeArea;
  onClose: () => void;
};

/** Opens a ticket for a repair that did not hold. It is free, and the warranty goes on as before. */
export function WarrantyDialog({ ticket, lines, area, onClose }: Props) {
  const go = useNavigate();
  const [key] = useState(newKey);
  const form = useForm<{ lines: readonly number[]; note: string }>({
    start: { lines: lines.length === 1 ? lines.map(({ id }) => id) : [], note: '' },
    errorsOf: (values) => (values.lines.length > 0 ? {} : { lines: 'Please choose what did not hold.' }),
    async send(values) {
      const note = values.note.trim();
      const number = await openWarranty(
        ticket.number,
        { lines: [...values.lines], ...(note && { note }) },
        key,
      );
      notify(`${number} is open under the warranty`);
      void go({ to: '/$area/repairs/$number', params: { area, number } });
    },
  });
  return (
    <Dialog open onClose={onClose} title="Repair under warranty" width={480}>
      <form {...form.formProps}>
        <div className="grid gap-4 pb-5">
          <p className="text-secondary">What did not hold? The new ticket is free for the customer.</p>
          <FormFailure>{form.failure}</FormFailure>
          <div>
            {lines.map((line) => (
              <Checkbox
                key={line.id}
                name="lines"
                label={line.name}
                detail={line.warranty_until && `Warranty until ${dayWords(line.warranty_until)}`}
                invalid={form.errorOf('lines') !== undefined}
                checked={form.values.lines.includes(line.id)}
                onChange={({ target }) =>
                  form.change({
                    lines: target.checked
                      ? [...form.values.lines, line.id]
                      : form.values.lines.filter((id) => id !== line.id),
                  })
                }
              />
            ))}
            {form.errorOf('lines') && (
              <p className="mt-1.5 text-caption font-medium text-danger">{form.errorOf('lines')}</p>
            )}
          </div>
          <TextArea
            {...form.fieldProps('note')}
            label="What the customer says"
            optional
            rows={3}
            maxLength={1000}
          />
        </div>
        <DialogActions onClose={onClose}>
          <Button type="submit" variant="repair" busy={form.isBusy && 'Opening'}>
            Open the ticket
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
