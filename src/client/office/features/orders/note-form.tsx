import { useState } from 'react';
import type { FormEvent } from 'react';
import { messageOf } from '#client/lib/api-error.ts';
import { forget, keep, readKept } from '#client/lib/kept-typing.ts';
import { newKey } from '#client/lib/new-key.ts';
import { useSession } from '#client/lib/session.ts';
import { Button } from '#client/ui/button.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { MentionArea } from '../../ui/mention-area.tsx';
import { writeNote } from './orders.api.ts';

/** A note for the team. The key stays the same while the text does, so that a retry writes no second note. */
export function NoteForm({ number, colleagues }: { number: string; colleagues: readonly string[] }) {
  const me = useSession().user;
  const keeping = { name: `note on ${number} by ${me?.email ?? ''}` };
  const [text, setText] = useState(() => readKept<{ text: string }>(keeping).text ?? '');
  const [key, setKey] = useState(newKey);
  const [failure, setFailure] = useState<string>();
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  function type(typed: string) {
    setText(typed);
    setKey(newKey());
    if (typed) keep(keeping, { text: typed });
    else forget(keeping);
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setFailure(undefined);
    if (!text.trim()) {
      setError('Please write something first.');
      event.currentTarget.querySelector('textarea')?.focus();
      return;
    }
    setIsBusy(true);
    try {
      await writeNote(number, text.trim(), key);
      type('');
    } catch (problem) {
      setFailure(messageOf(problem));
    }
    setIsBusy(false);
  }
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="mb-5 grid gap-2.5">
      <FormFailure>{failure}</FormFailure>
      <MentionArea
        names={colleagues}
        label="Note for the team"
        hint="Only staff who see this order can read it. With @ and a name you tell a colleague."
        name="note"
        rows={2}
        maxLength={2000}
        value={text}
        error={error}
        onText={(next) => {
          type(next);
          setError(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
            event.currentTarget.form?.requestSubmit();
        }}
      />
      <Button type="submit" size={40} className="justify-self-end max-w1024:h-11!" busy={isBusy && 'Saving'}>
        Add note
      </Button>
    </form>
  );
}
