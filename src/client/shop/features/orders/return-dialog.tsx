import { useState } from 'react';
import type { TrackedOrder } from '#contract/orders.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox, Radio } from '#client/ui/check.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { RETURN_REASON_WORDS } from './order-words.ts';
import { PhotoField } from './photo-field.tsx';
import type { MoveBody } from './track.api.ts';
import { usePhotos } from './use-photos.ts';

type Reason = NonNullable<MoveBody['reason']>;
export type ReturnWish = Pick<MoveBody, 'lines' | 'reason' | 'note' | 'photos' | 'as_credit'>;

export type ReturnDialogProps = {
  open: boolean;
  order: TrackedOrder;
  /** Whether an account bought it, which can hold store credit. */
  hasAccount: boolean;
  failure: string | undefined;
  onClose: () => void;
  onReturn: (wish: ReturnWish) => Promise<void>;
};

/** Which things, and why. What is sent back is free, whatever the reason. */
export function ReturnDialog({ open, onClose, ...rest }: ReturnDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Return something" width={520}>
      {open && <ReturnForm onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function ReturnForm({ order, hasAccount, failure, onClose, onReturn }: Omit<ReturnDialogProps, 'open'>) {
  const lines = order.lines.filter(({ returnable }) => returnable > 0);
  const photos = usePhotos(order.token ?? '');
  const [asCredit, setAsCredit] = useState(false);
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
    if (photos.isSending) return setMissing('Your photos are still being sent. Please wait a moment.');
    setMissing(undefined);
    setIsBusy(true);
    const units = lines
      .filter(({ id }) => chosen.has(id))
      .map(({ id, returnable }) => ({ line_id: id, units: returnable }));
    const wish = { lines: units, reason, note: note.trim() || undefined, photos: photos.ids };
    await onReturn({ ...wish, ...(hasAccount && { as_credit: asCredit }) }).catch(() => undefined);
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
            label={line.quantity > 1 ? `${line.returnable} × ${line.name}` : line.name}
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
        {(Object.keys(RETURN_REASON_WORDS) as Reason[]).map((one) => (
          <Radio
            key={one}
            name="reason"
            label={RETURN_REASON_WORDS[one]}
            checked={reason === one}
            onChange={() => setReason(one)}
          />
        ))}
      </fieldset>
      <TextArea
        id="return-note"
        name="note"
        rows={2}
        label="Anything we should know?"
        optional
        maxLength={1_000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <PhotoField photos={photos} hint="What is wrong with it, and the parcel if that was damaged." />
      {hasAccount && (
        <fieldset>
          <legend className="mb-1 text-small font-semibold">How do you want your money back?</legend>
          <Radio
            name="as_credit"
            label="By the way I paid"
            detail="Once it has arrived; banks take up to five working days"
            checked={!asCredit}
            onChange={() => setAsCredit(false)}
          />
          <Radio
            name="as_credit"
            label="As store credit, with 5% more"
            detail="In your account as soon as it has arrived"
            checked={asCredit}
            onChange={() => setAsCredit(true)}
          />
        </fieldset>
      )}
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
