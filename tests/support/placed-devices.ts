import type { APIResponse, Page } from '@playwright/test';
import type { Line } from '#rules/catalog/lines.ts';
import { expect, filledCart } from './cart-journey.ts';
import { devicePath } from './device-paths.ts';
import { freshImei } from './imei.ts';
import { newEmail } from './member.ts';

const headers = () => ({ 'idempotency-key': crypto.randomUUID() });
const DEVICE = 'iPhone 14';

/** The result of a call that must be made. */
async function resultOf<T>(answer: APIResponse): Promise<T> {
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { result: T }).result;
}

async function place<T>(page: Page, line: Line, details: object, device: string): Promise<T> {
  const cart = await filledCart(page, [devicePath(line, device)], line);
  const checkout = `/no/auth/web/site/checkouts/${cart.cart_id}`;
  const person = { email: newEmail(), name: 'Priya Nair' };
  await resultOf(await page.request.put(checkout, { data: { ...person, ...details } }));
  const data = line === 'sell' ? { agreed_total: cart.totals.voucher } : {};
  return resultOf(await page.request.post(`${checkout}/place`, { data, headers: headers() }));
}

interface Posted {
  number: string;
  /** The path of its page, without a login. */
  page: string;
}

/** A device that was sold for a voucher and posted, by API calls. Other journeys do it in the browser. */
export async function postedDevice(
  page: Page,
  { device = DEVICE, ...details }: { device?: string; email?: string } = {},
): Promise<Posted> {
  const { number, token } = await place<{ number: string; token: string }>(
    page,
    'sell',
    { line_1: '14 Arlington Road', town: 'London', post_code: 'NW1 0LU', payout: 'voucher', ...details },
    device,
  );
  const path = `/no/auth/web/site/track/${token}`;
  const moves = [
    { move: 'accept', is_adult: true, is_owner: true, identifier: freshImei() },
    { move: 'arrange', way: 'label' },
    { move: 'send' },
  ];
  for (const move of moves) {
    const { version } = await resultOf<{ version: number }>(await page.request.get(path));
    await resultOf(
      await page.request.post(`${path}/moves`, { data: { ...move, version }, headers: headers() }),
    );
  }
  return { number, page: `/track/${token}` };
}

export const postedTradeIn = async (page: Page): Promise<string> => (await postedDevice(page)).number;

interface Slots {
  data: { store_id: number; next: string | null }[];
}

/** A repair whose device is brought to a store, by API calls; and the path of its tracking page. */
export async function bookedRepair(page: Page): Promise<{ number: string; trackPath: string }> {
  const slots = await page.request.get('/no/auth/web/site/repairs/slots?minutes=30');
  const free = ((await slots.json()) as Slots).data.filter(({ next }) => next !== null);
  for (const { store_id: storeId } of free) {
    const cart = await filledCart(page, [devicePath('repair', DEVICE)], 'repair');
    const checkout = `/no/auth/web/site/checkouts/${cart.cart_id}`;
    const data = { email: newEmail(), name: 'Priya Nair', way: 'drop_in', store_id: storeId };
    // Only a store of the vendor who repairs it will do.
    if (!(await page.request.put(checkout, { data })).ok()) continue;
    await holdFirst(page, cart.cart_id, storeId);
    const { tickets } = await resultOf<{ tickets: { number: string; token: string }[] }>(
      await page.request.post(`${checkout}/place`, { data: {}, headers: headers() }),
    );
    const [ticket] = tickets;
    if (ticket) return { number: ticket.number, trackPath: `/no/auth/web/site/track/${ticket.token}` };
  }
  throw new Error('no store takes the device');
}

/** Keeps the first free time of a store for a cart. */
async function holdFirst(page: Page, cartId: string | null, storeId: number): Promise<void> {
  const slots = await page.request.get(`/no/auth/web/site/repairs/slots?cart_id=${cartId}`);
  const { data } = (await slots.json()) as Slots;
  const next = data.find((one) => one.store_id === storeId)?.next;
  const held = await page.request.post('/no/auth/web/site/repairs/holds', {
    data: { cart_id: cartId, store_id: storeId, starts_at: next },
  });
  if (!held.ok()) throw new Error(`no time was held: ${await held.text()}`);
}
