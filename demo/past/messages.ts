import type { Connection } from '#server/db/connect.ts';
import type { Subject } from '#server/features/messages/reads.ts';
import type { Author } from '#server/features/messages/writes.ts';
import { markRead, writeAsBuyer, writeAsStaff } from '#server/features/messages/writes.ts';
import type { Account } from '#server/http/account.ts';

/** A buyer's question, the vendor's answer, and sometimes a last word. */
const TALKS: readonly (readonly [asks: string, answers: string, thanks?: string])[] = [
  [
    'Hello, could the driver please leave it with my neighbour at number 12? I am at work until six.',
    'Of course. We have put it on the label. Your neighbour gets a text message an hour before.',
    'Perfect, thank you!',
  ],
  [
    'Is there a charger in the box, or should I order one as well?',
    'There is a cable in the box, but no plug. Any USB-C charger from 20 W works well with it.',
  ],
  [
    'I typed the wrong house number: it should be 41, not 14. Can you still change it?',
    'Thank you for telling us in time. The parcel goes to number 41.',
    'You are great. Thanks.',
  ],
  [
    'How do I move everything from my old phone?',
    'Put both phones beside each other when you start the new one, and it offers to copy everything. It takes about half an hour. Please write again if it stops in the middle.',
  ],
  [
    'The tracking says that it was delivered, but I can’t find it anywhere.',
    'We are sorry about that. We have asked the driver, who left it in the blue box beside your door. Could you please have a look?',
    'Found it! Thank you for the quick answer.',
  ],
  [
    'Could I have an invoice with the name of my company on it?',
    'Yes. Please tell us the name, and we send you a new one.',
  ],
];

/** One basket of so many has a conversation. */
const ONE_OF = 7;
const HOUR_MS = 3_600_000;
/** Questions that are newer than this may still wait for their answer. */
const WAITS_MS = 30 * HOUR_MS;

const ABOUT = {
  text: `
  select o.id, o.number, o.business_id as "businessId", b.name as business, b.owner_id is not null as "hasOwner",
    o.store_id as "storeId", g.name as person, u.id as "ownerId", u.name as owner
  from orders o join order_groups g on g.id = o.group_id join businesses b on b.id = o.business_id
  left join users u on u.id = b.owner_id
  where g.id = $1 and o.paid_at is not null order by o.id limit 1`,
};
/** Marked as mailed already, so that no mails about the past are sent. */
const TOLD = {
  text: `update messages m set mailed_at = m.created_at from conversations c
    where c.id = m.conversation_id and c.subject = 'order' and c.subject_id = $1 and m.mailed_at is null`,
};

/** An answered message needs no notification, and one that waits was notified when it was written. */
const QUIET = {
  text: `delete from notifications where target = 'conversation' and ref = $1`,
};
const RANG = {
  text: `update notifications set created_at = $2 where target = 'conversation' and ref = $1`,
};

interface Row extends Omit<Subject, 'subject'> {
  ownerId: number | null;
  owner: string | null;
}

/** Lets the buyers of some past orders write to the vendor, and the vendor answer. */
export async function talkPast(
  at: Connection,
  {
    groupId,
    placedAt,
    administrator,
    now,
  }: { groupId: string; placedAt: Date; administrator: Account; now: Date },
): Promise<void> {
  const minute = Math.floor(placedAt.getTime() / 60_000);
  if (minute % ONE_OF !== 0) return;
  const talk = TALKS[Math.floor(minute / ONE_OF) % TALKS.length];
  const [row] = await at.ask<Row>(ABOUT, [groupId]);
  if (!talk || !row) return;
  const { ownerId, owner, ...order } = row;
  const about: Subject = { ...order, subject: 'order' };
  const author: Author =
    ownerId === null || owner === null
      ? { ...administrator, side: 'administrator' }
      : { id: ownerId, name: owner, businessId: order.businessId, side: 'vendor' };
  const [asks, answers, thanks] = talk;
  // Every message is before the current time, also for an order of this morning.
  const room = now.getTime() - placedAt.getTime();
  const pace = Math.min(1, room / (8 * HOUR_MS));
  const after = (hours: number) => new Date(placedAt.getTime() + hours * HOUR_MS * pace);
  await writeAsBuyer(at, about, { text: asks, photos: [], now: after(3) });
  if (room > WAITS_MS) {
    const seen = Number.MAX_SAFE_INTEGER;
    await writeAsStaff(at, about, author, { text: answers, photos: [], seen, now: after(5) });
    await markRead(at.ask, about, { by: 'buyer', reader: null, upTo: seen, now: after(6) });
    if (thanks !== undefined) {
      await writeAsBuyer(at, about, { text: thanks, photos: [], now: after(6) });
      await markRead(at.ask, about, { by: 'office', reader: author.name, upTo: seen, now: after(7) });
      await at.ask(
        {
          text: `update conversations set closed_at = $2, waits_since = null where subject = 'order' and subject_id = $1`,
        },
        [order.id, after(7)],
      );
    }
  }
  await (room > WAITS_MS ? at.ask(QUIET, [order.number]) : at.ask(RANG, [order.number, after(3)]));
  await at.ask(TOLD, [order.id]);
}
