import { useState } from 'react';
import type { TradeInMove } from '#rules/flows/trade-in.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { notify, notifyError } from '#client/ui/toast-store.ts';
import { isMadeAtOnce, isOnBench, MOVES, nextMove, OUTCOMES } from './state-words.ts';
import { moveDevice, type Device } from './trade-ins.api.ts';

/** The moves that are possible now. `wanted` is the one that a link from the list opens. */
export function useDeviceMoves(device: Device, wanted: TradeInMove | undefined) {
  const { moves, number } = device;
  const isAtOnce = (move: TradeInMove) => isMadeAtOnce(move, device);
  const [asked, setAsked] = useState(
    wanted && moves.includes(wanted) && !isAtOnce(wanted) && !OUTCOMES.includes(wanted) ? wanted : undefined,
  );
  const [busy, setBusy] = useState<TradeInMove>();
  // With the device on the bench, the outcome is the next step, and it stands beside the checks.
  const first = isOnBench(moves) ? undefined : nextMove(moves);

  async function makeAtOnce(move: TradeInMove) {
    setBusy(move);
    try {
      await moveDevice(device, { move });
      notify(`${number} ${MOVES[move].done}`);
    } catch (error) {
      notifyError(messageOf(error));
    }
    setBusy(undefined);
  }
  return {
    first,
    others: moves.filter((move) => move !== first && !OUTCOMES.includes(move)),
    asked,
    busy,
    press: (move: TradeInMove) => (isAtOnce(move) ? void makeAtOnce(move) : setAsked(move)),
    close: () => setAsked(undefined),
  };
}

export type DeviceMoves = ReturnType<typeof useDeviceMoves>;
