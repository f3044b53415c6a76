import { useState } from 'react';
import type { StaffTrackedRepair } from '#contract/repairs-office.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { notify, notifyError } from '#client/ui/toast-store.ts';
import type { MainAction } from '../../ui/record-moves.tsx';
import { moveRepair } from './repairs.api.ts';
import { AT_ONCE, MOVES, nextMove, type StaffMove } from './state-words.ts';

/** The moves that are possible at present. `wanted` is the move that a link from the board opens. */
export function useTicketMoves(ticket: StaffTrackedRepair, wanted: StaffMove | undefined) {
  const { moves, number, version, state } = ticket;
  const [asked, setAsked] = useState(
    wanted && moves.includes(wanted) && !AT_ONCE.has(wanted) ? wanted : undefined,
  );
  const [busy, setBusy] = useState<StaffMove>();
  const first = nextMove(moves, state);

  async function makeAtOnce(move: StaffMove) {
    setBusy(move);
    try {
      await moveRepair(number, { move, version });
      notify(`${number} ${MOVES[move].done}`);
    } catch (error) {
      notifyError(messageOf(error));
    }
    setBusy(undefined);
  }
  const press = (move: StaffMove) => (AT_ONCE.has(move) ? void makeAtOnce(move) : setAsked(move));
  const main: MainAction | undefined = first && {
    label: MOVES[first].label,
    busy: busy === first && MOVES[first].busy,
    onPress: () => press(first),
  };
  return {
    main,
    others: moves
      .filter((move) => move !== first)
      .map((move) => ({
        label: MOVES[move].label,
        isHard: MOVES[move].isHard ?? false,
        onPress: () => press(move),
      })),
    asked,
    press,
    close: () => setAsked(undefined),
  };
}

export type TicketMoves = ReturnType<typeof useTicketMoves>;
