import { officePaths, type OfficeArea } from '../page/office-paths.ts';
import type { OfficeOf, Right } from './permissions.ts';

/** The events that staff are notified of. */
export const NOTIFICATION_EVENTS = [
  'new_order',
  'order_changed',
  'order_cancelled',
  'order_late',
  'message',
  'mention',
  'assigned',
  'return',
  'refund',
  'chargeback',
  'low_stock',
  'vendor_application',
] as const;
export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number];

interface EventFacts {
  title: string;
  /** The event in words, for people who choose their mails. */
  when: string;
  /** The right that people need to be notified. */
  right: Right;
  offices: readonly OfficeOf[];
  /**
   * Who gets a mail by default: all who are notified, or the owners of the business. The site’s own email
   * gets the mails of the site.
   */
  mails: 'everybody' | 'owner' | 'nobody';
}

const BOTH: readonly OfficeOf[] = ['business', 'site'];

export const EVENT_FACTS: Readonly<Record<NotificationEvent, EventFacts>> = {
  new_order: {
    title: 'New order',
    when: 'A buyer has placed an order, which waits to be accepted',
    right: 'orders',
    offices: BOTH,
    mails: 'owner',
  },
  order_changed: {
    title: 'Changed order',
    when: 'A colleague or the site has changed the items or the delivery of an order',
    right: 'orders',
    offices: BOTH,
    mails: 'owner',
  },
  order_cancelled: {
    title: 'Cancelled order',
    when: 'A buyer has cancelled, or an order ran out of time',
    right: 'orders',
    offices: BOTH,
    mails: 'owner',
  },
  order_late: {
    title: 'Late order',
    when: 'An order or a return was not handled in time',
    right: 'orders',
    offices: BOTH,
    mails: 'nobody',
  },
  message: {
    title: 'Message of a buyer',
    when: 'A buyer has written about an order',
    right: 'orders',
    offices: BOTH,
    mails: 'owner',
  },
  mention: {
    title: 'Your name in a note',
    when: 'A colleague names you with @ in a note on an order',
    right: 'orders',
    offices: BOTH,
    mails: 'everybody',
  },
  assigned: {
    title: 'Assigned to you',
    when: 'A colleague gives you an order',
    right: 'orders',
    offices: BOTH,
    mails: 'everybody',
  },
  return: {
    title: 'Return',
    when: 'A buyer wants to return something, withdraws that, or appeals',
    right: 'orders',
    offices: BOTH,
    mails: 'owner',
  },
  refund: {
    title: 'Refund to make',
    when: 'A refund failed, or has to be made by hand',
    right: 'money',
    offices: BOTH,
    mails: 'owner',
  },
  chargeback: {
    title: 'Chargeback',
    when: 'A buyer’s bank wants money back, or has decided',
    right: 'money',
    offices: BOTH,
    mails: 'owner',
  },
  low_stock: {
    title: 'Low stock',
    when: 'More goods run low or are sold out',
    right: 'catalogue',
    offices: ['business'],
    mails: 'nobody',
  },
  vendor_application: {
    title: 'New vendor',
    when: 'A business has registered and waits for approval',
    right: 'site',
    offices: ['site'],
    mails: 'owner',
  },
};

interface Place {
  of: OfficeOf;
  rights: readonly Right[];
}

/** The events that a staff member is notified of in their office. */
export const eventsFor = ({ of, rights }: Place): NotificationEvent[] =>
  NOTIFICATION_EVENTS.filter(
    (event) => EVENT_FACTS[event].offices.includes(of) && rights.includes(EVENT_FACTS[event].right),
  );

/** Whether a person who has not chosen gets a mail. */
export const isMailedByDefault = (
  event: NotificationEvent,
  post: 'administrator' | 'owner' | 'staff',
): boolean =>
  EVENT_FACTS[event].mails === 'everybody' || (EVENT_FACTS[event].mails === 'owner' && post === 'owner');

/** The kinds of pages that a notification leads to. */
export const NOTIFICATION_TARGETS = ['order', 'repair', 'conversation', 'stock', 'vendors'] as const;
export type NotificationTarget = (typeof NOTIFICATION_TARGETS)[number];

/** The path of the page that a notification leads to. */
export function notificationPath(
  area: OfficeArea,
  { target, ref }: { target: NotificationTarget; ref: string },
): string {
  switch (target) {
    case 'order':
      return officePaths.order(area, ref);
    case 'repair':
      return officePaths.repair(area, ref);
    case 'conversation':
      return officePaths.conversation(area, ref);
    case 'stock':
      return `${officePaths.stock(area)}?tab=${ref}`;
    case 'vendors':
      return officePaths.vendors();
  }
}
