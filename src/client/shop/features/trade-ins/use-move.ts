import { useState } from 'react';
import type { TradeInItem } from '#contract/trade-ins.ts';
import { messageOf } from '#client/lib/api-error.ts';
import type { MoveBody, Tracking } from '#client/lib/tracking.api.ts';

export type DeviceMove = Omit<MoveBody, 'item' | 'version'>;
/** Makes a move of one device. It fails where something else happened to the device first. */
export type MakeMove = (body: DeviceMove) => Promise<void>;

export const moverOf =
  (
    { move }: Pick<Tracking, 'move'>,
    { number, version }: Pick<TradeInItem, 'number' | 'version'>,
  ): MakeMove =>
  (body) =>
    move({ ...body, item: number, version });

/** A move behind a button, with what went wrong. */
export function usePress(make: MakeMove) {
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const press = async (body: DeviceMove) => {
    if (busy !== undefined) return;
    setBusy(body.move);
    setFailure(undefined);
    try {
      await make(body);
    } catch (error) {
      setFailure(messageOf(error));
    }
    setBusy(undefined);
  };
  return { busy, failure, press };
}
