import { useState, type ReactNode } from 'react';
import type { Tracked } from '#contract/orders.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { sumWords } from '#client/lib/format.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Button } from '#client/ui/button.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { addresses } from '#rules/page/addresses.ts';
import { dateWords } from '#rules/stores/shop-time.ts';
import type { CardReturn } from './card-return.ts';
import { PaymentPanel } from './payment-panel.tsx';
import { CancelAll } from './payment-parts.tsx';
import type { Tracking } from './track.api.ts';

type Device = NonNullable<Tracked['device']>;

type Props = {
  token: string;
  tracked: Tracked;
  device: Device;
  returned: CardReturn;
  tracking: Tracking;
};

/** The device that an order waits for, and the payment that can replace it. */
export function DevicePanel({ token, tracked, device, returned, tracking }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  // The bank has the payment, and the page does not know it yet.
  const [isSent, setIsSent] = useState(false);
  const { difference } = device;
  const order = tracked.orders.find(({ moves }) => moves.includes('pay_difference'));
  const until = tracked.payment.hold_until;
  const kept = until ? ` We keep your items until ${dateWords(new Date(until))}.` : '';
  const payInstead = async () => {
    if (!order) return;
    setIsBusy(true);
    setFailure(undefined);
    try {
      await tracking.move({ move: 'pay_difference', version: order.version, number: order.number });
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <Panel title={titleOf(device)} text={`${textOf(device)}${kept}`}>
        <dl className="grid gap-2 text-label tabular-nums">
          <Row
            name="Trade-in"
            value={
              device.token === null ? (
                device.number
              ) : (
                <Anchor href={addresses.track(device.token)} className="underline underline-offset-4">
                  {device.number}
                </Anchor>
              )
            }
          />
          <Row name="Pays towards your order" value={sumWords(device.amount)} />
          {device.worth !== null && device.worth > 0 && (
            <Row name="Worth after our check" value={sumWords(device.worth)} />
          )}
        </dl>
        {order && (
          <div className="mt-5 grid gap-4 border-t border-border pt-4">
            <p className="text-small text-pretty text-secondary">
              Don’t want to wait? Pay {sumWords(device.amount)} now, and we’ll continue with your order at
              once. We then pay you for your device as you chose.
            </p>
            <FormFailure>{failure}</FormFailure>
            <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
              <Button
                variant="outline"
                size={48}
                busy={isBusy && 'One moment'}
                onClick={() => void payInstead()}
              >
                Pay instead
              </Button>
              <CancelAll tracked={tracked} move={tracking.move} />
            </div>
          </div>
        )}
      </Panel>
      {difference && difference.state !== 'paid' && (
        <PaymentPanel
          token={token}
          tracked={{
            ...tracked,
            payment: { ...tracked.payment, ...difference, transfer: null },
          }}
          returned={returned}
          isAwaited={difference.is_awaited || isSent}
          onAwaited={setIsSent}
          tryPayment={tracking.tryPayment}
          move={tracking.move}
          refresh={tracking.refresh}
        />
      )}
    </>
  );
}

const Row = ({ name, value }: { name: string; value: ReactNode }) => (
  <div className="flex justify-between gap-4">
    <dt>{name}</dt>
    <dd className="font-semibold">{value}</dd>
  </div>
);

const titleOf = ({ name, worth, difference }: Device): string => {
  if (worth === 0) return `Your ${name} does not come to us`;
  if (worth !== null && difference) return `Your ${name} is worth ${sumWords(worth)}`;
  return `Your ${name} pays for part of it`;
};

const textOf = ({ worth, difference }: Device): string => {
  if (difference && worth === null)
    return 'You pay that part yourself, and we pay you for the device as you chose.';
  if (difference)
    return 'Pay the difference, and we’ll continue with your order. Or cancel it, and get back what you paid.';
  return 'Send or bring your device. Once we have checked it, we’ll continue with your order.';
};
