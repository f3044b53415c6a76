import { useEffect, useRef, useState } from 'react';
import type { RepairToPay } from '#contract/repairs.ts';
import type { WayIn } from '#rules/checkout/form.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { sumWords } from '#client/lib/format.ts';
import { TransferRows } from '#client/sections/money/transfer-rows.tsx';
import { Button } from '#client/ui/button.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { Panel } from '#client/ui/panel.tsx';

type Way = RepairToPay['ways'][number];
type Online = NonNullable<RepairToPay['payment']>['kind'];

const WAYS: Record<Way, string> = {
  stripe: 'Pay by card',
  trial: 'Trial payment',
  bank_transfer: 'Bank transfer',
};

type Props = {
  pay: RepairToPay;
  way: WayIn;
  /** Begins to pay on this page. */
  begin: (kind: Online) => Promise<void>;
  /** Goes back to the payment that was begun; undefined if there is none. */
  onBack: (() => void) | undefined;
};

/** What is to be paid now, and the ways to pay it. */
export function PayWays({ pay, way, begin, onBack }: Props) {
  const [isTransfer, setIsTransfer] = useState(false);
  const [busy, setBusy] = useState<Online>();
  const [failure, setFailure] = useState<string>();
  const back = useRef<HTMLButtonElement>(null);
  // It takes the place of the button that was pressed, and its focus.
  useEffect(() => back.current?.focus(), []);
  const { amount, part, ways, transfer } = pay;
  const press = async (chosen: Way) => {
    setFailure(undefined);
    setIsTransfer(chosen === 'bank_transfer' && !isTransfer);
    if (chosen === 'bank_transfer') return;
    setBusy(chosen);
    try {
      await begin(chosen);
    } catch (error) {
      setFailure(messageOf(error));
    }
    setBusy(undefined);
  };
  return (
    <Panel
      title={
        part === 'deposit' ? `Pay the deposit: ${sumWords(amount)}` : `Pay the repair: ${sumWords(amount)}`
      }
      text={laterWords(part, way)}
    >
      <div className="grid gap-4">
        <FormFailure>{failure}</FormFailure>
        <div className="grid gap-2.5 w600:flex w600:flex-wrap">
          {ways.map((one, index) => (
            <Button
              key={one}
              variant={index === 0 ? 'accent' : 'outline'}
              size={48}
              busy={busy === one && 'One moment'}
              {...(one === 'bank_transfer' && { 'aria-expanded': isTransfer })}
              onClick={() => void press(one)}
            >
              {WAYS[one]}
            </Button>
          ))}
          {onBack && (
            <Button ref={back} variant="text" size={48} onClick={onBack}>
              Back
            </Button>
          )}
        </div>
        {isTransfer && transfer && (
          <>
            <p className="text-small text-pretty text-secondary">
              Please send {sumWords(amount)} with the number of your repair. We mark it as paid when it is in,
              and tell you by mail.
            </p>
            <TransferRows transfer={transfer} />
          </>
        )}
      </div>
    </Panel>
  );
}

const laterWords = (part: RepairToPay['part'], way: WayIn): string => {
  const counter = way === 'drop_in' ? ' You can also pay at the counter.' : '';
  if (part === 'deposit') return `We begin once it is paid, and take it off the price.${counter}`;
  return way === 'drop_in'
    ? 'Pay it here, or at the counter when you collect the device.'
    : 'We send the device back once it is paid.';
};
