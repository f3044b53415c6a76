import type { TrackedOrder } from '#contract/orders.ts';
import { Button } from '#client/ui/button.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { RecordBar } from '../../ui/record-bar.tsx';
import { MOVES } from './state-words.ts';
import type { OrderMoves } from './use-moves.ts';

/** From this width on, the main button is in the head of the page. Below it, a bar at the end has it. */
export const MOVES_IN_HEAD = '(width >= 1024px)';

/** The moves in the head of an order: a menu, and after it the main button where there is room. */
export function MoveButtons({ moves, hasMain }: { moves: OrderMoves; hasMain: boolean }) {
  const { first, others, label, press } = moves;
  if (others.length === 0 && !(hasMain && first)) return null;
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
      {hasMain && <MainMove moves={moves} />}
    </div>
  );
}

function MainMove({ moves, className }: { moves: OrderMoves; className?: string }) {
  const { first, busy, label, press } = moves;
  if (!first) return null;
  return (
    <Button
      size={40}
      variant="buy"
      {...(className && { className })}
      busy={busy === first && MOVES[first].busy}
      onClick={() => press(first)}
    >
      {label(first)}
    </Button>
  );
}

type BarProps = { moves: OrderMoves; next: TrackedOrder['next']; now: Date };

/** The main button with its deadline, at the bottom of a narrow screen. It is the last thing in the page for keys too. */
export function MoveBar({ moves, next, now }: BarProps) {
  if (!moves.first) return null;
  return (
    <RecordBar due={next?.who === 'vendor' ? next.by : undefined} now={now}>
      <MainMove moves={moves} className="h-13! min-w-40" />
    </RecordBar>
  );
}
