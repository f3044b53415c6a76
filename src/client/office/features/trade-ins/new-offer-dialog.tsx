import { Check, Send } from 'lucide-react';
import { capital, formatPounds } from '#client/lib/format.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Row } from '../../ui/box.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { betterPreview, revisedPreview, type Outcome } from './inspection-values.ts';
import { MOVES } from './state-words.ts';
import type { Device } from './trade-ins.api.ts';
import type { Inspection } from './use-inspection.ts';

type Props = { outcome: Outcome; device: Device; inspection: Inspection; reader: string };

/** Shows the old and the new offer once more before the customer gets it. */
export function NewOfferDialog({ outcome, device, inspection, reader }: Props) {
  const isLower = outcome === 'revise';
  const revised = isLower ? revisedPreview(device, inspection.findings) : undefined;
  const now = isLower ? revised?.now : betterPreview(device, inspection.price);
  if (!now) return null;
  const old = device.offer;
  const paid = (sums: typeof old) => formatPounds(device.payout === 'bank' ? sums.cash : sums.voucher);
  const title = isLower ? `Send ${reader} a lower offer?` : `Pay ${reader} more than was offered?`;
  return (
    <Dialog open onClose={inspection.stopAsking} title={title} width={480}>
      <p className="flex items-baseline gap-3 tabular-nums">
        <s className="text-[1.5rem] leading-8 text-muted">
          <span className="sr-only">Old offer </span>
          {paid(old)}
        </s>
        <b className="text-[2rem] leading-10 font-semibold">
          <span className="sr-only">New offer </span>
          {paid(now)}
        </b>
      </p>
      <dl className="py-4">
        <Row name="Offered, by bank">{formatPounds(old.cash)}</Row>
        {revised?.cuts.map(({ check, amount }, row) => (
          <Row key={`${row} ${check}`} name={capital(check)}>
            −{formatPounds(amount)}
          </Row>
        ))}
        {revised !== undefined && revised.rounding !== 0 && (
          <Row name="Rounding">
            {revised.rounding > 0 ? '+' : '−'}
            {formatPounds(Math.abs(revised.rounding))}
          </Row>
        )}
        <Row name="New offer, by bank">{formatPounds(now.cash)}</Row>
        <Row name="As a voucher">{formatPounds(now.voucher)}</Row>
      </dl>
      <p className="pb-5 text-secondary">
        {isLower
          ? `${reader} reads each reason with its photos, and accepts, disputes or declines it.`
          : `${reader} is told at once, and the payout begins.`}
      </p>
      <DialogActions onClose={inspection.stopAsking}>
        <Button
          variant="sell"
          data-autofocus=""
          busy={inspection.busy === outcome && MOVES[outcome].busy}
          onClick={() => void inspection.send(outcome)}
        >
          {isLower ? <Send size={18} /> : <Check size={18} />}
          {isLower ? 'Send' : 'Pay'} {paid(now)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
