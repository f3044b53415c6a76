import { useState } from 'react';
import type { CheckoutOrder, OrderChoices } from '#contract/checkout.ts';
import { sumWords } from '#client/lib/format.ts';
import { forgetPayingDevice, readPayingDevice } from '#client/lib/paying-device.ts';
import { Button } from '#client/ui/button.tsx';
import { Applied } from './applied.tsx';
import { tellRefused } from './tell-refused.ts';

type Props = { order: CheckoutOrder; choose: (choices: OrderChoices) => Promise<void> };

/**
 * The devices that can pay a part of the order: those of the account, and the device whose page linked here.
 */
export function TradeInChoice({ order, choose }: Props) {
  const [linked] = useState(readPayingDevice);
  const { trade_in: chosen, trade_ins: own, totals } = order;
  if (chosen) {
    const { device } = chosen;
    return (
      <Applied
        title={device ? `${device.name} −${sumWords(totals.trade_in)}` : `Trade-in ${chosen.number}`}
        text={
          device
            ? termsOf(device.worth, totals.trade_in)
            : 'It can’t pay for an order any more. Please remove it.'
        }
        isWrong={!device}
        onRemove={async () => {
          if (linked?.number === chosen.number) forgetPayingDevice();
          await choose({ trade_in: null });
        }}
      />
    );
  }
  const isListed = linked !== undefined && own.some(({ number }) => number === linked.number);
  const devices = [
    ...own.map(({ number, name, worth }) => ({ number, name, worth })),
    ...(linked && !isListed ? [linked] : []),
  ];
  if (devices.length === 0) return null;
  return (
    <div className="rounded-box border border-border text-small">
      <p className="px-4 pt-3.5 font-semibold">Use your trade-in</p>
      <ul className="divide-y divide-border">
        {devices.map((device) => (
          <li key={device.number} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
            <span className="min-w-0 flex-1 basis-40">
              <b className="block font-semibold">{device.name}</b>
              <span className="text-muted">
                Pays up to {sumWords(device.worth)},{' '}
                <span className="whitespace-nowrap">{device.number}</span>
              </span>
            </span>
            <Button
              variant="outline"
              size={48}
              onClick={() =>
                choose({
                  trade_in: {
                    number: device.number,
                    ...('token' in device && typeof device.token === 'string' && { token: device.token }),
                  },
                }).catch(tellRefused)
              }
            >
              Use it<span className="sr-only"> {device.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The terms that the buyer agrees to with the choice. */
const termsOf = (worth: number, used: number): string =>
  worth > used
    ? `Your order is sent once we have checked the device. The other ${sumWords(worth - used)} becomes store credit.`
    : 'Your order is sent once we have checked the device. If it is worth less, you pay the difference or cancel.';
