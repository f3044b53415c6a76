import { randomUUID } from 'node:crypto';
import type { NotificationEvent, NotificationTarget } from '#rules/office/notifications.ts';
import { EVENT_FACTS, isMailedByDefault, notificationPath } from '#rules/office/notifications.ts';
import type { Ask, Connection } from '../../db/connect.ts';
import { enqueueMail } from '../../jobs/mail.ts';
import type { MailShop } from '../../ports/letter.ts';
import { layOut } from '../../ports/mail-layout.ts';
import type { Colleague } from './colleagues.reads.ts';
import { readColleagues } from './colleagues.reads.ts';

/** The people who are notified: everybody of an office who may do this work, or some of them. */
interface Audience {
  event: NotificationEvent;
  /** The business; null: the site. */
  businessId: number | null;
  /** The store where the order is handed over; null: none. */
  storeId: number | null;
  /** Only these people; everybody unless given. */
  only?: readonly number[];
  /** The person who did it, and so knows. */
  except?: number | undefined;
}

interface News extends Audience {
  /** The subject. Each person is notified of it once. */
  key: string;
  /** When a person is notified of the same subject again: each time, if its words have changed, or never. */
  again: 'always' | 'changed' | 'never';
  title: string;
  text: string;
  target: NotificationTarget;
  ref: string;
}

async function readAudience(ask: Ask, { event, businessId, storeId, only, except }: Audience) {
  const people = await readColleagues(ask, { businessId, storeId, right: EVENT_FACTS[event].right });
  return people.filter(({ id }) => id !== except && (only?.includes(id) ?? true));
}

const ADD = {
  name: 'notifications-add',
  text: `
  insert into notifications (user_id, event, key, title, text, target, ref, created_at)
  select id, $2, $3, $4, $5, $6, $7, date_trunc('milliseconds', clock_timestamp()) from unnest($1::int[]) id
  on conflict (key, user_id) do update
    set title = excluded.title, text = excluded.text, created_at = excluded.created_at, read_at = null
    where $8 = 'always' or ($8 = 'changed' and notifications.text <> excluded.text)
  returning user_id as id`,
};

/** Notifies people of an office by the bell. Returns those who did not know yet. */
export async function tellPeople({ ask }: Pick<Connection, 'ask'>, news: News): Promise<Colleague[]> {
  const people = await readAudience(ask, news);
  if (people.length === 0) return [];
  const { event, key, title, text, target, ref, again } = news;
  const ids = people.map(({ id }) => id);
  const told = await ask<{ id: number }>(ADD, [ids, event, key, title, text, target, ref, again]);
  const isTold = new Set(told.map(({ id }) => id));
  return people.filter(({ id }) => isTold.has(id));
}

const CHOICES = {
  name: 'mail-choices-of-people',
  text: 'select user_id as id, is_mailed as "isMailed" from mail_choices where event = $1 and user_id = any($2::int[])',
};

async function chosen(
  ask: Ask,
  event: NotificationEvent,
  people: readonly Colleague[],
): Promise<Colleague[]> {
  if (people.length === 0) return [];
  const ids = people.map(({ id }) => id);
  const rows = await ask<{ id: number; isMailed: boolean }>(CHOICES, [event, ids]);
  const choices = new Map(rows.map(({ id, isMailed }) => [id, isMailed]));
  return people.filter(({ id, post }) => choices.get(id) ?? isMailedByDefault(event, post));
}

/** The people of an office who get a mail about an event. */
export const readMailed = async (ask: Ask, audience: Audience): Promise<Colleague[]> =>
  chosen(ask, audience.event, await readAudience(ask, audience));

/** Notifies people by the bell, and by mail those who chose mails. For events without a mail of their own. */
export async function tellWithMail(at: Connection, shop: MailShop, news: News): Promise<void> {
  const told = await chosen(at.ask, news.event, await tellPeople(at, news));
  for (const { email, of } of told) {
    const url = shop.url + notificationPath(of === 'site' ? 'admin' : 'vendor', news);
    const letter = layOut({
      shop,
      title: news.title,
      paragraphs: [news.text],
      action: { label: 'Open it', url },
      footnote:
        'You are receiving this email because you work here. Under Notifications in the office you choose which mails you get.',
    });
    const subject = `${news.title} (${shop.name})`;
    await enqueueMail(at.db, {
      dedupeKey: `staff-news:${randomUUID()}`,
      isSecret: true,
      to: email,
      subject,
      ...letter,
    });
  }
}
