import type { TrackedOrder } from '#contract/orders.ts';
import type { StaffTracked } from '#contract/orders-office.ts';
import type { OfficeArea } from '#rules/page/office-paths.ts';
import { useMedia } from '#client/ui/use-media.ts';
import { BasketPanel } from './basket-panel.tsx';
import { CustomerPanel } from './customer-panel.tsx';
import { PapersPanel } from './papers-panel.tsx';
import { PaymentPanel } from './payment-panel.tsx';

type Props = { tracked: StaffTracked; order: TrackedOrder; area: OfficeArea; now: Date };

/**
 * Payment, customer, other orders and documents: beside the work on a desk, in two columns on a tablet, and with the
 * customer first on a phone. They are in the page in the order in which they are seen, for keys and screen readers.
 */
export function OrderAside({ tracked, order, area, now }: Props) {
  const isPhone = useMedia('(width < 600px)');
  const isTablet = useMedia('(600px <= width < 1024px)');
  const payment = <PaymentPanel key="payment" tracked={tracked} order={order} now={now} />;
  const papers = <PapersPanel key="papers" order={order} />;
  const customer = <CustomerPanel key="customer" tracked={tracked} number={order.number} />;
  const basket = <BasketPanel key="basket" basket={tracked.basket} area={area} />;
  if (isTablet) {
    return (
      <div className="grid grid-cols-2 items-start gap-4">
        <div className="grid min-w-0 gap-4">{[payment, papers]}</div>
        <div className="grid min-w-0 gap-4">{[customer, basket]}</div>
      </div>
    );
  }
  return (
    <div className="grid min-w-0 gap-4 w1024:row-span-2">
      {isPhone ? [customer, basket, payment, papers] : [payment, customer, basket, papers]}
    </div>
  );
}
