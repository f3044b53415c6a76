import {
  AtSign,
  Clock,
  CreditCard,
  MessagesSquare,
  Package,
  PackageOpen,
  PackageX,
  Store,
  TriangleAlert,
  Undo2,
  UserRoundCheck,
  type LucideIcon,
} from 'lucide-react';
import type { Notification } from '#contract/notifications.ts';
import { notificationPath, type NotificationEvent } from '#rules/office/notifications.ts';
import type { OfficeArea } from '#rules/page/office-paths.ts';
import { momentWords } from '#client/lib/due-words.ts';
import { capital } from '#client/lib/format.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { cx } from '#client/ui/cx.ts';
import { unbroken } from '#client/ui/unbroken.tsx';

const ICONS: Record<NotificationEvent, LucideIcon> = {
  new_order: Package,
  order_changed: PackageOpen,
  order_cancelled: PackageX,
  order_late: Clock,
  message: MessagesSquare,
  mention: AtSign,
  assigned: UserRoundCheck,
  return: Undo2,
  refund: CreditCard,
  chargeback: CreditCard,
  low_stock: TriangleAlert,
  vendor_application: Store,
};

type Props = {
  list: readonly Notification[];
  area: OfficeArea;
  now: Date;
  onOpen: (one: Notification) => void;
};

/** A person's notifications, each with a link to its subject. */
export function NotificationList({ list, area, now, onOpen }: Props) {
  return (
    <ul>
      {list.map((one) => {
        const Icon = ICONS[one.event];
        return (
          <li key={one.id} className="border-b border-grey-2 last:border-b-0">
            <Anchor
              href={notificationPath(area, one)}
              onClick={() => onOpen(one)}
              className={cx(
                'flex gap-3 px-4 py-3 -outline-offset-2 hover:bg-grey-1',
                !one.is_read && 'bg-[#f7f7ff]',
              )}
            >
              <Icon size={18} className="mt-0.5 shrink-0 text-secondary" />
              <span className="min-w-0 flex-1">
                <span className={cx('block wrap-anywhere', !one.is_read && 'font-semibold')}>
                  {unbroken(one.title)}
                </span>
                <span className="line-clamp-2 text-caption wrap-anywhere text-secondary">{one.text}</span>
                <span className="block text-caption text-muted">{capital(momentWords(one.at, now))}</span>
              </span>
              {!one.is_read && (
                <span className="mt-1.5 size-2.5 shrink-0 rounded-full bg-buy">
                  <span className="sr-only">Unread</span>
                </span>
              )}
            </Anchor>
          </li>
        );
      })}
    </ul>
  );
}
