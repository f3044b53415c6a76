import type { TrackedOrder } from '#contract/orders.ts';
import { lineName } from '#rules/orders/choice-words.ts';
import { QuantityStepper } from '#client/ui/quantity-stepper.tsx';

/** Units by line id. */
export type Units = Readonly<Record<string, number>>;

const unsentOf = ({ quantity, sent, cancelled }: TrackedOrder['lines'][number]) =>
  quantity - sent - cancelled;

/** All units that are not sent yet, or none of them. */
export const unsentUnits = ({ lines }: TrackedOrder, all: boolean): Units =>
  Object.fromEntries(
    lines.filter((line) => unsentOf(line) > 0).map((line) => [String(line.id), all ? unsentOf(line) : 0]),
  );

type Props = {
  order: TrackedOrder;
  units: Units;
  error: string | undefined;
  onChange: (units: Units) => void;
};

/** How many units of each line are meant. */
export function UnitsField({ order, units, error, onChange }: Props) {
  return (
    <fieldset>
      <legend className="mb-2 text-label font-semibold">Pieces</legend>
      <ul className="grid gap-2">
        {order.lines
          .filter((line) => unsentOf(line) > 0)
          .map((line) => (
            <li key={line.id} className="flex items-center justify-between gap-4">
              <span className="min-w-0">{lineName(line)}</span>
              <QuantityStepper
                label={lineName(line)}
                size={40}
                isLive
                value={units[line.id] ?? 0}
                min={0}
                max={unsentOf(line)}
                onChange={(count) => onChange({ ...units, [line.id]: count })}
                className="pointer-coarse:h-11"
              />
            </li>
          ))}
      </ul>
      {error && (
        <p role="alert" className="mt-2 text-small text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
