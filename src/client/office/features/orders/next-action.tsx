import type { StaffOrder } from '#contract/orders-office.ts';
import { officePaths, type OfficeArea } from '#rules/page/office-paths.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { NextButton } from '../../ui/next-button.tsx';
import { moveOrder } from './orders.api.ts';
import { AT_ONCE, isUnpaidExchange, MOVES, nextMove } from './state-words.ts';

/** The next step of an order. If it asks something, the button opens the order and asks there. */
export function NextAction({ order, area }: { order: StaffOrder; area: OfficeArea }) {
  const { number, version, is_late: isLate } = order;
  const move = isUnpaidExchange(order) ? undefined : nextMove(order.moves, order.state);
  const href = officePaths.order(area, number);
  return (
    <NextButton
      number={number}
      isUrgent={isLate}
      label={move ? MOVES[move].short : 'Open'}
      href={move ? `${href}?do=${move}` : href}
      work={
        move && AT_ONCE.has(move)
          ? {
              run: () => moveOrder(number, { move, version }),
              done: `${number} ${MOVES[move].done}`,
              wordsOf: messageOf,
            }
          : undefined
      }
    />
  );
}
