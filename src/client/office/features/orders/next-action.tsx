import type { StaffOrder } from '#contract/orders-office.ts';
import type { OrderMove } from '#rules/flows/order.ts';
import { officePaths, type OfficeArea } from '#rules/page/office-paths.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { notify, notifyError } from '#client/ui/toast-store.ts';
import { NextButton } from '../../ui/next-button.tsx';
import { moveOrder } from './orders.api.ts';
import { AT_ONCE, isUnpaidExchange, MOVES, nextMove } from './state-words.ts';

/** The next move of an order, and whether it is made at once. Others are asked about on the page of the order. */
function nextOf(order: StaffOrder, area: OfficeArea) {
  const move = isUnpaidExchange(order) ? undefined : nextMove(order.moves, order.state);
  const page = officePaths.order(area, order.number);
  return {
    move,
    isAtOnce: move !== undefined && AT_ONCE.has(move),
    href: move ? `${page}?do=${move}` : page,
  };
}

const doneWords = (number: string, move: OrderMove) => `${number} ${MOVES[move].done}`;

async function makeNext({ number, version }: StaffOrder, move: OrderMove): Promise<void> {
  try {
    await moveOrder(number, { move, version });
    notify(doneWords(number, move));
  } catch (error) {
    notifyError(messageOf(error));
  }
}

/** Takes the next step of an order without its button. `open` leads to a page. */
export function takeNextStep(order: StaffOrder, area: OfficeArea, open: (href: string) => void): void {
  const { move, isAtOnce, href } = nextOf(order, area);
  if (move && isAtOnce) void makeNext(order, move);
  else open(href);
}

/** The next step of an order. If it asks something, the button opens the order and asks there. */
export function NextAction({ order, area }: { order: StaffOrder; area: OfficeArea }) {
  const { number, version, is_late: isLate } = order;
  const { move, isAtOnce, href } = nextOf(order, area);
  return (
    <NextButton
      number={number}
      isUrgent={isLate}
      label={move ? MOVES[move].short : 'Open'}
      href={href}
      work={
        move && isAtOnce
          ? {
              run: () => moveOrder(number, { move, version }),
              done: doneWords(number, move),
              wordsOf: messageOf,
            }
          : undefined
      }
    />
  );
}
