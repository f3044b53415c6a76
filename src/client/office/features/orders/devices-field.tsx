import type { TrackedOrder } from '#contract/orders.ts';
import { lineName } from '#rules/orders/choice-words.ts';
import { DeviceList } from './device-list.tsx';
import type { PackableLines } from './devices.api.ts';
import type { Units } from './units-field.tsx';

/** Numbers of devices by line id. A line that is not in it has those that the shop proposes. */
export type PickedDevices = Readonly<Record<string, readonly string[]>>;

/** The devices of a line: picked ones, or the ones that have been on sale the longest. */
function pickedOf(
  { line_id: id, devices }: PackableLines[number],
  picked: PickedDevices,
  units: number,
): readonly string[] {
  const chosen = picked[id] ?? devices.slice(0, units).map(({ number }) => number);
  return chosen.slice(-units);
}

/** The numbers that a move names. */
export const devicesOf = (lines: PackableLines, picked: PickedDevices, units: Units): string[] =>
  lines.flatMap((line) => {
    const count = units[line.line_id] ?? 0;
    return count > 0 ? pickedOf(line, picked, count) : [];
  });

type Props = {
  order: TrackedOrder;
  lines: PackableLines;
  /** How many of each line are packed. */
  units: Units;
  picked: PickedDevices;
  onChange: (picked: PickedDevices) => void;
};

/** Which devices are packed, for lines whose devices have numbers of their own. */
export function DevicesField({ order, lines, units, picked, onChange }: Props) {
  return lines.map((line) => {
    const of = order.lines.find(({ id }) => id === line.line_id);
    const count = units[line.line_id] ?? 0;
    if (!of || count === 0) return null;
    return (
      <fieldset key={line.line_id}>
        <legend className="mb-2 text-label font-semibold">
          {count === 1 ? 'The device that you pack' : `The ${count} devices that you pack`}
          <span className="block text-caption font-normal text-muted">{lineName(of)}</span>
        </legend>
        <DeviceList
          name={lineName(of)}
          devices={line.devices}
          picked={pickedOf(line, picked, count)}
          most={count}
          onPick={(numbers) => onChange({ ...picked, [line.line_id]: numbers })}
        />
      </fieldset>
    );
  });
}
