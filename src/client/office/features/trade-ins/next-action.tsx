import type { StaffTradeIn } from '#contract/trade-ins-office.ts';
import { officePaths, type OfficeArea } from '#rules/page/office-paths.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { NextButton } from '../../ui/next-button.tsx';
import { isMadeAtOnce, isOnBench, MOVES, nextMove } from './state-words.ts';
import { moveDevice } from './trade-ins.api.ts';

/** The next step of a device. If it asks something, the button opens the device and asks there. */
export function NextAction({ device, area }: { device: StaffTradeIn; area: OfficeArea }) {
  const { number, moves, is_late: isLate } = device;
  const move = isOnBench(moves) ? undefined : nextMove(moves);
  const href = officePaths.tradeIn(area, number);
  return (
    <NextButton
      number={number}
      isUrgent={isLate}
      label={isOnBench(moves) ? 'Check' : move ? MOVES[move].short : 'Open'}
      href={move ? `${href}?do=${move}` : href}
      work={
        move && isMadeAtOnce(move, device)
          ? {
              run: () => moveDevice(device, { move }),
              done: `${number} ${MOVES[move].done}`,
              wordsOf: messageOf,
            }
          : undefined
      }
    />
  );
}
