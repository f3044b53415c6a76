import { whenWords } from '#client/lib/when-words.ts';
import { Panel } from '#client/ui/panel.tsx';

export interface Happened {
  at: string;
  title: string;
  note: string;
}

/** Everything that happened, newest first. */
export function Timeline({ events, now }: { events: readonly Happened[]; now: Date }) {
  if (events.length === 0) return null;
  return (
    <Panel title="What happened">
      <ol className="grid gap-4 border-l-2 border-border pl-4 text-small">
        {[...events].reverse().map(({ at, title, note }, index) => (
          <li key={`${at}${index}`} className="min-w-0">
            <b className="block font-semibold">{title}</b>
            <time dateTime={at} className="text-caption text-muted">
              {whenWords(at, now)}
            </time>
            {note && <p className="mt-0.5 wrap-anywhere whitespace-pre-line text-secondary">{note}</p>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
