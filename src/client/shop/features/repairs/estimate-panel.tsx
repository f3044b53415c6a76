import { useState } from 'react';
import type { TrackedRepair } from '#contract/repairs.ts';
import { warrantyWords } from '#rules/repair/repair.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { formatPounds, sumWords } from '#client/lib/format.ts';
import { byWords } from '#client/lib/when-words.ts';
import { ConfirmDialog, type ConfirmWords } from '#client/sections/tracking/confirm-dialog.tsx';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/check.tsx';
import { Choices } from '#client/ui/choices.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { sumOfLines } from './repair-words.ts';
import type { MakeMove } from './use-move.ts';

type Estimate = NonNullable<TrackedRepair['estimate']>;
type Props = { estimate: Estimate; mayAnswer: boolean; now: Date; make: MakeMove };

const DECLINE: ConfirmWords = {
  title: 'Decline the estimate?',
  text: 'Nothing is repaired, you pay nothing, and the device comes back to you as it is.',
  yes: 'Decline it',
  busy: 'Saving',
  isDanger: true,
};

/** The price for the work, line by line. All or some of it can be agreed to. */
export function EstimatePanel({ estimate, mayAnswer, now, make }: Props) {
  const { lines, version, note, until } = estimate;
  const [ticked, setTicked] = useState<readonly number[]>(lines.map(({ id }) => id));
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isDeclining, setIsDeclining] = useState(false);
  const sum = sumOfLines(lines, ticked);
  const approve = async () => {
    if (isBusy) return;
    if (ticked.length === 0) {
      setFailure('Please tick what we shall do, or decline the estimate.');
      return;
    }
    setIsBusy(true);
    setFailure(undefined);
    try {
      await make({ move: 'approve', estimate: version, approved: [...ticked] });
    } catch (error) {
      setFailure(messageOf(error));
    }
    setIsBusy(false);
  };
  return (
    <Panel
      title={version > 1 ? `Our estimate, version ${version}` : 'Our estimate'}
      text={`Sent ${byWords(estimate.sent_at, now)}. ${mayAnswer ? `Please answer by ${byWords(until, now)}. Without an answer nothing is repaired, and it comes back free.` : ''}`}
    >
      <div className="grid gap-5">
        {note && <p className="text-small wrap-anywhere whitespace-pre-line">{note}</p>}
        <Choices legend={mayAnswer ? 'What shall we do?' : 'What we named'}>
          <div className="divide-y divide-border rounded-box border border-border px-4">
            {lines.map(({ id, name, price, was, warranty_months: months, approved }) => (
              <Checkbox
                key={id}
                name="approved"
                label={<b className="font-semibold">{name}</b>}
                detail={[
                  `Warranty: ${warrantyWords(months)}`,
                  was !== null && was !== price && `we said ${formatPounds(was)} before`,
                ]
                  .filter(Boolean)
                  .join(', ')}
                trailing={<b className="text-label text-ink">{sumWords(price)}</b>}
                disabled={!mayAnswer}
                checked={mayAnswer ? ticked.includes(id) : approved === true}
                onChange={({ target }) =>
                  setTicked(target.checked ? [...ticked, id] : ticked.filter((one) => one !== id))
                }
              />
            ))}
          </div>
        </Choices>
        {mayAnswer && (
          <>
            <p className="flex items-baseline justify-between gap-4 tabular-nums" aria-live="polite">
              <span>You pay when you get it back</span>
              <b className="text-h3">{sumWords(sum)}</b>
            </p>
            <FormFailure>{failure}</FormFailure>
            <div className="flex flex-wrap gap-3">
              <Button variant="accent" busy={isBusy && 'Saving'} onClick={() => void approve()}>
                {ticked.length === lines.length
                  ? 'Approve all'
                  : `Approve ${ticked.length} of ${lines.length}`}{' '}
                for {formatPounds(sum)}
              </Button>
              <Button variant="outline" aria-haspopup="dialog" onClick={() => setIsDeclining(true)}>
                Decline
              </Button>
            </div>
          </>
        )}
      </div>
      <ConfirmDialog
        open={isDeclining}
        words={DECLINE}
        onClose={() => setIsDeclining(false)}
        onConfirm={() => make({ move: 'decline', estimate: version })}
      />
    </Panel>
  );
}
