import { Camera } from 'lucide-react';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { MESSAGE_LONGEST, MESSAGE_TEXT } from '#rules/messages/message-fields.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { newKey } from '#client/lib/new-key.ts';
import { announce } from '#client/ui/announce.ts';
import { Button } from '#client/ui/button.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { PhotoField } from '../photos/photo-field.tsx';
import { usePhotos, type SendPhoto } from '../photos/use-photos.ts';

export interface Draft {
  text: string;
  photos: string[];
}

type Props = {
  label: string;
  hint?: string | undefined;
  /** The typed text. The page keeps it, so that a saved answer can be put in. */
  text: string;
  onText: (text: string) => void;
  sendPhoto: SendPhoto;
  /** Sends the message once, even if it is tried several times with one key. */
  onSend: (draft: Draft, key: string) => Promise<void>;
  variant: 'accent' | 'buy';
  sendLabel?: string | undefined;
  /** Further buttons beside the send button. */
  children?: ReactNode;
};

/** A field to write a message in, with photos if they are wanted. */
export function Composer(props: Props) {
  const { label, hint, text, onText, sendPhoto, onSend, variant, sendLabel = 'Send', children } = props;
  const photos = usePhotos(sendPhoto);
  const [hasPhotos, setHasPhotos] = useState(false);
  /** The last try. The same words and photos are sent with the same key, so that a retry writes no second message. */
  const tried = useRef({ said: '', key: '' });
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy || photos.isSending) return;
    const wrong = MESSAGE_TEXT.errorOf(text);
    setError(wrong);
    setFailure(undefined);
    if (wrong !== undefined) {
      field.current?.focus();
      return;
    }
    const said = JSON.stringify([text, photos.ids]);
    if (tried.current.said !== said) tried.current = { said, key: newKey() };
    setIsBusy(true);
    try {
      await onSend({ text: text.trim(), photos: photos.ids }, tried.current.key);
      tried.current = { said: '', key: '' };
      onText('');
      photos.clear();
      setHasPhotos(false);
      announce('Your message is sent');
      field.current?.focus();
    } catch (problem) {
      setFailure(messageOf(problem));
    }
    setIsBusy(false);
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-3">
      <FormFailure>{failure}</FormFailure>
      <TextArea
        ref={field}
        label={label}
        hint={hint}
        name="text"
        rows={3}
        maxLength={MESSAGE_LONGEST}
        value={text}
        error={error}
        onChange={({ target }) => {
          onText(target.value);
          setError(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
            event.currentTarget.form?.requestSubmit();
        }}
      />
      {hasPhotos && <PhotoField photos={photos} hint="They are shown with your message." />}
      <div className="flex flex-wrap items-center gap-2.5">
        <Button
          type="submit"
          variant={variant}
          size={40}
          className="pointer-coarse:h-11"
          busy={(isBusy && 'Sending') || (photos.isSending && 'Sending photos')}
        >
          {sendLabel}
        </Button>
        {!hasPhotos && (
          <Button variant="text" size={40} className="pointer-coarse:h-11" onClick={() => setHasPhotos(true)}>
            <Camera size={18} />
            Add photos
          </Button>
        )}
        {children}
      </div>
    </form>
  );
}
