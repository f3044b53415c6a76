import { useState } from 'react';
import type { TrackedOrder } from '#contract/orders.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox, Radio } from '#client/ui/check.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { MoveBody } from './track.api.ts';

type Reason = NonNullable<MoveBody['reason']>;
export type ReturnWish = Pick<MoveBody, 'lines' | 'reason' | 'note'>;

const REASONS: Record<Reason, string> = {
  changed_mind: 'I changed my mind',
  faulty: 'It doesn’t work',
  damaged: 'It arrived damaged',
  not_as_described: 'It isn’t as described',
  wrong_item: 'It’s the wrong item',
  other: 'Something else',
};

type Props = {
  open: boolean;
  order: TrackedOrder;
  failure: string | undefined;
  onClose: () => void;
  onReturn: (wish: ReturnWish) => Promise<void>;
};

/** Which things, and why. What is sent back is free, whatever the reason. */
export function ReturnDialog({ open, order, failure, onClose, onReturn }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="Return something" width={520}>
      {open && <ReturnForm order={order} failure={failure} onClose={onClose} onReturn={onReturn} />}
    </Dialog>
  );
}

function ReturnForm({ order, failure, onClose, onReturn }: Omit<Props, 'open'>) {
  const lines = order.lines.filter(({ sent, refunded }) => sent > refunded);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    new Set(lines.length === 1 && lines[0] ? [lines[0].id] : []),
  );
  const [reason, setReason] = useState<Reason>();
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    if (chosen.size === 0) return setMissing('Please choose what you want to return.');
    if (!reason) return setMissing('Please choose a reason.');
    setMissing(undefined);
    setIsBusy(true);
    const units = lines
      .filter(({ id }) => chosen.has(id))
      .map(({ id, sent, refunded }) => ({ line_id: id, units: sent - refunded }));
    await onReturn({ lines: units, reason, note: note.trim() || undefined }).catch(() => undefined);
    setIsBusy(false);
  };
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <fieldset>
        <legend className="mb-1 text-small font-semibold">What do you want to return?</legend>
        {lines.map((line) => (
          <Checkbox
            key={line.id}
            name="line"
            label={line.quantity > 1 ? `${line.sent - line.refunded} × ${line.name}` : line.name}
            detail={line.choice}
            checked={chosen.has(line.id)}
            onChange={({ target }) => {
              const next = new Set(chosen);
              if (target.checked) next.add(line.id);
              else next.delete(line.id);
              setChosen(next);
            }}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend className="mb-1 text-small font-semibold">Why?</legend>
        {(Object.keys(REASONS) as Reason[]).map((one) => (
          <Radio
            key={one}
            name="reason"
            label={REASONS[one]}
            checked={reason === one}
            onChange={() => setReason(one)}
          />
        ))}
      </fieldset>
      <TextField
        id="return-note"
        name="note"
        label="Anything we should know?"
        optional
        maxLength={1_000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <FormFailure>{missing ?? failure}</FormFailure>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="accent" busy={isBusy && 'Sending'}>
          Ask for the return
        </Button>
        <Button variant="outline" onClick={onClose}>
          Not now
        </Button>
      </div>
    </form>
  );
}
