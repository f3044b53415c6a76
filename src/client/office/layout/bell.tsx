import { useRouterState } from '@tanstack/react-router';
import { Bell as BellIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { notificationPath } from '#rules/office/notifications.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Button } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { usePressOutside } from '#client/ui/use-press-outside.ts';
import { NotificationList } from '../features/staff/notification-list.tsx';
import { markRead, useNotifications, type Notifications } from '../features/staff/notifications.api.ts';
import { useArea } from './area.ts';

/** More than these fit no badge. */
const MOST = 99;

/**
 * Opening the page of a notification's subject marks the notification as read, by whichever way the person
 * came.
 */
function useReadOnPage(data: Notifications | undefined): void {
  const area = useArea();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const ids = (data?.data ?? [])
    .filter((one) => !one.is_read && notificationPath(area, one).split('?')[0] === pathname)
    .map(({ id }) => id);
  const named = ids.join(',');
  useEffect(() => {
    if (named) void markRead({ ids: named.split(',').map(Number) }).catch(() => undefined);
  }, [named]);
}

/** The number of unread notifications, and a list of them. */
export function Bell({ className }: { className?: string }) {
  const area = useArea();
  const { data } = useNotifications();
  const [isOpen, setIsOpen] = useState(false);
  const [now, setNow] = useState(() => new Date());
  const root = useRef<HTMLDivElement>(null);
  const close = () => setIsOpen(false);
  usePressOutside(root, isOpen, close);
  useReadOnPage(data);
  const unread = data?.unread ?? 0;
  const [newest] = data?.data ?? [];
  return (
    <div
      ref={root}
      className={className}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        close();
        root.current?.querySelector('button')?.focus();
      }}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => {
          setNow(new Date());
          setIsOpen(!isOpen);
        }}
        className={cx(
          'relative grid size-11 place-items-center rounded-control text-secondary hover:bg-grey-1 w1280:size-9',
          isOpen && 'bg-grey-1 text-ink',
        )}
      >
        <BellIcon size={20} />
        <span className="sr-only">Notifications{unread > 0 && `, ${unread} unread`}</span>
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-0.5 left-1/2 grid h-4.5 min-w-4.5 place-items-center rounded-badge bg-buy px-1 text-badge text-paper tabular-nums"
          >
            {Math.min(unread, MOST)}
            {unread > MOST && '+'}
          </span>
        )}
      </button>
      {isOpen && (
        <section
          aria-label="Notifications"
          className="fixed inset-x-2 top-14 z-30 flex max-h-[min(36rem,calc(100dvh-9rem))] flex-col rounded-box border border-border bg-paper shadow-overlay w768:top-2 w768:right-auto w768:left-18 w768:w-96 w1280:left-60"
        >
          <div className="flex min-h-13 items-center justify-between gap-3 border-b border-border px-4">
            <h2 className="text-label font-semibold">Notifications</h2>
            {unread > 0 && newest && (
              <Button
                variant="text"
                size={40}
                onClick={() => void markRead({ up_to: newest.id }).catch(() => undefined)}
              >
                Mark all read
              </Button>
            )}
          </div>
          <div className="min-h-0 overflow-y-auto">
            {!data && <Skeleton className="m-4 h-24 rounded-box" />}
            {data?.data.length === 0 && (
              <p className="px-4 py-6 text-secondary">
                Nothing yet. New orders, messages and what colleagues give you show up here.
              </p>
            )}
            {data && (
              <NotificationList
                list={data.data}
                area={area}
                now={now}
                onOpen={({ id, is_read: isRead }) => {
                  close();
                  if (!isRead) void markRead({ ids: [id] }).catch(() => undefined);
                }}
              />
            )}
          </div>
          <Anchor
            href={officePaths.notifications(area)}
            onClick={close}
            className="flex min-h-11 items-center border-t border-border px-4 font-medium -outline-offset-2 hover:bg-grey-1"
          >
            All notifications, and which mails you get
          </Anchor>
        </section>
      )}
    </div>
  );
}
