import type { RefundPlan } from '#contract/orders-office.ts';
import { sumWords } from '#client/lib/format.ts';
import { Row } from '../../ui/box.tsx';

/** The amounts of a refund, and how it is paid. The server calculates them. */
export function RefundLines({ plan, way }: { plan: RefundPlan; way: string }) {
  const {
    lines,
    delivery,
    before,
    exchanged,
    due,
    total,
    to_payment: toPayment,
    to_credit: toCredit,
    bonus,
  } = plan;
  return (
    <div className="rounded-box border border-border px-4 py-3">
      <dl className="[&>:last-child:not(:only-child)]:mt-1 [&>:last-child:not(:only-child)]:border-t [&>:last-child:not(:only-child)]:border-grey-2 [&>:last-child:not(:only-child)]:pt-2">
        {lines.map(({ line_id: id, name, units, amount }) => (
          <Row key={id} name={units > 1 ? `${units} × ${name}` : name}>
            {sumWords(amount)}
          </Row>
        ))}
        {delivery > 0 && <Row name="Delivery">{sumWords(delivery)}</Row>}
        {before > 0 && <Row name="Went back before">−{sumWords(before)}</Row>}
        {exchanged > 0 && <Row name="Exchanged for">−{sumWords(exchanged)}</Row>}
        <Row name={due > 0 ? 'The buyer pays' : 'Refund'} strong>
          {sumWords(due > 0 ? due : total)}
        </Row>
      </dl>
      <p className="text-caption text-muted">
        {[
          due > 0 && 'By a link in a mail. It is sent once it is paid; until then it is kept.',
          toPayment > 0 && `${sumWords(toPayment)} goes back ${way}.`,
          toCredit > 0 && `${sumWords(toCredit)} becomes store credit.`,
          bonus > 0 && `The site adds ${sumWords(bonus)} to it.`,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </div>
  );
}
