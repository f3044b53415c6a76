import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { ChangeQuote } from '#contract/order-changes.ts';
import { officePaths, type OfficeArea } from '#rules/page/office-paths.ts';
import { ApiError } from '#client/lib/api-error.ts';
import { newKey } from '#client/lib/new-key.ts';
import { useForm } from '#client/lib/use-form.ts';
import { notify } from '#client/ui/toast-store.ts';
import { changeOrder, shownChange } from './change.api.ts';
import type { ChangeValues } from './change-values.ts';
import { errorsOf, valuesOf, wishOf } from './change-values.ts';

interface Changed {
  area: OfficeArea;
  number: string;
  /** The version that staff saw when they began. */
  version: number;
  /** The order as it is. */
  start: ChangeQuote;
}

/** The typed change of an order. */
export function useChange({ area, number, version, start }: Changed) {
  const go = useNavigate();
  const [first] = useState(() => valuesOf(start));
  const wanted = (values: ChangeValues) => wishOf(values, first, start);
  // The same press after a lost answer changes nothing twice. Another change is another press.
  const press = useRef({ key: newKey(), of: '' });
  const form = useForm<ChangeValues>({
    start: first,
    errorsOf,
    fieldsOf: ({ way }) => [
      'items',
      ...(way === 'collect' ? (['store_id'] as const) : (['line_1', 'line_2', 'town', 'post_code'] as const)),
    ],
    async send(values) {
      const quote = shownChange(number, version, wanted(values));
      if (!quote) return;
      const body = {
        ...wanted(values),
        version,
        agreed_total: quote.after.total,
      };
      const of = JSON.stringify(body);
      if (press.current.of !== of) press.current = { key: newKey(), of };
      try {
        await changeOrder(number, body, press.current.key);
      } catch (error) {
        if (error instanceof ApiError && error.status > 0) press.current = { key: newKey(), of: '' };
        throw error;
      }
      notify(quote.settlement === 'link' ? 'The link to pay is mailed' : `Order ${number} is changed`);
      await go({ to: officePaths.order(area, number) });
    },
  });
  return { ...form, wish: wanted(form.values) };
}
