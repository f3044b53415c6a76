import type { TrackedOrder } from '#contract/orders.ts';
import type { StaffTracked } from '#contract/orders-office.ts';
import { countOf, sumWords } from '#client/lib/format.ts';
import { KeptTogether } from '#client/ui/kept-together.tsx';
import { pence, penceFromPounds, poundsFromPence } from '#rules/money/money.ts';
import { isByHand } from '#rules/orders/refund-moves.ts';
import { Box, Row } from '../../ui/box.tsx';
import { Chip } from '../../ui/chip.tsx';
import { momentWords } from '#client/lib/due-words.ts';
import { MoneyMoves } from './money-moves.tsx';
import { PayLink } from './pay-link.tsx';
import { RefundCases } from './refund-cases.tsx';
import { chipsOf } from './state-words.ts';

const less = (all: number, part: number) =>
  poundsFromPence(pence(penceFromPounds(all) - penceFromPounds(part)));

type Props = { tracked: StaffTracked; order: TrackedOrder; now: Date };

export function PaymentPanel({ tracked, order, now }: Props) {
  const { payment, totals, paid_together: together } = tracked;
  const hasFailed = tracked.refunds.some(({ state }) => state === 'failed');
  const { label, look } = chipsOf(tracked, order).paid;
  const isPaid = payment.state === 'paid';
  const back = less(less(order.refunded, order.refund_due), order.taken);
  return (
    <Box title="Payment" note={<Chip look={look}>{isPaid && look === 'good' ? 'Paid' : label}</Chip>}>
      <dl>
        <Row name="This order">{sumWords(order.total)}</Row>
        {order.trade_in > 0 && <Row name="Trade-in">−{sumWords(order.trade_in)}</Row>}
        {order.credit > 0 && <Row name="Store credit">−{sumWords(order.credit)}</Row>}
        <Row
          name={
            isPaid
              ? payment.label || 'Paid'
              : payment.state === 'cancelled'
                ? 'Not paid'
                : together
                  ? 'Part of one payment'
                  : 'To pay'
          }
          strong
        >
          {sumWords(totals.total)}
        </Row>
        {back > 0 && <Row name="Refunded">{sumWords(back)}</Row>}
        {order.taken > 0 && <Row name="Taken back by the bank">{sumWords(order.taken)}</Row>}
        {order.refund_due > 0 && (
          <Row
            name={
              payment.kind === 'in_store'
                ? 'Still to give back'
                : isByHand(payment.kind) || hasFailed
                  ? 'Still to send'
                  : 'On its way back'
            }
            strong
          >
            {sumWords(order.refund_due)}
          </Row>
        )}
        {order.vat > 0 && (
          <Row
            name={
              order.refunded > 0
                ? `VAT in the ${sumWords(order.total)} ${order.credit + order.trade_in > 0 ? 'of this order' : 'paid'}`
                : 'VAT in it'
            }
          >
            {sumWords(order.vat)}
          </Row>
        )}
        {order.vat > 0 && order.refunded > 0 && (
          <Row name="VAT left after the refund">
            {sumWords(order.state === 'cancelled' ? 0 : less(order.vat, order.refunded_vat))}
          </Row>
        )}
      </dl>
      {payment.paid_at && (
        <p className="mt-2 text-caption text-muted">Paid {momentWords(payment.paid_at, now)}</p>
      )}
      <MoneyMoves tracked={tracked} now={now} />
      {tracked.pay_link && <PayLink path={tracked.pay_link} />}
      {together && !isPaid && payment.state !== 'cancelled' && (
        <p className="mt-2 text-caption text-muted">{togetherWords(together, payment.kind)}</p>
      )}
      {payment.transfer && (
        <p className="mt-2 text-caption text-muted">
          <KeptTogether>{`The transfer has the reference ${payment.transfer.reference}.`}</KeptTogether>
        </p>
      )}
      <RefundCases tracked={tracked} number={order.number} />
    </Box>
  );
}

/** How the whole purchase is paid. A vendor does not see its total. */
function togetherWords(
  { orders, amount }: NonNullable<StaffTracked['paid_together']>,
  kind: StaffTracked['payment']['kind'],
): string {
  const isTransfer = kind === 'bank_transfer';
  const one = isTransfer ? 'transfer' : 'payment';
  if (amount !== null) return `One ${one} of ${sumWords(amount)} pays for ${countOf(orders, 'order')}.`;
  return `The buyer pays for the whole basket, with orders of other vendors, by one ${one}.${
    isTransfer ? ' The administrator confirms it.' : ''
  }`;
}
