import type { Answer, Parsed } from '#contract/calls.ts';
import type { Notification } from '#contract/notifications.ts';
import { EVENT_FACTS, eventsFor, isMailedByDefault } from '#rules/office/notifications.ts';
import type { Ask } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';

interface Row extends Omit<Notification, 'id' | 'at' | 'is_read'> {
  id: string;
  at: Date;
  is_read: boolean;
}

const PER_PAGE = 20;

const ABOUT_ORDER = `target in ('order', 'conversation')`;
/** Whether a notification is about none of the hidden orders. */
const SEEN = (hidden: string) => `not (${ABOUT_ORDER} and ref = any(${hidden}::text[]))`;

const LIST = {
  name: 'notifications',
  text: `
  select id, event, title, text, target, ref, created_at as at, read_at is not null as is_read
  from notifications
  where user_id = $1 and event = any($2) and ${SEEN('$6')} and ($3::bigint is null or (created_at, id) < ($4::timestamptz, $3))
  order by created_at desc, id desc limit $5`,
};
const UNREAD = {
  name: 'notifications-unread',
  text: `
  select count(*)::int as unread from notifications
  where user_id = $1 and event = any($2) and read_at is null and ${SEEN('$3')}`,
};
const ORDERS_TOLD = {
  name: 'notifications-orders',
  text: `select distinct ref from notifications where user_id = $1 and ${ABOUT_ORDER}`,
};

/**
 * Those of these orders that an office does not see. The stores of an order, or of a person, may have changed
 * since.
 */
export type HiddenOrders = (
  office: NonNullable<Account['office']>,
  numbers: readonly string[],
) => Promise<string[]>;

/** The orders in a person's notifications that are now of other stores than theirs. */
async function readHidden(ask: Ask, { id, office }: Account, hiddenOf: HiddenOrders): Promise<string[]> {
  if (!office || office.storeIds === null) return [];
  const told = await ask<{ ref: string }>(ORDERS_TOLD, [id]);
  return told.length === 0
    ? []
    : hiddenOf(
        office,
        told.map(({ ref }) => ref),
      );
}

/** A person's notifications, the newest first, as far as they may still see them. */
export async function readNotifications(
  ask: Ask,
  account: Account,
  hiddenOf: HiddenOrders,
  { cursor, per_page: perPage = PER_PAGE }: Parsed<'GET /web/site/notifications'>['query'],
): Promise<Answer<'GET /web/site/notifications'>> {
  const { id: userId, office } = account;
  const events = office ? eventsFor(office) : [];
  const hidden = await readHidden(ask, account, hiddenOf);
  const [id, at] = cursor?.split('-') ?? [];
  const from = [id ?? null, at === undefined ? null : new Date(Number(at))];
  const rows = await ask<Row>(LIST, [userId, events, ...from, perPage + 1, hidden]);
  const [count] = await ask<{ unread: number }>(UNREAD, [userId, events, hidden]);
  const shown = rows.slice(0, perPage);
  const last = rows.length > perPage ? shown.at(-1) : undefined;
  return {
    status: 200,
    data: shown.map((row) => ({ ...row, id: Number(row.id), at: row.at.toISOString() })),
    next_cursor: last ? `${last.id}-${last.at.getTime()}` : null,
    unread: count?.unread ?? 0,
  };
}

const CHOICES = {
  name: 'mail-choices',
  text: 'select event, is_mailed from mail_choices where user_id = $1',
};

/** The events that a person is notified of, and whether they get a mail about each. */
export async function readMailChoices(
  ask: Ask,
  { id, office }: Account,
): Promise<Answer<'GET /web/site/mail-choices'>['data']> {
  if (!office) return [];
  const rows = await ask<{ event: string; is_mailed: boolean }>(CHOICES, [id]);
  const chosen = new Map(rows.map(({ event, is_mailed: isMailed }) => [event, isMailed]));
  return eventsFor(office).map((event) => ({
    event,
    title: EVENT_FACTS[event].title,
    when: EVENT_FACTS[event].when,
    is_mailed: chosen.get(event) ?? isMailedByDefault(event, office.post),
  }));
}
