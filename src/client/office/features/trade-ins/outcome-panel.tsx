import { Lock, Send, ShieldAlert, Undo2, Check, type LucideIcon } from 'lucide-react';
import type { TradeInMove } from '#rules/flows/trade-in.ts';
import { formatPounds } from '#client/lib/format.ts';
import { Button } from '#client/ui/button.tsx';
import { Box } from '../../ui/box.tsx';
import { betterPreview, revisedPreview, worseOf, type Outcome } from './inspection-values.ts';
import { MOVES } from './state-words.ts';
import type { Device } from './trade-ins.api.ts';
import type { Inspection } from './use-inspection.ts';

const OTHERS: readonly { move: TradeInMove; icon: LucideIcon }[] = [
  { move: 'hold', icon: Lock },
  { move: 'quarantine', icon: ShieldAlert },
  { move: 'return', icon: Undo2 },
];

/** The outcome that the findings lead to, and its words: 'Send revised offer, £265'. */
export function mainOutcome(
  device: Device,
  inspection: Pick<Inspection, 'findings' | 'price'>,
): { outcome: Outcome; words: string } {
  const paid = (sums: Device['offer']) => formatPounds(device.payout === 'bank' ? sums.cash : sums.voucher);
  if (worseOf(inspection.findings).length > 0) {
    const preview = revisedPreview(device, inspection.findings);
    return { outcome: 'revise', words: `Send revised offer${preview ? `, ${paid(preview.now)}` : ''}` };
  }
  const better = betterPreview(device, inspection.price);
  return better
    ? { outcome: 'validate', words: `Pay more, ${paid(better)}` }
    : { outcome: 'validate', words: `Pay as accepted, ${paid(device.offer)}` };
}

type MainProps = { device: Device; inspection: Inspection; className?: string };

/** The one filled button of the bench. */
export function MainOutcome({ device, inspection, className }: MainProps) {
  const { outcome, words } = mainOutcome(device, inspection);
  if (!device.moves.includes(outcome)) return null;
  return (
    <Button
      variant="sell"
      full
      {...(className && { className })}
      busy={inspection.busy === outcome && MOVES[outcome].busy}
      onClick={() => void inspection.press(outcome)}
    >
      {outcome === 'revise' ? <Send size={18} /> : <Check size={18} />}
      {words}
    </Button>
  );
}

type Props = {
  device: Device;
  inspection: Inspection;
  /** The first name of the customer. */
  reader: string;
  /** On a narrow screen a bar at the bottom has the main button. */
  hasMain: boolean;
  onMove: (move: TradeInMove) => void;
};

/** How an inspection ends. */
export function OutcomePanel({ device, inspection, reader, hasMain, onMove }: Props) {
  const { outcome } = mainOutcome(device, inspection);
  const others = OTHERS.filter(({ move }) => device.moves.includes(move));
  const isDisputed = device.state === 'disputed';
  return (
    <Box title={hasMain ? 'Outcome' : 'Other outcomes'}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
        {inspection.errors['cuts'] && (
          <p role="alert" className="text-caption font-medium text-danger">
            {inspection.errors['cuts']}
          </p>
        )}
        {hasMain && <MainOutcome device={device} inspection={inspection} />}
        <p className="text-caption text-muted">
          {outcome === 'validate'
            ? 'The payout begins at once.'
            : isDisputed
              ? `This is the second opinion, so it is final. ${reader} accepts it, or the device goes back, free.`
              : `${reader} has seven days to answer. If we hear nothing, the device goes back, free.`}
        </p>
        {outcome === 'revise' && device.moves.includes('validate') && (
          <Button
            size={40}
            variant="outline"
            full
            className="max-w1280:h-12"
            busy={inspection.busy === 'validate' && MOVES.validate.busy}
            onClick={() => void inspection.press('validate')}
          >
            <Check size={18} />
            Pay as accepted all the same
          </Button>
        )}
        {others.length > 0 && (
          <div className="grid grid-cols-2 gap-2.5 w600:grid-cols-3 w1024:grid-cols-2">
            {others.map(({ move, icon: Icon }) => (
              <Button
                key={move}
                size={40}
                variant="outline"
                className="px-2! max-w1280:h-12"
                onClick={() => onMove(move)}
              >
                <Icon size={18} />
                {MOVES[move].short}
              </Button>
            ))}
          </div>
        )}
      </div>
    </Box>
  );
}
