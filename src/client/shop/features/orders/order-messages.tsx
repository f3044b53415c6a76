import type { OrderMessage, TrackedOrder } from '#contract/orders.ts';
import { Mails } from '#client/sections/tracking/mails.tsx';

const STATES: Record<OrderMessage['state'], string> = {
  sent: '',
  waiting: ', on its way',
  failed: ', could not be delivered',
};

interface Props {
  messages: readonly OrderMessage[];
  orders: readonly Pick<TrackedOrder, 'number' | 'business'>[];
  now: Date;
}

/** Every mail that the buyer got about an order, newest first. */
export function OrderMessages({ messages, orders, now }: Props) {
  /** With several vendors, each mail names its own. */
  const vendorOf = (number: string | null, title: string) => {
    const order = orders.length > 1 ? orders.find((one) => one.number === number) : undefined;
    return order && !title.includes(order.business.name) ? `: ${order.business.name}` : '';
  };
  const mails = messages.map(({ title, at, state, number }) => ({
    title: title + vendorOf(number, title),
    at,
    note: STATES[state],
  }));
  return <Mails mails={mails} now={now} />;
}
