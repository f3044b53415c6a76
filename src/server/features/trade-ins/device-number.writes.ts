import { deviceNumberEnds, readDeviceNumber } from '#rules/trade-in/device-number.ts';
import type { Moving } from './moving.writes.ts';
import { sealsOf } from './moving.writes.ts';

export const NOT_A_NUMBER = 'This can’t be an IMEI or a serial number. Please look again.';

/** The columns for an IMEI or serial number, which tells a device from all others; undefined if it can't be one. */
export function numberIn(moving: Moving, typed: string) {
  const device = readDeviceNumber(typed);
  const seal = sealsOf(moving).device;
  return (
    device && {
      identifier: seal.close(JSON.stringify(device)),
      identifierEnds: deviceNumberEnds(device),
      identifierMark: seal.mark(device.value),
    }
  );
}
