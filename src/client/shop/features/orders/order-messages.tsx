import { Mail } from 'lucide-react';
import { useState } from 'react';
import type { OrderMessage, TrackedOrder } from '#contract/orders.ts';
import { Button } from '#client/ui/button.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { whenWords } from './order-words.ts';

const STATES: Record<OrderMessage['state'], string> = {
  sent: '',
  waiting: ', on its way',
  failed: ', could not be delivered',
};

/** Most people look for the last ones. */
const FIRST = 3;

interface Props {
  messages: readonly OrderMessage[];
  orders: readonly Pick<TrackedOrder, 'number' | 'business'>[];
  now: Date;
}

/** Every mail that the buyer got about an order, newest first. */
export function OrderMessages({ messages, orders, now }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  if (messages.length === 0) return null;
  const newest = [...messages].reverse();
  /** Of several vendors, each mail names the one that it is about. */
  const vendorOf = (number: string | null, title: string) => {
    const order = orders.length > 1 && orders.find((one) => one.number === number);
    return order && !title.includes(order.business.name) && `: ${order.business.name}`;
  };
  return (
    <Panel title="Emails we sent you">
      <ol className="grid gap-4 text-small">
        {(isOpen ? newest : newest.slice(0, FIRST)).map(({ title, at, state, number }) => (
          <li key={`${at}${title}${number}`} className="flex gap-3">
            <Mail size={18} className="mt-px shrink-0 text-muted" />
            <span className="min-w-0">
              <b className="block font-semibold">
                {title}
                {vendorOf(number, title)}
              </b>
              <span className="text-caption text-muted">
                <time dateTime={at}>{whenWords(at, now)}</time>
                {STATES[state]}
              </span>
            </span>
          </li>
        ))}
      </ol>
      {!isOpen && newest.length > FIRST && (
        <Button variant="outline" size={40} className="mt-4" onClick={() => setIsOpen(true)}>
          Show all {newest.length}
        </Button>
      )}
    </Panel>
  );
}
