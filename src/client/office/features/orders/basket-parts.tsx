import type { TrackedOrder } from '#contract/orders.ts';
import type { StaffTracked } from '#contract/orders-office.ts';
import { countOf, sumWords } from '#client/lib/format.ts';
import { KeptTogether } from '#client/ui/kept-together.tsx';
import { Row } from '../../ui/box.tsx';

/**
 * The orders that one payment covers, and their total. Of orders that the reader may not see, only the number is
 * shown.
 */
export function BasketParts({ tracked, order }: { tracked: StaffTracked; order: TrackedOrder }) {
  const { paid_together: together, basket, totals } = tracked;
  if (!together) return null;
  const parts = [{ number: order.number, business: order.business, due: totals.total }, ...basket];
  const hidden = together.orders - parts.length;
  return (
    <div className="rounded-box border border-border px-4 py-3">
      <dl className="*:last:mt-1 *:last:border-t *:last:border-grey-2 *:last:pt-2">
        {parts.map(({ number, business, due }) => (
          <Row
            key={number}
            name={
              <>
                <span className="block font-medium text-ink">
                  <KeptTogether>{number}</KeptTogether>
                </span>
                {business.name}
              </>
            }
          >
            {sumWords(due)}
          </Row>
        ))}
        {hidden > 0 && (
          <Row name={countOf(hidden, 'order of another store', 'orders of other stores')}>–</Row>
        )}
        {together.amount !== null && (
          <Row name="One payment" strong>
            {sumWords(together.amount)}
          </Row>
        )}
      </dl>
    </div>
  );
}
