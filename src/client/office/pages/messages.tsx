import { useNavigate } from '@tanstack/react-router';
import { ArrowLeft, Check, MessagesSquare, Package } from 'lucide-react';
import { useState } from 'react';
import { INBOX_TABS } from '#rules/messages/message-fields.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { countOf } from '#client/lib/format.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { useMedia } from '#client/ui/use-media.ts';
import { Conversation } from '../features/messages/conversation.tsx';
import { InboxItem } from '../features/messages/inbox-row.tsx';
import { PER_PAGE, queryOf, TAB_WORDS, tabOf, type InboxSearch } from '../features/messages/inbox-search.ts';
import { useConversation, useInbox, useToAnswer } from '../features/messages/messages.api.ts';
import { AssigneeSelect, NothingAssigned } from '../features/staff/assignee-filter.tsx';
import { AssigneeField } from '../features/staff/assignee-field.tsx';
import { useArea } from '../layout/area.ts';
import { ListFailed } from '../layout/list-failed.tsx';
import { useOfficeTitle } from '../layout/office-title.ts';
import { turnsOf } from '../ui/cursors.ts';
import { ListFoot } from '../ui/list-foot.tsx';
import { ListState, NothingMatches, StackSkeleton } from '../ui/list-states.tsx';
import { ListTabs } from '../ui/list-tabs.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { useRowKeys } from '../ui/use-row-keys.ts';

/** From this width on, a conversation is beside the list. */
const BESIDE = '(width >= 1280px)';

type Props = { search: InboxSearch; number?: string };

/**
 * The messages of buyers, and the open conversation: beside the list on a desk, alone on anything smaller.
 */
export function MessagesPage({ search, number }: Props) {
  useOfficeTitle(number === undefined ? 'Messages' : `Messages about ${number}`);
  const area = useArea();
  const isBeside = useMedia(BESIDE);
  if (number !== undefined && !isBeside) {
    return (
      <>
        <Anchor
          href={officePaths.messages(area) + addressOf(search)}
          className="mb-2 inline-flex h-11 items-center gap-2 rounded-control text-secondary hover:text-ink"
        >
          <ArrowLeft size={16} />
          Messages
        </Anchor>
        <Open key={number} number={number} heading="h1" />
      </>
    );
  }
  return (
    <>
      <h1 className="text-[1.625rem] leading-8 font-semibold tracking-[-0.02em]">Messages</h1>
      <Inbox search={search} number={number} isBeside={isBeside} />
    </>
  );
}

/** The search of an address, with its question mark. */
function addressOf(search: InboxSearch): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(given).toString();
  return text && `?${text}`;
}

type InboxProps = { search: InboxSearch; number: string | undefined; isBeside: boolean };

function Inbox({ search, number, isBeside }: InboxProps) {
  const area = useArea();
  const list = useInbox(queryOf(search));
  const go = useNavigate();
  // The open conversation stays, and with it the page, so that a search keeps its field while it is typed.
  const show = (next: InboxSearch, replace = false) =>
    void (number === undefined
      ? go({ to: '/$area/messages', params: { area }, search: next, replace })
      : go({ to: '/$area/messages/$number', params: { area, number }, search: next, replace }));
  const counts = list.data?.counts;
  // Of all, also while a filter shows a few.
  const toAnswer = useToAnswer();
  const { q, who } = search;
  return (
    <>
      <p className="mt-1 mb-5 text-label text-muted">
        {toAnswer !== undefined
          ? `${countOf(toAnswer, 'buyer waits', 'buyers wait')} for an answer.`
          : '\u00a0'}
      </p>
      <div className="grid items-start gap-4 w1280:grid-cols-[24rem_minmax(0,1fr)]">
        <section
          aria-label="Conversations"
          className="border-border bg-paper max-w768:-mx-4 max-w768:border-y w768:rounded-card w768:border"
        >
          <ListTabs
            name="Which conversations"
            tabs={INBOX_TABS.map((key) => ({ key, label: TAB_WORDS[key], count: counts?.[key] }))}
            shown={tabOf(search)}
            onShow={(tab) => show({ tab, q, who })}
          />
          <div className="flex flex-wrap gap-2 border-b border-border px-4 py-2.5">
            <SearchBox
              label="Search messages"
              hint="Order number, name or words"
              text={q ?? ''}
              onSearch={(text, replace) => show({ ...(text && { q: text }), who }, replace)}
            />
            <AssigneeSelect
              chosen={who}
              onChoose={(next) => show({ ...search, from: undefined, who: next })}
            />
          </div>
          <Items list={list} search={search} open={number} onShow={show} />
        </section>
        {isBeside &&
          (number === undefined ? (
            <section aria-label="Conversation" className="rounded-card border border-border bg-paper">
              <ListState
                icon={MessagesSquare}
                title="No conversation is open"
                text="Choose one of the list to read it and to answer."
              />
            </section>
          ) : (
            <Open key={number} number={number} heading="h2" />
          ))}
      </div>
    </>
  );
}

/** A conversation, with the way to its order. */
function Open({ number, heading: Heading }: { number: string; heading: 'h1' | 'h2' }) {
  const area = useArea();
  const thread = useConversation(number).data?.pages[0];
  return (
    <section
      aria-labelledby="conversation"
      className="min-w-0 border-border bg-paper max-w768:-mx-4 max-w768:border-y w768:rounded-card w768:border"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-border px-5 py-3">
        <Heading id="conversation" className="text-[1.0625rem] leading-6 font-semibold">
          Order {number}
        </Heading>
        <ButtonLink
          href={officePaths.order(area, number)}
          variant="outline"
          size={40}
          className="pointer-coarse:h-11"
        >
          <Package size={18} />
          Open the order
        </ButtonLink>
      </div>
      {thread && (
        <div className="border-b border-border px-5 py-2.5">
          <AssigneeField number={number} assignee={thread.assignee} />
        </div>
      )}
      <div className="p-5">
        <Conversation number={number} />
      </div>
    </section>
  );
}

type ItemsProps = {
  list: ReturnType<typeof useInbox>;
  search: InboxSearch;
  open: string | undefined;
  onShow: (search: InboxSearch) => void;
};

function Items({ list, search, open, onShow }: ItemsProps) {
  const { data, error, isPlaceholderData } = list;
  const area = useArea();
  const [now] = useState(() => new Date());
  const at = useRowKeys((data?.data ?? []).map(({ number }) => number));
  if (error && !data) return <ListFailed list={list} what="the messages" permission="Orders" />;
  if (!data) return <StackSkeleton />;
  if (data.data.length === 0) return <Nothing search={search} onShow={onShow} />;
  const { pagesBefore, onBack, onMore } = turnsOf(search.from, data.next_cursor, (from) =>
    onShow({ ...search, from }),
  );
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
      <ul>
        {data.data.map((row, index) => (
          <InboxItem
            key={row.number}
            row={row}
            href={officePaths.conversation(area, row.number) + addressOf(search)}
            now={now}
            isOpen={row.number === open}
            isHere={index === at}
            namesVendor={area === 'admin'}
          />
        ))}
      </ul>
      <ListFoot
        hints={[]}
        first={pagesBefore * PER_PAGE + 1}
        shown={data.data.length}
        all={data.counts[tabOf(search)]}
        onBack={onBack}
        onMore={onMore}
      />
    </div>
  );
}

function Nothing({ search, onShow }: Pick<ItemsProps, 'search' | 'onShow'>) {
  if (search.q) {
    return (
      <NothingMatches
        text="Try the number of the order, a name, or a word of a message."
        onDrop={() => onShow({})}
      />
    );
  }
  if (search.who) {
    return <NothingAssigned who={search.who} onDrop={() => onShow({ ...search, who: undefined })} />;
  }
  return tabOf(search) === 'to_answer' ? (
    <ListState
      icon={Check}
      look="good"
      title="Nobody waits"
      text="New messages of buyers show up here by themselves."
    />
  ) : (
    <ListState
      icon={MessagesSquare}
      title="No messages here"
      text="Buyers write from the page of their order. You can write to them from the order too."
    />
  );
}
