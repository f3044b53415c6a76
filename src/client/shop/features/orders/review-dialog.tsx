import { useState } from 'react';
import type { TrackedOrder } from '#contract/orders.ts';
import { REVIEW_BODY, REVIEW_LONGEST, REVIEW_TITLE } from '#rules/catalog/review-fields.ts';
import { unsaid } from '#rules/orders/choice-words.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { ModalActions } from '#client/ui/modal-actions.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { PhotoField } from '#client/sections/photos/photo-field.tsx';
import { StarField } from './star-field.tsx';
import { saveReview, takeReviewBack } from './track.api.ts';
import { sendAsBuyer } from '#client/sections/photos/send-photo.ts';
import { usePhotos } from '#client/sections/photos/use-photos.ts';

export type ReviewDialogProps = {
  open: boolean;
  token: string;
  line: TrackedOrder['lines'][number];
  onClose: () => void;
  onChanged: () => void;
};

/** Writes a review of one item, changes it, or takes it back. */
export function ReviewDialog({ open, line, onClose, ...rest }: ReviewDialogProps) {
  const title = line.review ? 'Change your review' : 'Write a review';
  return (
    <Dialog open={open} onClose={onClose} title={title} width={520}>
      {open && <ReviewForm key={line.id} line={line} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function ReviewForm({ token, line, onClose, onChanged }: Omit<ReviewDialogProps, 'open'>) {
  const { id: lineId, review } = line;
  const photos = usePhotos(sendAsBuyer(token), review?.photos);
  const [removal, setRemoval] = useState<{ isBusy: boolean; failure?: string }>();
  const done = (words: string) => {
    onClose();
    onChanged();
    notify(words);
  };
  const form = useForm({
    start: { rating: review?.rating ?? 0, title: review?.title ?? '', body: review?.body ?? '' },
    errorsOf: ({ rating, title, body }) => ({
      rating: rating < 1 ? 'Please choose from 1 to 5 stars' : undefined,
      title: REVIEW_TITLE.errorOf(title),
      body: REVIEW_BODY.errorOf(body),
    }),
    send: async (values) => {
      await saveReview({ token, lineId }, { ...values, photos: photos.ids });
      done('Thank you. Your review is shown once we have checked it.');
    },
  });
  const { values, fieldProps, errorOf, isBusy, failure } = form;
  const takeBack = async () => {
    setRemoval({ isBusy: true });
    try {
      await takeReviewBack({ token, lineId });
      done('Your review is deleted.');
    } catch (error) {
      setRemoval({ isBusy: false, failure: messageOf(error) });
    }
  };
  return (
    <form {...form.formProps} className="flex flex-col gap-5">
      <p className="text-secondary">
        {line.name}
        <span className="block text-caption text-muted">{unsaid(line.choice, line.name)}</span>
      </p>
      <StarField
        value={values.rating}
        error={errorOf('rating')}
        onChange={(rating) => form.change({ rating })}
      />
      <TextField
        {...fieldProps('title')}
        label="In a few words"
        maxLength={REVIEW_LONGEST.title}
        autoComplete="off"
      />
      <TextArea
        {...fieldProps('body')}
        label="What would you tell others?"
        hint="Your first name and an initial are shown with it."
        maxLength={REVIEW_LONGEST.body}
      />
      <PhotoField photos={photos} hint="Everybody sees them with your review." />
      <FormFailure>{failure ?? removal?.failure}</FormFailure>
      <ModalActions>
        <Button type="submit" variant="accent" busy={isBusy && 'Sending'} disabled={photos.isSending}>
          {review ? 'Save the changes' : 'Send the review'}
        </Button>
        {review ? (
          <Button variant="outline" busy={removal?.isBusy && 'Deleting'} onClick={() => void takeBack()}>
            Delete it
          </Button>
        ) : (
          <Button variant="outline" onClick={onClose}>
            Not now
          </Button>
        )}
      </ModalActions>
    </form>
  );
}
