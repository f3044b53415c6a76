import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import type { StaffTrackedRepair } from '#contract/repairs-office.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { readPounds } from '#rules/forms/typed.ts';
import { sumWords } from '#client/lib/format.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { EstimateRowFields } from './estimate-row.tsx';
import {
  depositErrors,
  foundRow,
  isAsAgreed,
  linesOf,
  rowErrors,
  startRows,
  totalOf,
  withAlternative,
  withoutRow,
  type EstimateRow,
  type Part,
} from './estimate-values.ts';
import { moveRepair } from './repairs.api.ts';
import { MOVES } from './state-words.ts';

type Props = {
  ticket: StaffTrackedRepair;
  /** Finds a part in the stock; undefined where this person may not look into it. */
  finder: ((onPick: (part: Part) => void) => ReactNode) | undefined;
  onClose: () => void;
};

/** What the repair costs, line by line. The customer approves all of it or some. What was agreed needs no estimate. */
export function EstimateDialog({ ticket, finder, onClose }: Props) {
  const [rows, setRows] = useState<EstimateRow[]>(() => startRows(ticket));
  const [note, setNote] = useState('');
  const [deposit, setDeposit] = useState(ticket.estimate?.deposit ? String(ticket.estimate.deposit) : '');
  const [isTried, setIsTried] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState<'estimate' | 'approve'>();
  const allErrors = (): Record<string, string> => ({
    ...rowErrors(rows),
    ...depositErrors(deposit, totalOf(rows)),
  });
  const errors = isTried ? allErrors() : {};
  const isWithout = ticket.moves.includes('approve') && isAsAgreed(rows);
  const change = (at: number, changed: Partial<EstimateRow>) =>
    setRows((before) => before.map((row, index) => (index === at ? { ...row, ...changed } : row)));

  async function send(move: 'estimate' | 'approve') {
    setIsTried(true);
    setFailure(undefined);
    const [first] = Object.keys(allErrors());
    if (first !== undefined) {
      document.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setBusy(move);
    try {
      await moveRepair(ticket.number, {
        move,
        version: ticket.version,
        lines: linesOf(rows),
        ...(move === 'estimate' && deposit.trim() && { deposit: readPounds(deposit) ?? 0 }),
        ...(note.trim() && { note: note.trim() }),
      });
      notify(`${ticket.number} ${MOVES[move].done}`);
      onClose();
    } catch (error) {
      setFailure(messageOf(error));
      setBusy(undefined);
    }
  }
  return (
    <Dialog open onClose={onClose} title="Estimate" width={760}>
      <form
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void send('estimate');
        }}
      >
        <div className="grid gap-4 pb-5">
          <p className="text-secondary">
            {ticket.estimate
              ? `Version ${ticket.estimate.version + 1}. The customer can no longer approve the one before.`
              : 'The customer gets a link, and approves all lines or some of them. They have 14 days.'}
          </p>
          <FormFailure>{failure}</FormFailure>
          <ol className="grid gap-3">
            {rows.map((row, at) => (
              <EstimateRowFields
                key={row.choice === undefined && row.lineId !== undefined ? row.lineId : `row ${at}`}
                row={row}
                at={at}
                errors={errors}
                finder={finder}
                onChange={(changed) => change(at, changed)}
                onAlternative={() => setRows((before) => withAlternative(before, at))}
                onRemove={
                  row.lineId === undefined || row.choice !== undefined
                    ? () => setRows((before) => withoutRow(before, at))
                    : undefined
                }
              />
            ))}
          </ol>
          {errors['lines'] && <p className="text-caption font-medium text-danger">{errors['lines']}</p>}
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Button size={40} variant="outline" onClick={() => setRows([...rows, foundRow()])}>
              <Plus size={16} /> A fault that was found
            </Button>
            <p className="font-semibold tabular-nums" aria-live="polite">
              {sumWords(totalOf(rows))} in all
            </p>
          </div>
          {ticket.moves.includes('estimate') && !ticket.deposit?.paid && (
            <TextField
              label="Deposit"
              name="deposit"
              hint="Paid online or at the counter before the work begins. It is taken off at the end."
              optional
              unit="£"
              tall={40}
              inputMode="decimal"
              autoComplete="off"
              className="max-w-80"
              value={deposit}
              error={errors['deposit']}
              onChange={({ target }) => setDeposit(target.value)}
            />
          )}
          <TextArea
            label="Note"
            hint="The customer reads it with the estimate."
            optional
            rows={2}
            maxLength={1000}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </div>
        <DialogActions onClose={onClose}>
          {isWithout && (
            <Button
              variant="repair"
              busy={busy === 'approve' && MOVES.approve.busy}
              onClick={() => void send('approve')}
            >
              {MOVES.approve.label}
            </Button>
          )}
          {ticket.moves.includes('estimate') && (
            <Button
              type="submit"
              variant={isWithout ? 'outline' : 'repair'}
              busy={busy === 'estimate' && MOVES.estimate.busy}
            >
              Send estimate, {sumWords(totalOf(rows))}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
