import type { Message } from '#contract/messages.ts';
import { momentWords } from '#client/lib/due-words.ts';
import { capital } from '#client/lib/format.ts';
import { Button } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { PhotoRow } from '../photos/photo-row.tsx';

type Props = {
  messages: readonly Message[];
  /** Whether the reader's own side wrote it. Own messages are on the right. */
  isOwn: (message: Message) => boolean;
  /** Who has seen an own message, or that the other side has. */
  seenWords: (message: Message) => string;
  now: Date;
  /** Loads older messages; undefined if there are none. */
  onEarlier: (() => void) | undefined;
  isLoading: boolean;
};

/** The messages between two sides, the newest at the end. */
export function Thread({ messages, isOwn, seenWords, now, onEarlier, isLoading }: Props) {
  return (
    <>
      {onEarlier && (
        <Button
          variant="outline"
          size={40}
          className="mb-4"
          busy={isLoading && 'Loading'}
          onClick={onEarlier}
        >
          Show earlier messages
        </Button>
      )}
      <ol className="grid gap-4">
        {messages.map((message) => (
          <Bubble
            key={message.id}
            message={message}
            isOwn={isOwn(message)}
            seen={isOwn(message) ? seenWords(message) : ''}
            now={now}
          />
        ))}
      </ol>
    </>
  );
}

type BubbleProps = { message: Message; isOwn: boolean; seen: string; now: Date };

function Bubble({ message, isOwn, seen, now }: BubbleProps) {
  const { name, of, text, photos, at, is_removed: isRemoved } = message;
  return (
    <li
      className={cx(
        'grid max-w-[85%] min-w-0 gap-1',
        isOwn ? 'justify-items-end justify-self-end' : 'justify-items-start',
      )}
    >
      <span className="text-caption text-muted">
        <b className="font-semibold text-secondary">{name}</b>
        {of && `, ${of}`}
      </span>
      <span
        className={cx(
          'max-w-full rounded-box px-4 py-2.5 text-small wrap-anywhere whitespace-pre-line',
          isOwn ? 'bg-buy-tint text-ink' : 'bg-grey-1 text-ink',
          isRemoved && 'text-muted! italic',
        )}
      >
        {isRemoved ? 'Removed with the account' : text}
      </span>
      <PhotoRow photos={photos} what={`the message of ${name}`} />
      <span className="text-caption text-muted">
        <time dateTime={at}>{capital(momentWords(at, now))}</time>
        {seen && ` · ${seen}`}
      </span>
    </li>
  );
}
