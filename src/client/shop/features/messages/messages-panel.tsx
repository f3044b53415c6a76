import { useEffect, useRef, useState } from 'react';
import type { TrackedOrder } from '#contract/orders.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { useRouter } from '#client/lib/router.tsx';
import { Composer } from '#client/sections/messages/composer.tsx';
import { Thread } from '#client/sections/messages/thread.tsx';
import { useSeen } from '#client/sections/messages/use-seen.ts';
import { sendAsBuyer } from '#client/sections/photos/send-photo.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { markSeen, useThread, write } from './messages.api.ts';

export type Orders = readonly Pick<TrackedOrder, 'number' | 'business' | 'token'>[];

/** The messages between the buyer and each vendor of the order. */
export function MessagesPanel({ orders, now }: { orders: Orders; now: Date }) {
  return orders.map(({ number, business, token }) =>
    token === null ? null : <VendorPanel key={number} vendor={business.name} token={token} now={now} />,
  );
}

type Props = { vendor: string; token: string; now: Date };

/** The link of a mail leads here. */
const HASH = '#messages';

function VendorPanel({ vendor, token, now }: Props) {
  const query = useThread(token);
  const [text, setText] = useState('');
  const pages = query.data?.pages ?? [];
  const messages = pages.toReversed().flatMap((page) => page.messages);
  const unread = pages[0]?.unread ?? 0;
  const end = useSeen<HTMLDivElement>(
    unread > 0 ? messages.at(-1)?.id : undefined,
    (last) => void markSeen(token, last),
  );
  const panel = useRef<HTMLDivElement>(null);
  const isAskedFor = useRouter().place.hash === HASH;
  const isThere = !query.isPending;
  useEffect(() => {
    if (isAskedFor && isThere) panel.current?.scrollIntoView({ behavior: 'instant' });
  }, [isAskedFor, isThere]);
  return (
    <div ref={panel} className="scroll-mt-24">
      <Panel
        title={`Messages with ${vendor}`}
        text={messages.length === 0 ? 'Ask about this order, or say how it should be delivered.' : undefined}
        action={unread > 0 && <Badge kind="percent">{unread} new</Badge>}
      >
        {query.isPending && <Skeleton className="mb-5 h-16 rounded-box" />}
        {query.isError && messages.length === 0 && (
          <p role="alert" className="mb-5 text-small text-danger">
            {messageOf(query.error)}
          </p>
        )}
        {messages.length > 0 && (
          <div className="mb-5">
            <Thread
              messages={messages}
              isOwn={({ from }) => from === 'buyer'}
              seenWords={({ read_at: readAt }) => (readAt ? 'Read' : 'Sent')}
              now={now}
              onEarlier={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
              isLoading={query.isFetchingNextPage}
            />
          </div>
        )}
        <div ref={end} />
        <Composer
          label={`Write to ${vendor}`}
          hint="You get an email when they answer."
          text={text}
          onText={setText}
          sendPhoto={sendAsBuyer(token)}
          onSend={(draft, key) => write(token, draft, key)}
          variant="accent"
        />
      </Panel>
    </div>
  );
}
