import { TriangleAlert } from 'lucide-react';
import type { TrackedOrder } from '#contract/orders.ts';
import type { StaffTracked } from '#contract/orders-office.ts';
import { momentWords } from '#client/lib/due-words.ts';
import { sumWords } from '#client/lib/format.ts';
import { useSession } from '#client/lib/session.ts';
import { KeptTogether } from '#client/ui/kept-together.tsx';
import { Box, Row } from '../../ui/box.tsx';
import { Chip } from '../../ui/chip.tsx';
import {
  answerWords,
  DISPUTE_CHIPS,
  disputeWords,
  reasonWords,
  twiceWords,
  warningOf,
} from './dispute-words.ts';

type WarningProps = Pick<StaffTracked, 'disputes'> & { order: TrackedOrder };

/** Says above everything else that the money of an order may be lost, or is. */
export function DisputeWarning({ disputes, order }: WarningProps) {
  const warning = warningOf(disputes, order);
  if (!warning) return null;
  return (
    <section
      aria-label="Warning"
      className="mb-4 flex gap-3 rounded-card bg-danger-tint px-5 py-4 text-danger max-w600:px-4"
    >
      <TriangleAlert size={20} className="mt-0.5 shrink-0" />
      <div className="min-w-0">
        <h2 className="font-semibold text-balance">{warning.title}</h2>
        <p className="text-pretty">{warning.text}</p>
      </div>
    </section>
  );
}

/** Chargebacks of the payment: the sum, the reason, and the deadline for an answer. */
export function DisputePanel({ disputes, now }: Pick<StaffTracked, 'disputes'> & { now: Date }) {
  const isSite = useSession().office?.of === 'site';
  return disputes.map((dispute) => {
    const { label, look } = DISPUTE_CHIPS[dispute.state];
    const answer = answerWords(dispute, isSite);
    const twice = twiceWords(dispute);
    return (
      <Box key={dispute.id} title="Chargeback" note={<Chip look={look}>{label}</Chip>}>
        <p className="font-medium">
          <KeptTogether>{disputeWords(dispute)}</KeptTogether>
        </p>
        <p className="mt-1 text-secondary">{reasonWords(dispute.reason)}</p>
        {twice && (
          <p className="mt-2 font-medium">
            <KeptTogether>{twice}</KeptTogether>
          </p>
        )}
        {answer && (
          <p className="mt-2">
            <KeptTogether>{answer}</KeptTogether>
          </p>
        )}
        <dl className="mt-2">
          {dispute.amount !== null && <Row name="Sum">{sumWords(dispute.amount)}</Row>}
          {dispute.held > 0 && <Row name="Held of the vendor’s share">{sumWords(dispute.held)}</Row>}
          {dispute.twice > 0 && <Row name="Refunded before">{sumWords(dispute.twice)}</Row>}
          {dispute.due_by && dispute.state === 'open' && (
            <Row name="Answer by" strong>
              {momentWords(dispute.due_by, now)}
            </Row>
          )}
          <Row name="Opened">{momentWords(dispute.opened_at, now)}</Row>
          {dispute.closed_at && <Row name="Decided">{momentWords(dispute.closed_at, now)}</Row>}
        </dl>
      </Box>
    );
  });
}
