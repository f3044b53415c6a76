import { useState } from 'react';
import type { TrackedOrder } from '#contract/orders.ts';
import type { StaffTracked } from '#contract/orders-office.ts';
import type { OrderMove } from '#rules/flows/order.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { notify, notifyError } from '#client/ui/toast-store.ts';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { dueWords } from '#client/lib/due-words.ts';
import { MoveDialog } from './move-dialog.tsx';
import { moveOrder } from './orders.api.ts';
import { AT_ONCE, MOVES, nextMove } from './state-words.ts';

type Props = { tracked: StaffTracked; order: TrackedOrder; now: Date; asked: OrderMove | undefined };

/** The moves that are possible now: the usual next one as the main button, the others in a menu. */
export function MoveButtons({ tracked, order, now, asked: wanted }: Props) {
  const { moves, state, number, version, next } = order;
  const [asked, setAsked] = useState(
    wanted && moves.includes(wanted) && !AT_ONCE.has(wanted) ? wanted : undefined,
  );
  const [busy, setBusy] = useState<OrderMove>();
  const first = nextMove(moves, state);
  const others = moves.filter((move) => move !== first);

  async function makeAtOnce(move: OrderMove) {
    setBusy(move);
    try {
      await moveOrder(number, { move, version });
      notify(`${number} ${MOVES[move].done}`);
    } catch (error) {
      notifyError(messageOf(error));
    }
    setBusy(undefined);
  }
  const press = (move: OrderMove) => (AT_ONCE.has(move) ? void makeAtOnce(move) : setAsked(move));
  const label = (move: OrderMove) =>
    move === 'complete' && order.delivery.way !== 'collect' ? 'Mark as delivered' : MOVES[move].label;
  const due = next?.by && next.who === 'vendor' ? dueWords(next.by, now) : undefined;

  if (moves.length === 0) return null;
  return (
    <div className="flex items-center gap-2">
      {others.length > 0 && (
        <MoreMenu
          items={others.map((move) => ({
            label: label(move),
            isHard: MOVES[move].isHard ?? false,
            onPress: () => press(move),
          }))}
        />
      )}
      {first && (
        <div className="contents max-w1024:fixed max-w1024:inset-x-0 max-w1024:bottom-0 max-w1024:z-20 max-w1024:flex max-w1024:min-h-19 max-w1024:items-center max-w1024:justify-between max-w1024:gap-4 max-w1024:border-t max-w1024:border-border max-w1024:bg-paper max-w1024:px-5 max-w1024:pb-[env(safe-area-inset-bottom)] w768:max-w1024:left-16">
          <span className="w1024:hidden">
            {due && (
              <>
                <b className="block font-semibold">By {due.at}</b>
                <span className={due.group === 'Late' ? 'text-danger' : 'text-muted'}>{due.left}</span>
              </>
            )}
          </span>
          <Button
            size={40}
            variant="buy"
            className="max-w1024:h-13! max-w1024:min-w-40"
            busy={busy === first && MOVES[first].busy}
            onClick={() => press(first)}
          >
            {label(first)}
          </Button>
        </div>
      )}
      {asked && (
        <MoveDialog
          key={asked}
          move={asked}
          title={label(asked)}
          tracked={tracked}
          order={order}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}
