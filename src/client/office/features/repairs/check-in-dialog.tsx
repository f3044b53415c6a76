import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import type { StaffTrackedRepair } from '#contract/repairs-office.ts';
import { addresses } from '#rules/page/addresses.ts';
import { PhotoField } from '#client/sections/photos/photo-field.tsx';
import { usePhotos } from '#client/sections/photos/use-photos.ts';
import { useSentPhotos } from '#client/sections/photos/use-sent-photos.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Radio } from '#client/ui/check.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { SignatureField } from '../../ui/signature-field.tsx';
import type { Strokes } from '../../ui/signature-strokes.ts';
import { CheckList } from './check-list.tsx';
import { checkInBody, checkInErrors, CHECKLIST, NO_CHECK_IN, type CheckInValues } from './check-in-values.ts';
import { moveRepair, sendAsTechnician, sendSignature } from './repairs.api.ts';
import { MOVES } from './state-words.ts';

const ERROR = 'mt-1.5 text-caption font-medium text-danger';
const { label, busy, done } = MOVES.check_in;

type Props = { ticket: StaffTrackedRepair; onClose: () => void };

/** How the device is when it is handed over, with photos, and the terms that the customer agrees to. */
export function CheckInDialog({ ticket, onClose }: Props) {
  const [send] = useState(() => sendAsTechnician(ticket.number));
  const photos = usePhotos(send);
  const [strokes, setStrokes] = useState<Strokes>([]);
  const form = useForm<CheckInValues>({
    start: { ...NO_CHECK_IN, signed_by: ticket.way === 'drop_in' ? '' : ticket.name },
    fieldsOf: () => ['photos', 'checks', 'agrees', 'signed_by'],
    errorsOf: checkInErrors,
    async send(values) {
      const signature = await sendSignature(ticket.number, strokes);
      await moveRepair(ticket.number, {
        move: 'check_in',
        version: ticket.version,
        ...checkInBody(values),
        ...(signature !== undefined && { signature }),
      });
      notify(`${ticket.number} ${done}`);
      onClose();
    },
  });
  useSentPhotos(photos, (arrived, isSending) =>
    form.change({ photos: arrived.map(({ id }) => id), isSending }),
  );
  const { values } = form;
  return (
    <Dialog open onClose={onClose} title={`${label}: ${ticket.device.name}`} width={680}>
      <form {...form.formProps}>
        <div className="grid gap-6 pb-5">
          <p className="text-secondary">
            Told: {ticket.lines.map(({ name }) => name).join(', ') || 'nothing yet'}.
          </p>
          <FormFailure>{form.failure}</FormFailure>
          <PhotoField
            photos={photos}
            title="Photos"
            hint="Front and back as it was handed over, and every mark."
            isRequired
            isFromCamera
            name="photos"
            error={form.errorOf('photos')}
          />
          <div>
            <div className="mb-2 flex items-center justify-between gap-3">
              <p className="text-small font-semibold">What works</p>
              <Button
                size={40}
                variant="outline"
                className="max-w1024:h-11"
                onClick={() =>
                  form.change({
                    checks: Object.fromEntries(
                      CHECKLIST.map((check) => [check, values.checks[check] ?? { is: 'ok', note: '' }]),
                    ),
                  })
                }
              >
                <CheckCheck size={16} /> The rest works
              </Button>
            </div>
            <CheckList checks={values.checks} onChange={(checks) => form.change({ checks })} />
            {form.errorOf('checks') && <p className={ERROR}>{form.errorOf('checks')}</p>}
          </div>
          <fieldset>
            <legend className="mb-1 text-small font-semibold">Is the device as it was told?</legend>
            <Radio
              name="agrees"
              label="Yes"
              detail="A repair at a fixed price can begin at once."
              checked={values.agrees === true}
              onChange={() => form.change({ agrees: true })}
            />
            <Radio
              name="agrees"
              label="No"
              detail="It is diagnosed first."
              checked={values.agrees === false}
              onChange={() => form.change({ agrees: false })}
            />
            {form.errorOf('agrees') && <p className={ERROR}>{form.errorOf('agrees')}</p>}
          </fieldset>
          <div className="grid gap-4 w600:grid-cols-2">
            <TextField
              {...form.fieldProps('accessories')}
              label="Came with it"
              optional
              hint="Charger, case, SIM card."
              maxLength={300}
              autoComplete="off"
            />
            <TextField
              {...form.fieldProps('passcode')}
              label="Passcode"
              optional
              hint="Kept sealed. Each look at it is logged, and it is erased when the ticket is closed."
              maxLength={60}
              autoComplete="off"
              spellCheck={false}
              // A password manager must not keep it.
              data-1p-ignore=""
            />
          </div>
          <TextField
            {...form.fieldProps('signed_by')}
            label="Signed by"
            hint="The person who hands it over has read the terms of repairs and agrees."
            maxLength={120}
            autoComplete="off"
          />
          <p className="-mt-3 text-small">
            <a
              href={addresses.page('terms-and-conditions')}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              Read the terms and conditions
              <span className="sr-only"> in a new tab</span>
            </a>
          </p>
          <SignatureField strokes={strokes} onChange={setStrokes} />
        </div>
        <DialogActions onClose={onClose}>
          <Button type="submit" variant="repair" busy={form.isBusy && busy}>
            {label}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
