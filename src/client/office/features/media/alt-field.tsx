import { useState } from 'react';
import { ALT_LENGTH } from '#rules/media/limits.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { changeItem, useItem } from './media.api.ts';

/** The alt text of a picture of the library, where one of its users is edited. It is saved at once. */
export function AltField({ id }: { id: number }) {
  const { data: item, error } = useItem(id);
  const [typed, setTyped] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  if (!item) return error ? <p className="text-danger">{messageOf(error)}</p> : <Skeleton className="h-24" />;
  const { version } = item;
  const text = typed ?? item.alt;
  const isLong = text.length > ALT_LENGTH;
  async function save() {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await changeItem(id, { version, alt: text });
      setTyped(undefined);
      notify('The alt text is saved');
    } catch (reason) {
      setFailure(messageOf(reason));
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <div>
      <TextArea
        name="alt"
        label={`Alt text, ${text.length} of ${ALT_LENGTH}`}
        rows={3}
        value={text}
        error={isLong ? `At most ${ALT_LENGTH} characters, or screen readers take too long` : failure}
        hint="Say what is seen. It is saved at once, wherever the picture is used."
        onChange={({ target }) => setTyped(target.value)}
      />
      {text !== item.alt && (
        <Button
          size={40}
          variant="outline"
          className="mt-2"
          disabled={isLong}
          busy={isBusy && 'Saving'}
          onClick={() => void save()}
        >
          Save alt text
        </Button>
      )}
    </div>
  );
}
