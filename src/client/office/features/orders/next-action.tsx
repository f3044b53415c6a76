import { useState } from 'react';
import type { StaffOrder } from '#contract/orders-office.ts';
import { officePaths, type OfficeArea } from '#rules/page/office-paths.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { notify, notifyError } from '#client/ui/toast-store.ts';
import { moveOrder } from './orders.api.ts';
import { AT_ONCE, isUnpaidExchange, MOVES, nextMove } from './state-words.ts';

const LOOK = 'relative z-1 h-11! min-w-22.5 px-2.5! w1200:h-10!';

/** The next step of an order. If it asks something, the button opens the order and asks there. */
export function NextAction({ order, area }: { order: StaffOrder; area: OfficeArea }) {
  const [isBusy, setIsBusy] = useState(false);
  const { number, version, is_late: isLate } = order;
  const move = isUnpaidExchange(order) ? undefined : nextMove(order.moves, order.state);
  const variant = isLate ? 'ink' : 'outline';
  const href = officePaths.order(area, number);
  if (!move || !AT_ONCE.has(move)) {
    return (
      <ButtonLink
        data-next=""
        size={40}
        variant={variant}
        className={LOOK}
        href={move ? `${href}?do=${move}` : href}
        aria-label={`${move ? MOVES[move].short : 'Open'} ${number}`}
      >
        {move ? MOVES[move].short : 'Open'}
      </ButtonLink>
    );
  }
  async function make(at: NonNullable<typeof move>) {
    setIsBusy(true);
    try {
      await moveOrder(number, { move: at, version });
      notify(`${number} ${MOVES[at].done}`);
    } catch (error) {
      notifyError(messageOf(error));
    }
    setIsBusy(false);
  }
  return (
    <Button
      data-next=""
      size={40}
      variant={variant}
      className={LOOK}
      busy={isBusy && 'Saving'}
      aria-label={`${MOVES[move].short} ${number}`}
      onClick={() => void make(move)}
    >
      {MOVES[move].short}
    </Button>
  );
}
