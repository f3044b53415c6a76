import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SavedAnswer } from '#contract/saved-answers.ts';
import { MESSAGE_LONGEST } from '#rules/messages/message-fields.ts';
import {
  ANSWER_NAME,
  ANSWER_NAME_LONGEST,
  ANSWER_STAND_INS,
  ANSWER_TEXT,
} from '#rules/messages/saved-answers.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { newKey } from '#client/lib/new-key.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { ModalActions } from '#client/ui/modal-actions.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify, notifyError } from '#client/ui/toast-store.ts';
import { removeAnswer, saveAnswer, useSavedAnswers } from './saved-answers.api.ts';

type Props = { onClose: () => void; onChoose: (text: string) => void };

/** The answers that the office sends often: chooses one, writes a new one, and changes or removes one. */
export function SavedAnswersDialog({ onClose, onChoose }: Props) {
  const [edited, setEdited] = useState<{ saved: SavedAnswer | undefined }>();
  const title = !edited ? 'Saved answers' : edited.saved ? 'Change the answer' : 'New saved answer';
  return (
    <Dialog open onClose={onClose} title={title} width={560}>
      {edited ? (
        <AnswerForm saved={edited.saved} onDone={() => setEdited(undefined)} />
      ) : (
        <AnswerList onChoose={onChoose} onEdit={(saved) => setEdited({ saved })} />
      )}
    </Dialog>
  );
}

type ListProps = { onChoose: (text: string) => void; onEdit: (saved: SavedAnswer | undefined) => void };

function AnswerList({ onChoose, onEdit }: ListProps) {
  const { data, error } = useSavedAnswers();

  async function remove(saved: SavedAnswer) {
    try {
      await removeAnswer(saved);
      notify(`“${saved.name}” is removed.`);
    } catch (problem) {
      notifyError(messageOf(problem));
    }
  }

  return (
    <div className="grid gap-4">
      {error && !data && <FormFailure>{messageOf(error)}</FormFailure>}
      {!data && !error && <Skeleton className="h-32 rounded-box" />}
      {data?.length === 0 && (
        <p className="text-small text-muted">
          None yet. Save what you write often. Names and order numbers are filled in by themselves.
        </p>
      )}
      <ul className="grid gap-1">
        {data?.map((saved) => (
          <li key={saved.id} className="flex items-center gap-1">
            <button
              type="button"
              className="min-h-11 min-w-0 flex-1 rounded-control px-3 py-2 text-left text-small hover:bg-grey-1"
              onClick={() => onChoose(saved.text)}
            >
              <b className="block font-semibold wrap-anywhere">{saved.name}</b>
              <span className="line-clamp-2 wrap-anywhere text-muted">{saved.text}</span>
            </button>
            <IconButton label={`Change “${saved.name}”`} size={44} onClick={() => onEdit(saved)}>
              <Pencil size={18} />
            </IconButton>
            <IconButton label={`Remove “${saved.name}”`} size={44} onClick={() => void remove(saved)}>
              <Trash2 size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button variant="outline" className="justify-self-start" onClick={() => onEdit(undefined)}>
        <Plus size={18} />
        New answer
      </Button>
    </div>
  );
}

function AnswerForm({ saved, onDone }: { saved: SavedAnswer | undefined; onDone: () => void }) {
  const [key] = useState(newKey);
  const form = useForm({
    start: { name: saved?.name ?? '', text: saved?.text ?? '' },
    errorsOf: ({ name, text }) => ({ name: ANSWER_NAME.errorOf(name), text: ANSWER_TEXT.errorOf(text) }),
    async send(values) {
      await saveAnswer(saved, values, key);
      notify('The answer is saved.');
      onDone();
    },
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      <FormFailure>{form.failure}</FormFailure>
      <TextField
        {...form.fieldProps('name')}
        label="Name"
        hint="Buyers don’t see it."
        maxLength={ANSWER_NAME_LONGEST}
        autoComplete="off"
        data-autofocus=""
      />
      <TextArea {...form.fieldProps('text')} label="Text" rows={6} maxLength={MESSAGE_LONGEST} />
      <dl className="grid gap-1 text-caption text-muted">
        {Object.entries(ANSWER_STAND_INS).map(([name, meaning]) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt className="font-semibold text-secondary">{`{${name}}`}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <ModalActions>
        <Button type="submit" variant="buy" busy={form.isBusy && 'Saving'}>
          Save
        </Button>
        <Button variant="outline" onClick={onDone}>
          Back
        </Button>
      </ModalActions>
    </form>
  );
}
