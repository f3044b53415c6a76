import { Monitor, Smartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import type { AccountSession } from '#contract/account-profile.ts';
import { api } from '#client/lib/api.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { formatDate } from '#client/lib/format.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { notify, notifyError } from '#client/ui/toast-store.ts';
import { requests, showAnswer, useSessions } from './account.api.ts';
import { lastSeen } from './last-seen.ts';
import { Loaded } from './loaded.tsx';
import { Panel } from '#client/ui/panel.tsx';

export function SessionsPanel() {
  const sessions = useSessions();
  const [busy, setBusy] = useState<string>();
  /** Gets the focus when a row is removed together with its focused button. */
  const list = useRef<HTMLUListElement>(null);

  async function end(id: string | undefined, said: string) {
    setBusy(id ?? 'all');
    try {
      const answer = await (id
        ? api('DELETE /web/site/account/sessions/{id}', { params: { id } })
        : api('DELETE /web/site/account/sessions', {}));
      showAnswer(requests.sessions, answer);
      list.current?.focus();
      notify(said);
    } catch (error) {
      notifyError(messageOf(error));
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <Panel
      title="Where you are signed in"
      text="Sign out any browser that you don’t recognise or no longer use."
    >
      <Loaded query={sessions} what="The list" rows={{ count: 2, className: 'h-16 rounded-box' }}>
        {(known) => (
          <>
            <ul ref={list} tabIndex={-1} className="-my-4 divide-y divide-border">
              {known.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  busy={busy === session.id}
                  onEnd={() => void end(session.id, `${session.browser} is signed out`)}
                />
              ))}
            </ul>
            {known.length > 1 && (
              <Button
                variant="outline"
                className="mt-7"
                busy={busy === 'all' && 'Signing out'}
                onClick={() => void end(undefined, 'Every other browser is signed out')}
              >
                Sign out everywhere else
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

type RowProps = { session: AccountSession; busy: boolean; onEnd: () => void };

function SessionRow({ session, busy, onEnd }: RowProps) {
  const [now] = useState(() => new Date());
  const Icon = /iPhone|iPad|Android/.test(session.browser) ? Smartphone : Monitor;
  const since = formatDate(session.created_at);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <Icon size={24} className="text-muted" />
      <div className="min-w-52 flex-1">
        <p className="text-name">{session.browser}</p>
        <p className="text-small text-muted">
          {session.is_current ? 'Active now' : `Last seen ${lastSeen(session.last_seen_at, now)}`} · since{' '}
          {since}
        </p>
      </div>
      {/* On a phone it is below, aligned with the text. */}
      <div className="max-w600:pl-10">
        {session.is_current ? (
          <Badge kind="verified">This browser</Badge>
        ) : (
          <Button
            variant="outline"
            size={40}
            busy={busy && 'Signing out'}
            onClick={onEnd}
            aria-label={`Sign out ${session.browser}, since ${since}`}
          >
            Sign out
          </Button>
        )}
      </div>
    </li>
  );
}
