import { useState } from 'react';
import type { MailKind } from '#rules/site/mail-kinds.ts';
import type { OwnWords } from '#rules/site/mail-words.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { useSettled } from '#client/lib/use-settled.ts';
import { Button } from '#client/ui/button.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { Box } from '../../ui/box.tsx';
import { samplePage, sendSample } from './mails.api.ts';

type Props = { kind: MailKind; own: OwnWords; isWrong: boolean };

/** The mail with sample data, as the words are typed. The frame runs no scripts, and its links do nothing. */
export function MailSample({ kind, own, isWrong }: Props) {
  const [isSending, setIsSending] = useState(false);
  const [shown, setShown] = useState(() => samplePage(kind, own));
  const wanted = useSettled(samplePage(kind, own));
  // Unfinished typing, such as an open brace, leaves the last good sample.
  if (!isWrong && wanted !== shown) setShown(wanted);
  const send = async () => {
    setIsSending(true);
    try {
      notify(await sendSample(kind, own));
    } catch (error) {
      notify(messageOf(error));
    } finally {
      setIsSending(false);
    }
  };
  return (
    <Box
      title="How it looks"
      note={
        <Button
          size={40}
          variant="outline"
          className="ml-auto"
          disabled={isWrong}
          busy={isSending && 'Sending'}
          onClick={() => void send()}
        >
          Send me a test mail
        </Button>
      }
    >
      <iframe
        key={kind}
        src={shown}
        title="The mail with sample data"
        sandbox="allow-same-origin"
        className="h-160 w-full rounded-box border border-border bg-paper"
      />
    </Box>
  );
}
