import { useState } from 'react';
import type { FormEvent } from 'react';
import type { OfficeReview } from '#contract/reviews.ts';
import { REVIEW_ANSWER, REVIEW_LONGEST, REVIEW_REASON } from '#rules/catalog/review-fields.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { MOVES } from './review-words.ts';
import { moveReview } from './reviews.api.ts';

const ASKS = {
  hide: {
    title: 'Hide this review',
    text: 'Shoppers no longer see it, and its stars no longer count. Its writer gets no mail, and reads your reason on the page of the order.',
    label: 'Reason',
    missing: 'Please say why.',
    field: REVIEW_REASON,
    longest: REVIEW_LONGEST.reason,
    press: 'Hide review',
  },
  answer: {
    title: 'Answer this review',
    text: 'Everybody reads it below the review, with the name of your business. It can’t be changed later.',
    label: 'Your answer',
    missing: 'Please write your answer.',
    field: REVIEW_ANSWER,
    longest: REVIEW_LONGEST.answer,
    press: 'Publish answer',
  },
};

type Props = { move: keyof typeof ASKS; review: OfficeReview; onClose: () => void };

/** Asks for the reason to hide a review, or for the answer to it. */
export function ReviewDialog({ move, review: { id, version }, onClose }: Props) {
  const asks = ASKS[move];
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const problem = text.trim() === '' ? asks.missing : asks.field.errorOf(text);
    setError(problem);
    setFailure(undefined);
    if (problem) {
      event.currentTarget.querySelector('textarea')?.focus();
      return;
    }
    setIsBusy(true);
    try {
      await moveReview(id, { move, version, ...(move === 'hide' ? { reason: text } : { answer: text }) });
      notify(MOVES[move].done);
      onClose();
    } catch (thrown) {
      setFailure(messageOf(thrown));
      setIsBusy(false);
    }
  }

  return (
    <Dialog open onClose={onClose} title={asks.title} width={480}>
      <form noValidate onSubmit={(event) => void send(event)}>
        <div className="grid gap-4 pb-5">
          <p className="text-secondary">{asks.text}</p>
          <FormFailure>{failure}</FormFailure>
          <TextArea
            label={asks.label}
            value={text}
            error={error}
            maxLength={asks.longest}
            rows={4}
            data-autofocus=""
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <DialogActions onClose={onClose}>
          <Button
            type="submit"
            variant={move === 'hide' ? 'danger' : 'buy'}
            busy={isBusy && MOVES[move].busy}
          >
            {asks.press}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
