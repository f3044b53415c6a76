import type { PackableDevice } from '#contract/orders-office.ts';
import { readNumber } from '#rules/orders/numbers.ts';
import { Checkbox, Radio } from '#client/ui/check.tsx';
import { ScanField } from '../../ui/scan-field.tsx';

type Props = {
  /** What they are, for screen readers. */
  name: string;
  devices: readonly PackableDevice[];
  picked: readonly string[];
  /** How many can be picked. */
  most: number;
  onPick: (numbers: string[]) => void;
};

const detailOf = ({ grade, identifier }: PackableDevice) => [grade, identifier].filter(Boolean).join(' · ');

/** Devices of one shelf to pick from. A scan picks one, in place of the first where no more can be picked. */
export function DeviceList({ name, devices, picked, most, onPick }: Props) {
  const add = (number: string) => onPick([...picked.filter((one) => one !== number), number].slice(-most));
  const Tick = most === 1 ? Radio : Checkbox;
  return (
    <div className="grid gap-3">
      <ScanField
        label="Scan the label"
        hint="Of the device in your hands"
        onScan={(text) => {
          const number = readNumber(text);
          const known = devices.find((device) => device.number === number);
          if (!known) return `${text} is not one of these.`;
          add(known.number);
          return undefined;
        }}
      />
      <ul
        aria-label={name}
        className="max-h-56 overflow-y-auto rounded-control border border-border px-3 py-1"
      >
        {devices.map((device) => {
          const isPicked = picked.includes(device.number);
          return (
            <li key={device.number}>
              <Tick
                label={device.number}
                detail={detailOf(device)}
                name={`device-${name}`}
                checked={isPicked}
                onChange={() =>
                  isPicked && most > 1
                    ? onPick(picked.filter((one) => one !== device.number))
                    : add(device.number)
                }
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
