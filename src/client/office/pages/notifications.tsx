import { useNavigate } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import type { MailChoice } from '#contract/notifications.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { countOf } from '#client/lib/format.ts';
import { useSession } from '#client/lib/session.ts';
import { Button } from '#client/ui/button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { notifyError } from '#client/ui/toast-store.ts';
import { NotificationList } from '../features/staff/notification-list.tsx';
import {
  chooseMail,
  markRead,
  useMailChoices,
  useNotifications,
} from '../features/staff/notifications.api.ts';
import { useArea } from '../layout/area.ts';
import { useOfficeTitle } from '../layout/office-title.ts';
import { Box } from '../ui/box.tsx';
import { lastCursor, readCursors, turnsOf } from '../ui/cursors.ts';
import { ListState, StackSkeleton } from '../ui/list-states.tsx';
import { NotLoaded } from '../ui/not-loaded.tsx';
import { Switch } from '../ui/switch.tsx';

export interface NotificationsSearch {
  from?: string | undefined;
}

export const readNotificationsSearch = ({ from }: Record<string, unknown>): NotificationsSearch =>
  readCursors(from);

/** A person's notifications in the office, and which of them they also get by mail. */
export function NotificationsPage({ search }: { search: NotificationsSearch }) {
  useOfficeTitle('Notifications');
  return (
    <>
      <h1 className="mb-5 text-[1.625rem] leading-8 font-semibold tracking-[-0.02em]">Notifications</h1>
      <div className="grid items-start gap-4 w1024:grid-cols-[minmax(0,1fr)_22rem]">
        <Told search={search} />
        <Mails />
      </div>
    </>
  );
}

function Told({ search: { from } }: { search: NotificationsSearch }) {
  const area = useArea();
  const go = useNavigate();
  const [now] = useState(() => new Date());
  const list = useNotifications(lastCursor(from));
  const { data, error, isPlaceholderData } = list;
  const newest = from === undefined ? data?.data[0] : undefined;
  const { onBack, onMore } = turnsOf(
    from,
    data?.next_cursor ?? null,
    (next) => void go({ to: '/$area/notifications', params: { area }, search: { from: next } }),
  );
  return (
    <section
      aria-label="What you were told"
      aria-busy={isPlaceholderData}
      className="min-w-0 overflow-hidden rounded-card border border-border bg-paper"
    >
      <div className="flex min-h-13 flex-wrap items-center justify-between gap-3 border-b border-border px-4">
        <p className="text-muted">{data ? `${countOf(data.unread, 'notification')} unread` : '\u00a0'}</p>
        {newest && data && data.unread > 0 && (
          <Button
            variant="text"
            size={40}
            className="max-w1280:h-11"
            onClick={() =>
              markRead({ up_to: newest.id }).catch((problem: unknown) => notifyError(messageOf(problem)))
            }
          >
            Mark all read
          </Button>
        )}
      </div>
      {error && !data && (
        <NotLoaded title="The notifications did not load" text={messageOf(error)} query={list} />
      )}
      {!error && !data && <StackSkeleton />}
      {data?.data.length === 0 && (
        <ListState
          icon={Bell}
          title="Nothing yet"
          text="New orders, messages, returns and what colleagues give you show up here by themselves."
        />
      )}
      {data && (
        <NotificationList
          list={data.data}
          area={area}
          now={now}
          onOpen={({ id, is_read: isRead }) => {
            if (!isRead) void markRead({ ids: [id] }).catch(() => undefined);
          }}
        />
      )}
      {(onBack ?? onMore) && (
        <div className="flex justify-end gap-2 border-t border-border px-4 py-2.5">
          <Button size={40} variant="outline" disabled={!onBack} onClick={onBack}>
            Newer
          </Button>
          <Button size={40} variant="outline" disabled={!onMore} onClick={onMore}>
            Older
          </Button>
        </div>
      )}
    </section>
  );
}

/** A switch for each kind of news. It is saved at once. */
function Mails() {
  const query = useMailChoices();
  const { data, error } = query;
  const email = useSession().user?.email;
  const [wanted, setWanted] = useState<ReadonlyMap<string, boolean>>(new Map());

  async function choose({ event }: MailChoice, isMailed: boolean) {
    setWanted((before) => new Map(before).set(event, isMailed));
    try {
      await chooseMail({ event, is_mailed: isMailed });
    } catch (problem) {
      notifyError(messageOf(problem));
    }
    setWanted((before) => new Map([...before].filter(([one]) => one !== event)));
  }

  return (
    <Box title="Mails to you">
      <p className="mb-2 text-secondary">
        The bell tells you all of this. Choose what you also get by mail
        {email && (
          <>
            {' '}
            at <b className="font-semibold wrap-anywhere">{email}</b>
          </>
        )}
        .
      </p>
      {error && !data && (
        <NotLoaded title="Your choices did not load" text={messageOf(error)} query={query} />
      )}
      {!error && !data && <Skeleton className="h-80 rounded-box" />}
      <div className="grid gap-2.5">
        {data?.map((choice) => (
          <Switch
            key={choice.event}
            name={choice.event}
            label={choice.title}
            detail={choice.when}
            isOn={wanted.get(choice.event) ?? choice.is_mailed}
            onChange={(isOn) => void choose(choice, isOn)}
          />
        ))}
      </div>
    </Box>
  );
}
