import type { TrackedOrder } from '#contract/orders.ts';
import { parcelPage } from '#rules/orders/carriers.ts';
import { countOf } from '#client/lib/format.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Box } from '../../ui/box.tsx';
import { momentWords } from '#client/lib/due-words.ts';

const IS_TO_COLLECT: ReadonlySet<TrackedOrder['state']> = new Set([
  'pending_payment',
  'paid',
  'preparing',
  'ready_to_collect',
]);

type Props = { order: TrackedOrder; name: string; address: readonly string[]; now: Date };

/** The delivery address, and the parcels that were sent. */
export function ParcelsPanel({ order, name, address, now }: Props) {
  const { delivery, parcels } = order;
  if (delivery.way === 'collect') {
    return (
      <Box title="Collection">
        <p className="font-semibold">{delivery.store?.name}</p>
        <p className="text-secondary">
          {[delivery.store?.address, delivery.store?.post_code].filter(Boolean).join(', ')}
        </p>
        {IS_TO_COLLECT.has(order.state) && (
          <p className="mt-2 text-muted">
            {name} says a code of six digits at the counter. Type it in when you hand the order over.
          </p>
        )}
      </Box>
    );
  }
  return (
    <Box
      title="Delivery"
      note={
        <span className="text-muted">Promised: {delivery.promise.replace('your money', 'the money')}</span>
      }
    >
      <address className="not-italic">
        <span className="font-semibold">{name}</span>
        {address.map((line) => (
          <span key={line} className="block text-secondary">
            {line}
          </span>
        ))}
      </address>
      {parcels.length > 0 && (
        <ul className="mt-4 grid gap-2">
          {parcels.map(({ carrier, tracking, sent_at: sentAt, lines }) => (
            <li key={tracking} className="rounded-box bg-grey-1 px-4 py-3">
              <span className="font-semibold">{carrier}</span>{' '}
              <Tracking carrier={carrier} tracking={tracking} />
              <span className="block text-caption text-muted">
                {countOf(
                  lines.reduce((sum, { units }) => sum + units, 0),
                  'piece',
                )}
                , sent {momentWords(sentAt, now)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
}

function Tracking({ carrier, tracking }: { carrier: string; tracking: string }) {
  const page = parcelPage(carrier, tracking);
  return page ? (
    <Anchor href={page} newWindow className="wrap-anywhere text-buy-text underline underline-offset-4">
      {tracking}
    </Anchor>
  ) : (
    <span className="wrap-anywhere">{tracking}</span>
  );
}
