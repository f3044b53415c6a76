import { MessageSquare } from 'lucide-react';
import { addresses } from '#rules/page/addresses.ts';
import { countOf } from '#client/lib/format.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { useUnread } from './orders.api.ts';

/** Links to orders with an unread answer of a vendor. */
export function UnreadAnswers() {
  const unread = useUnread().data ?? [];
  if (unread.length === 0) return null;
  return (
    <ul aria-label="New messages" className="grid gap-2">
      {unread.map(({ number, token, business, unread: count }) => (
        <li
          key={number}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-buy-tint px-5 py-3 text-small"
        >
          <MessageSquare size={20} className="shrink-0 text-buy-text" />
          <p className="min-w-0 flex-1 basis-52">
            <b className="font-semibold">
              {countOf(count, 'new message')} from {business}
            </b>
            <span className="block text-caption text-secondary">Order {number}</span>
          </p>
          <ButtonLink
            href={addresses.messagesOf(token)}
            variant="light"
            size={40}
            className="pointer-coarse:h-11"
          >
            Read<span className="sr-only"> the messages about order {number}</span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
