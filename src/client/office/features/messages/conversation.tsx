import { Archive, ArchiveRestore, BookMarked } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Message, OfficeThread } from '#contract/messages.ts';
import { answerFor } from '#rules/messages/saved-answers.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { forget, keep, readKept } from '#client/lib/kept-typing.ts';
import { useSession } from '#client/lib/session.ts';
import { Composer, type Draft } from '#client/sections/messages/composer.tsx';
import { Thread } from '#client/sections/messages/thread.tsx';
import { useSeen } from '#client/sections/messages/use-seen.ts';
import { sendAsStaff } from '#client/sections/photos/send-photo.ts';
import { Button } from '#client/ui/button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { notify, notifyError } from '#client/ui/toast-store.ts';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import { SavedAnswersDialog } from './saved-answers-dialog.tsx';
import { answer, isOvertaken, markSeen, setClosed, useConversation } from './messages.api.ts';

const MINUTE = 60_000;

/** The days of messages change while the page is open. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const seenBy = ({ read_at: readAt }: Message) => (readAt ? 'Read by the buyer' : 'Sent');

/** The messages of an order's buyer and the office, and a field for the answer. */
export function Conversation({ number }: { number: string }) {
  const query = useConversation(number);
  const now = useNow();
  const me = useSession().user;
  const keeping = { name: `message about ${number} by ${me?.email ?? ''}` };
  const [text, setText] = useState(() => readKept<{ text: string }>(keeping).text ?? '');
  const [hasAnswers, setHasAnswers] = useState(false);
  /** Whether a colleague answered first. A second press then sends the typed text all the same. */
  const [isLate, setIsLate] = useState(false);
  function type(typed: string) {
    setText(typed);
    if (typed) keep(keeping, { text: typed });
    else forget(keeping);
  }
  async function send(draft: Draft, key: string) {
    try {
      await answer(number, { ...draft, seen: last }, key);
      setIsLate(false);
    } catch (error) {
      setIsLate(isOvertaken(error));
      throw error;
    }
  }
  const pages = query.data?.pages ?? [];
  const [newest] = pages;
  const messages = pages.toReversed().flatMap((page) => page.messages);
  const last = messages.at(-1)?.id ?? 0;
  const end = useSeen<HTMLDivElement>(
    newest && newest.unread > 0 ? last : undefined,
    (upTo) => void markSeen(number, upTo),
  );
  if (!newest) {
    if (query.isError)
      return <NotLoaded title="The messages did not load" text={messageOf(query.error)} query={query} />;
    return <Skeleton className="h-40 rounded-box" />;
  }
  return (
    <>
      {messages.length === 0 ? (
        <p className="mb-4 text-muted">Nobody has written about this order yet.</p>
      ) : (
        <div className="mb-5">
          <Thread
            messages={messages}
            isOwn={({ from }) => from !== 'buyer'}
            seenWords={seenBy}
            now={now}
            onEarlier={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
            isLoading={query.isFetchingNextPage}
          />
        </div>
      )}
      <div ref={end} />
      {newest.is_reachable ? (
        <Composer
          label={`Write to ${newest.person}`}
          hint="They get your message by email, with a link to answer."
          text={text}
          onText={type}
          sendPhoto={sendAsStaff(number)}
          onSend={send}
          variant="buy"
          sendLabel={isLate ? 'Send it too' : 'Send'}
        >
          <Button
            variant="text"
            size={40}
            className="pointer-coarse:h-11"
            onClick={() => setHasAnswers(true)}
          >
            <BookMarked size={18} />
            Saved answers
          </Button>
          <StateButton thread={newest} seen={last} />
        </Composer>
      ) : (
        <p className="text-small text-muted">This person gave no email, so no message reaches them.</p>
      )}
      {/* Not inside the form of the message, since it has a form of its own. */}
      {hasAnswers && (
        <SavedAnswersDialog
          onClose={() => setHasAnswers(false)}
          onChoose={(saved) => {
            const filled = answerFor(saved, factsOf(newest, me));
            type(text.trim() ? `${text.trim()}\n\n${filled}` : filled);
            setHasAnswers(false);
          }}
        />
      )}
    </>
  );
}

const firstName = (name: string) => name.split(' ')[0] ?? name;

/** The facts that are filled into a saved answer. The staff member reads the answer before it is sent. */
const factsOf = ({ person, number, business }: OfficeThread, me: { name: string } | null) => ({
  first_name: firstName(person),
  order: number,
  vendor: business.name,
  me: firstName(me?.name ?? ''),
});

/** Puts a conversation away that needs no answer, or takes it back. */
function StateButton({ thread, seen }: { thread: OfficeThread; seen: number }) {
  const { number, is_closed: isClosed } = thread;
  const [isBusy, setIsBusy] = useState(false);
  if (seen === 0) return null;

  async function set() {
    setIsBusy(true);
    try {
      await setClosed(number, !isClosed, seen);
      notify(isClosed ? 'The conversation is open again.' : 'The conversation is closed.');
    } catch (error) {
      notifyError(messageOf(error));
    }
    setIsBusy(false);
  }

  const Icon = isClosed ? ArchiveRestore : Archive;
  return (
    <Button
      variant="outline"
      size={40}
      className="ml-auto pointer-coarse:h-11"
      busy={isBusy && 'Saving'}
      onClick={() => void set()}
    >
      <Icon size={18} />
      {isClosed ? 'Open again' : thread.waits_since ? 'No answer needed' : 'Close'}
    </Button>
  );
}
