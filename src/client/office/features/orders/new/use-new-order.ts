import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { officePaths, type OfficeArea } from '#rules/page/office-paths.ts';
import { ApiError } from '#client/lib/api-error.ts';
import { newKey } from '#client/lib/new-key.ts';
import { useSession } from '#client/lib/session.ts';
import { useForm } from '#client/lib/use-form.ts';
import { notify } from '#client/ui/toast-store.ts';
import { placeNewOrder, shownQuote } from './new-order.api.ts';
import type { NewOrderValues } from './new-order-values.ts';
import { basketOf, errorsOf, NO_ORDER, orderOf, wayOf } from './new-order-values.ts';

export type NewOrderForm = ReturnType<typeof useNewOrder>;

const CONTACT = ['items', 'name', 'email', 'phone'] as const;
const ADDRESS = ['line_1', 'line_2', 'town', 'post_code'] as const;

const quoteOf = (values: NewOrderValues) => shownQuote(basketOf(values));

/** The typed order. It stays over a reload until it is placed. */
export function useNewOrder(area: OfficeArea) {
  const go = useNavigate();
  const me = useSession().user?.email ?? '';
  // The same press after a lost answer places no second order. Another order is another press.
  const press = useRef({ key: newKey(), of: '' });
  return useForm({
    start: NO_ORDER,
    // For one customer: the next one at this till must not see the order.
    keeping: { name: `new order by ${me}` },
    errorsOf: (values) => errorsOf(values, quoteOf(values)),
    fieldsOf: (values) => [
      ...CONTACT,
      ...(wayOf(values, quoteOf(values)).way === 'collect' ? (['store_id'] as const) : ADDRESS),
      'pay',
      'code',
    ],
    async send(values) {
      const quote = quoteOf(values);
      if (!quote) return;
      const body = orderOf(values, quote);
      const of = JSON.stringify(body);
      if (press.current.of !== of) press.current = { key: newKey(), of };
      try {
        const number = await placeNewOrder(body, press.current.key);
        notify(`Order ${number} is placed`);
        await go({ to: officePaths.order(area, number) });
      } catch (error) {
        // A refused press may be repeated after its errors are corrected.
        if (error instanceof ApiError && error.status > 0) press.current = { key: newKey(), of: '' };
        throw error instanceof ApiError && error.changed.length > 0
          ? new ApiError(
              409,
              'Something has changed: look at the items and the sums again, then press once more.',
            )
          : error;
      }
    },
  });
}
