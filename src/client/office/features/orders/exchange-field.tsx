import type { TrackedOrder } from '#contract/orders.ts';
import { listed, unitsName } from '#rules/orders/choice-words.ts';
import { Radio } from '#client/ui/check.tsx';

type Props = {
  exchange: NonNullable<NonNullable<TrackedOrder['return']>['exchange']>;
  asRefund: boolean;
  onChange: (asRefund: boolean) => void;
};

/** Whether the wanted variations are kept for the buyer. They may be gone by now. */
export function ExchangeField({ exchange: { lines }, asRefund, onChange }: Props) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">What the buyer gets</legend>
      <Radio
        name="as_refund"
        label={listed(lines.map((line) => unitsName(line, line.units)))}
        detail="It is reserved as soon as you accept"
        checked={!asRefund}
        onChange={() => onChange(false)}
      />
      <Radio
        name="as_refund"
        label="Money instead"
        detail="If it is gone, or can’t be sent"
        checked={asRefund}
        onChange={() => onChange(true)}
      />
    </fieldset>
  );
}
