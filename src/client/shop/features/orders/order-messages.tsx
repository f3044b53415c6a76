import type { OrderMessage } from '#contract/orders.ts';
import { Accordion, AccordionPanel } from '#client/ui/accordion.tsx';
import { whenWords } from './order-words.ts';

const STATES: Record<OrderMessage['state'], string> = {
  sent: '',
  waiting: ', on its way',
  failed: ', could not be delivered',
};

/** Every mail that the buyer got about an order. Folded: most people look for something else. */
export function OrderMessages({ messages, now }: { messages: readonly OrderMessage[]; now: Date }) {
  if (messages.length === 0) return null;
  return (
    <Accordion>
      <AccordionPanel title={<h2 className="min-w-0">Messages we sent you ({messages.length})</h2>}>
        <ol className="grid gap-3 text-small">
          {messages.map(({ title, at, state }) => (
            <li key={`${at}${title}`}>
              <b className="block font-semibold">{title}</b>
              <span className="text-caption text-muted">
                <time dateTime={at}>{whenWords(at, now)}</time>
                {STATES[state]}
              </span>
            </li>
          ))}
        </ol>
      </AccordionPanel>
    </Accordion>
  );
}
