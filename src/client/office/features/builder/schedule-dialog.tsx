import { useState } from 'react';
import type { OfficePage, PageSchedule, PageWarning } from '#contract/pages-office-shapes.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { newKey } from '#client/lib/new-key.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify, notifyError } from '#client/ui/toast-store.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { isSkippedTime, readFieldTime } from '#client/lib/london-time.ts';
import { PageChecks } from './page-checks.tsx';
import { cancelSchedule, schedulePage } from './pages.api.ts';
import { londonWords, scheduleWords } from './page-words.ts';
import type { PlacedRows } from './placed.ts';

type Props = {
  page: OfficePage;
  version: number;
  /** The sections that warnings name. */
  rows: PlacedRows;
  onShow: (warning: PageWarning) => void;
  onClose: () => void;
};

const SKIPPED = 'London’s clocks skip this hour.';

function timeErrors({ from, to }: { from: string; to: string }) {
  const [start, end] = [readFieldTime(from), readFieldTime(to)];
  return {
    from: isSkippedTime(from)
      ? SKIPPED
      : !start || start <= new Date()
        ? 'Choose a day and an hour to come.'
        : undefined,
    to: isSkippedTime(to)
      ? SKIPPED
      : to && (!end || (start && end <= start))
        ? 'Choose a time after the beginning.'
        : undefined,
  };
}

/** Publishes the draft at a time of London's, and may end that again. */
export function ScheduleDialog({ page, version, rows, onShow, onClose }: Props) {
  const [key] = useState(newKey);
  const form = useForm({
    start: { from: '', to: '', note: '' },
    errorsOf: timeErrors,
    async send({ from, to, note }) {
      const start = readFieldTime(from);
      if (!start) return;
      const end = readFieldTime(to);
      const body = {
        version,
        from: start.toISOString(),
        to: end?.toISOString() ?? null,
        ...(note.trim() && { note: note.trim() }),
      };
      await schedulePage(page.key, body, key);
      notify(`${page.title} goes live on ${londonWords(start.toISOString())}`);
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={`Schedule ${page.title}`} width={560}>
      <form {...form.formProps}>
        <div className="grid gap-4 pb-5">
          <p className="text-secondary">
            The draft as it is now goes live by itself. Times are London’s, for everybody, also across the
            change of the clocks.
          </p>
          {page.scheduled.length > 0 && <Scheduled schedules={page.scheduled} />}
          <PageChecks pageKey={page.key} rows={rows} onShow={onShow} />
          <FormFailure>{form.failure}</FormFailure>
          <div className="grid gap-4 w600:grid-cols-2">
            <TextField
              {...form.fieldProps('from')}
              type="datetime-local"
              label="From, London time"
              data-autofocus=""
            />
            <TextField
              {...form.fieldProps('to')}
              type="datetime-local"
              label="To, London time"
              optional
              hint="Then the page before comes back."
            />
          </div>
          <TextField {...form.fieldProps('note')} label="Note" optional maxLength={200} autoComplete="off" />
        </div>
        <DialogActions onClose={onClose}>
          <Button type="submit" variant="buy" busy={form.isBusy && 'Saving'}>
            Schedule
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function Scheduled({ schedules }: { schedules: readonly PageSchedule[] }) {
  const [busy, setBusy] = useState<number>();
  const cancel = async ({ id }: PageSchedule) => {
    setBusy(id);
    try {
      await cancelSchedule(id);
      notify('The schedule is cancelled');
    } catch (error) {
      notifyError(messageOf(error));
    }
    setBusy(undefined);
  };
  return (
    <ul aria-label="Scheduled" className="divide-y divide-border rounded-box border border-border">
      {schedules.map((schedule) => (
        <li key={schedule.id} className="flex items-center justify-between gap-3 px-4 py-2.5 text-small">
          <span>
            <b className="block font-semibold">{scheduleWords(schedule)}</b>
            <span className="text-muted">By {schedule.by}</span>
          </span>
          <Button
            size={40}
            variant="outline"
            busy={busy === schedule.id && 'Cancelling'}
            onClick={() => void cancel(schedule)}
          >
            {schedule.is_on ? 'End now' : 'Cancel'}
          </Button>
        </li>
      ))}
    </ul>
  );
}
