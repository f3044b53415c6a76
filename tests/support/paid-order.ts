import type { Page } from '@playwright/test';
import { filledCart } from './cart-floor.ts';

export interface Order {
  number: string;
  token: string;
}

/** Bought and paid by calls, since other journeys walk that way. */
export async function paidOrder(page: Page, goods: string[], email: string): Promise<Order> {
  const cart = await filledCart(page, goods);
  const checkout = `/no/auth/web/site/checkouts/${cart.cart_id}`;
  const details = {
    email,
    name: 'Priya Nair',
    line_1: '14 Arlington Road',
    town: 'London',
    post_code: 'NW1 0LU',
  };
  const kept = (await (await page.request.put(checkout, { data: details })).json()) as {
    result: { order: { totals: { total: number } } };
  };
  const headers = () => ({ 'idempotency-key': crypto.randomUUID() });
  const placed = (await (
    await page.request.post(`${checkout}/place`, {
      data: { payment: 'trial', agreed_total: kept.result.order.totals.total },
      headers: headers(),
    })
  ).json()) as { result: { payment: { id: string }; orders: Order[] } };
  await page.request.post(`/no/auth/web/site/payments/${placed.result.payment.id}/trial`, {
    data: { outcome: 'paid' },
    headers: headers(),
  });
  const [order] = placed.result.orders;
  if (!order) throw new Error('nothing was ordered');
  return order;
}
