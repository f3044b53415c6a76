import { Mail } from 'lucide-react';
import { useState } from 'react';
import { whenWords } from '#client/lib/when-words.ts';
import { Button } from '#client/ui/button.tsx';
import { Panel } from '#client/ui/panel.tsx';

/** Most people look for the latest mails. */
const FIRST = 3;

interface SentMail {
  title: string;
  at: string;
  /** After the time, such as ', on its way'. */
  note?: string;
}

/** Every mail that the customer got, newest first. */
export function Mails({ mails, now }: { mails: readonly SentMail[]; now: Date }) {
  const [isOpen, setIsOpen] = useState(false);
  if (mails.length === 0) return null;
  const newest = [...mails].reverse();
  return (
    <Panel title="Emails we sent you">
      <ol className="grid gap-4 text-small">
        {(isOpen ? newest : newest.slice(0, FIRST)).map(({ title, at, note }, index) => (
          <li key={`${at}${title}${index}`} className="flex gap-3">
            <Mail size={18} className="mt-px shrink-0 text-muted" />
            <span className="min-w-0">
              <b className="block font-semibold">{title}</b>
              <span className="text-caption text-muted">
                <time dateTime={at}>{whenWords(at, now)}</time>
                {note}
              </span>
            </span>
          </li>
        ))}
      </ol>
      {!isOpen && newest.length > FIRST && (
        <Button variant="outline" size={40} className="mt-4" onClick={() => setIsOpen(true)}>
          Show all {newest.length}
        </Button>
      )}
    </Panel>
  );
}
