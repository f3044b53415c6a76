import { useState } from 'react';
import type { DemoRequest } from '#contract/demos.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { Select } from '#client/ui/select.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { notify, notifyError } from '#client/ui/toast-store.ts';
import { momentWords } from '#client/lib/due-words.ts';
import { changeDemoRequest } from './demos.api.ts';
import { STATUSES } from './demos-search.ts';

const LONGEST_NOTES = 4_000;
const LINK = 'text-buy-text underline underline-offset-2 wrap-anywhere';

/** A demo request: who sent it, how to contact them, and its status. */
export function DemoItem({ request, now }: { request: DemoRequest; now: Date }) {
  const { id, first_name: first, last_name: last, company, phone, email, status } = request;
  const headingId = `demo-${id}`;

  async function setStatus(value: string) {
    const next = STATUSES.find(({ key }) => key === value);
    if (!next) return;
    try {
      await changeDemoRequest({ id, status: next.key });
      notify(`${first} ${last}: ${next.label.toLowerCase()}.`);
    } catch (error) {
      notifyError(messageOf(error));
    }
  }

  return (
    <article
      aria-labelledby={headingId}
      className="grid gap-4 border-b border-grey-2 px-4 py-4 w768:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] w768:px-5"
    >
      <div className="min-w-0">
        <h2 id={headingId} className="text-label font-semibold wrap-anywhere">
          {first} {last}
        </h2>
        <p className="wrap-anywhere text-secondary">{company}</p>
        <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
          <a href={`mailto:${email}`} className={LINK}>
            {email}
          </a>
          {phone && (
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={LINK}>
              {phone}
            </a>
          )}
        </p>
        <p className="mt-1 text-caption text-muted">Asked {momentWords(request.created_at, now)}</p>
        <Select
          label="Status"
          value={status}
          className="mt-3 max-w-52"
          choices={STATUSES.map(({ key, label }) => ({ value: key, label }))}
          onChange={(event) => void setStatus(event.target.value)}
        />
      </div>
      <Notes key={request.notes} request={request} />
    </article>
  );
}

function Notes({ request: { id, notes } }: { request: DemoRequest }) {
  const [text, setText] = useState(notes);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const isChanged = text.trim() !== notes.trim();

  async function save() {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await changeDemoRequest({ id, notes: text });
      notify('The notes are saved.');
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className="grid content-start gap-2">
      <FormFailure>{failure}</FormFailure>
      <TextArea
        label="Notes"
        value={text}
        rows={3}
        maxLength={LONGEST_NOTES}
        onChange={(event) => setText(event.target.value)}
      />
      {isChanged && (
        <div className="flex gap-2">
          <Button size={40} variant="buy" busy={isBusy && 'Saving'} onClick={() => void save()}>
            Save notes
          </Button>
          <Button size={40} variant="outline" onClick={() => setText(notes)}>
            Discard
          </Button>
        </div>
      )}
    </div>
  );
}
