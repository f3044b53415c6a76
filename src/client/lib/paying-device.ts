import { forget, keep, readKept } from './kept-typing.ts';

/** The device that the shopper wants to pay with. The page of its trade-in stores it in the tab, and the checkout reads it. */
export interface PayingDevice {
  number: string;
  name: string;
  /** In pounds. */
  worth: number;
  /** Of the link to the trade-in, which says that it is theirs. */
  token: string;
}

const KEPT = { name: 'trade-in-to-pay-with' };

export const keepPayingDevice = (device: PayingDevice): void => keep(KEPT, device);
export const forgetPayingDevice = (): void => forget(KEPT);

export function readPayingDevice(): PayingDevice | undefined {
  const { number, name, worth, token } = readKept<PayingDevice>(KEPT);
  return number !== undefined && name !== undefined && worth !== undefined && token !== undefined
    ? { number, name, worth, token }
    : undefined;
}
