import type { Tracked, TrackedOrder } from '#contract/orders.ts';
import { sumWords } from '#client/lib/format.ts';
import { Box, Row } from '../../ui/box.tsx';
import { Chip } from '../../ui/chip.tsx';
import { momentWords } from './due-words.ts';
import { paymentWords } from './state-words.ts';

export function PaymentPanel({ tracked, order, now }: { tracked: Tracked; order: TrackedOrder; now: Date }) {
  const { payment, totals } = tracked;
  const { label, look } = paymentWords(payment, order);
  const isPaid = payment.state === 'paid';
  return (
    <Box title="Payment" note={<Chip look={look}>{isPaid && order.refunded === 0 ? 'Paid' : label}</Chip>}>
      <dl>
        <Row name="This order">{sumWords(order.total)}</Row>
        {order.credit > 0 && <Row name="Store credit">−{sumWords(order.credit)}</Row>}
        <Row
          name={isPaid ? payment.label || 'Paid' : payment.state === 'cancelled' ? 'Not paid' : 'To pay'}
          strong
        >
          {sumWords(totals.total)}
        </Row>
        {order.refunded > 0 && <Row name="Refunded">{sumWords(order.refunded)}</Row>}
        {order.vat > 0 && <Row name="VAT in it">{sumWords(order.vat)}</Row>}
      </dl>
      {payment.paid_at && (
        <p className="mt-2 text-caption text-muted">Paid {momentWords(payment.paid_at, now)}</p>
      )}
      {payment.transfer && (
        <p className="mt-2 text-caption text-muted">
          The transfer has the reference {payment.transfer.reference}.
        </p>
      )}
    </Box>
  );
}
