import type { StaffRepair } from '#contract/repairs-office.ts';
import { officePaths, type OfficeArea } from '#rules/page/office-paths.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { NextButton } from '../../ui/next-button.tsx';
import { moveRepair } from './repairs.api.ts';
import { AT_ONCE, MOVES, nextMove } from './state-words.ts';

/** The next step of a ticket. If it asks something, the button opens the ticket and asks there. */
export function NextAction({ ticket, area }: { ticket: StaffRepair; area: OfficeArea }) {
  const { number, version, moves, state, is_late: isLate } = ticket;
  const move = nextMove(moves, state);
  const href = officePaths.repair(area, number);
  return (
    <NextButton
      number={number}
      isUrgent={isLate}
      label={move ? MOVES[move].short : 'Open'}
      href={move ? `${href}?do=${move}` : href}
      work={
        move && AT_ONCE.has(move)
          ? {
              run: () => moveRepair(number, { move, version }),
              done: `${number} ${MOVES[move].done}`,
              wordsOf: messageOf,
            }
          : undefined
      }
    />
  );
}
