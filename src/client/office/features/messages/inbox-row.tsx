import type { InboxRow } from '#contract/messages.ts';
import { momentWords } from '#client/lib/due-words.ts';
import { capital } from '#client/lib/format.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { cx } from '#client/ui/cx.ts';
import { Chip } from '../../ui/chip.tsx';
import { PersonName } from '../../ui/person-name.tsx';

type Props = {
  row: InboxRow;
  href: string;
  now: Date;
  /** Whether its messages are shown beside the list. */
  isOpen: boolean;
  /** Whether the keys J and K are at this row. */
  isHere: boolean;
  /** Whether the list holds conversations of several vendors. */
  namesVendor: boolean;
};

/** A conversation in the inbox: who, about what, and the last message. */
export function InboxItem({ row, href, now, isOpen, isHere, namesVendor }: Props) {
  const { number, person, business, last, unread, assignee, is_closed: isClosed, waits_since: waits } = row;
  return (
    <li
      data-row={number}
      className={cx('border-b border-grey-2', isHere && 'shadow-[inset_3px_0_var(--color-ink)]')}
    >
      <Anchor
        href={href}
        aria-current={isOpen ? 'true' : undefined}
        className={cx('block px-4 py-3 -outline-offset-2 hover:bg-grey-1', isOpen && 'bg-grey-1')}
      >
        <span className="flex items-baseline justify-between gap-3">
          <span className={cx('min-w-0 truncate text-label', unread > 0 ? 'font-semibold' : 'font-medium')}>
            {person}
          </span>
          <span className="shrink-0 text-caption text-muted tabular-nums">
            {capital(momentWords(last.at, now))}
          </span>
        </span>
        <span className="flex justify-between gap-3 text-caption text-muted">
          <span className="min-w-0 truncate">
            {number}
            {namesVendor && ` · ${business.name}`}
          </span>
          <PersonName label="Assigned to" name={assignee?.name} />
        </span>
        <span className="mt-1 flex items-end justify-between gap-3">
          <span
            className={cx('line-clamp-2 min-w-0 wrap-anywhere', unread > 0 ? 'text-ink' : 'text-secondary')}
          >
            {last.from !== 'buyer' && <span className="text-muted">{last.name.split(' ')[0]}: </span>}
            {last.text || 'Removed with the account'}
          </span>
          <State unread={unread} isWaiting={waits !== null} isClosed={isClosed} />
        </span>
      </Anchor>
    </li>
  );
}

function State({ unread, isWaiting, isClosed }: { unread: number; isWaiting: boolean; isClosed: boolean }) {
  if (unread > 0) {
    return (
      <span className="grid h-5 min-w-5 shrink-0 place-items-center rounded-badge bg-buy px-1.5 text-badge text-paper tabular-nums">
        {unread}
        <span className="sr-only"> unread</span>
      </span>
    );
  }
  if (isWaiting) return <Chip look="waits">To answer</Chip>;
  return isClosed ? <Chip look="over">Closed</Chip> : null;
}
