import { useState } from 'react';
import type { TrackedRepair } from '#contract/repairs.ts';
import { advised, alternatives } from '#rules/repair/estimate.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { sumWords } from '#client/lib/format.ts';
import { byWords } from '#client/lib/when-words.ts';
import { ConfirmDialog, type ConfirmWords } from '#client/sections/tracking/confirm-dialog.tsx';
import { Button } from '#client/ui/button.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { EstimateLines } from './estimate-lines.tsx';
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
  const { lines, version, note, until, deposit } = estimate;
  const whole = alternatives(lines).length;
  const [ticked, setTicked] = useState<readonly number[]>(advised(lines).map(({ id }) => id));
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isDeclining, setIsDeclining] = useState(false);
  const sum = sumOfLines(lines, ticked);
  const approve = async () => {
    if (isBusy) return;
    if (ticked.length === 0) {
      setFailure('Please tick the repairs you want, or decline the estimate.');
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
        <EstimateLines lines={lines} mayAnswer={mayAnswer} ticked={ticked} onTick={setTicked} />
        {mayAnswer && (
          <>
            <p className="flex items-baseline justify-between gap-4 tabular-nums" aria-live="polite">
              <span>{deposit > 0 ? 'In all' : 'You pay when you get it back'}</span>
              <b className="text-h3">{sumWords(sum)}</b>
            </p>
            {deposit > 0 && (
              <p className="text-small text-secondary">
                Before we begin we ask for a deposit of{' '}
                <b className="font-semibold text-ink">{sumWords(Math.min(deposit, sum))}</b>. It comes back to
                you if we can’t repair it.
              </p>
            )}
            <FormFailure>{failure}</FormFailure>
            <div className="flex flex-wrap gap-3">
              <Button variant="accent" busy={isBusy && 'Saving'} onClick={() => void approve()}>
                {ticked.length === whole ? 'Approve all' : `Approve ${ticked.length} of ${whole}`} for{' '}
                {sumWords(sum)}
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
