import { expect, type Page } from '@playwright/test';
import { filledCart } from './cart-journey.ts';
import { newEmail } from './member.ts';

export interface Order {
  number: string;
  token: string;
}

const headers = () => ({ 'idempotency-key': crypto.randomUUID() });

interface Kept {
  result: {
    order: {
      totals: { total: number };
      ways: { business_id: number; ways: { way: string; stores: { id: number; name: string }[] }[] }[];
    };
  };
}

async function placeOrder(
  page: Page,
  goods: string[],
  email: string,
  payment: 'trial' | 'bank_transfer' | 'in_store',
) {
  const cart = await filledCart(page, goods);
  const checkout = `/no/auth/web/site/checkouts/${cart.cart_id}`;
  const details = {
    email,
    name: 'Priya Nair',
    line_1: '14 Arlington Road',
    town: 'London',
    post_code: 'NW1 0LU',
  };
  const keep = async (more: object = {}) =>
    (await (await page.request.put(checkout, { data: { ...details, ...more } })).json()) as Kept;
  const first = await keep();
  const [vendor] = first.result.order.ways;
  const store = vendor?.ways.find(({ way }) => way === 'collect')?.stores[0];
  const collect = { business_id: vendor?.business_id, way: 'collect', store_id: store?.id };
  const kept = payment === 'in_store' ? await keep({ delivery: [collect] }) : first;
  const placed = (await (
    await page.request.post(`${checkout}/place`, {
      data: { payment, agreed_total: kept.result.order.totals.total },
      headers: headers(),
    })
  ).json()) as { result: { payment: { id: string }; orders: Order[] } };
  const [order] = placed.result.orders;
  if (!order) throw new Error('nothing was ordered');
  return { paymentId: placed.result.payment.id, order, store: store?.name ?? '' };
}

/** Buys and pays by API calls. Other journeys do it in the browser. */
export async function paidOrder(page: Page, goods: string[], email: string): Promise<Order> {
  const { paymentId, order } = await placeOrder(page, goods, email, 'trial');
  await page.request.post(`/no/auth/web/site/payments/${paymentId}/trial`, {
    data: { outcome: 'paid' },
    headers: headers(),
  });
  return order;
}

/** Buys by API calls. The order waits for its bank transfer. */
export const transferOrder = async (page: Page, goods: string[], email: string): Promise<Order> =>
  (await placeOrder(page, goods, email, 'bank_transfer')).order;

/** Buys by API calls, pays and collects in the vendor's first store, which is named. */
export async function collectedOrder(
  page: Page,
  staff: Page,
  goods: string[],
): Promise<Order & { store: string }> {
  const { order, store } = await placeOrder(page, goods, newEmail(), 'in_store');
  await staffMove(staff, order, { move: 'accept' });
  await staffMove(staff, order, { move: 'ready' });
  const { result } = (await (await page.request.get(`/no/auth/web/site/track/${order.token}`)).json()) as {
    result: { orders: { delivery: { code: string } }[] };
  };
  await staffMove(staff, order, { move: 'complete', code: result.orders[0]?.delivery.code });
  return { ...order, store };
}

/** Moves an order as staff, with the session of this page. */
export async function staffMove(staff: Page, { number }: Order, move: object): Promise<void> {
  const read = (await (await staff.request.get(`/office/orders/${number}`)).json()) as {
    result: { version: number };
  };
  const answer = await staff.request.post(`/office/orders/${number}/moves`, {
    data: { version: read.result.version, ...move },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Sends everything that is left in one parcel. */
export const parcelMove = () => ({
  move: 'dispatch',
  carrier: 'DPD',
  tracking: crypto.randomUUID().slice(0, 12),
});
