import type { Answer } from '#contract/calls.ts';
import { VENDOR } from '#demo/people.ts';
import type { TestApp } from './app.ts';
import { freshKey } from './buying.ts';
import { one } from './one-row.ts';
import { signIn } from './people.ts';
import { placedOrder } from './placed.ts';

export const READ = 'GET /no/auth/web/site/track/{token}/messages';
export const WRITE = 'POST /no/auth/web/site/track/{token}/messages';
export const SEEN = 'POST /no/auth/web/site/track/{token}/messages/read';
export const INBOX = 'GET /office/messages';
export const THREAD = 'GET /office/messages/{number}';
export const ANSWER = 'POST /office/messages/{number}';

export const NO_QUERY = { before: undefined };
export const ALL = { tab: undefined, q: undefined, cursor: undefined, per_page: undefined };

/** A guest's order with the vendor of the demo shop. */
export async function vendorsPlacedOrder(shop: TestApp) {
  const placed = await placedOrder(shop);
  const [order] = placed.orders;
  if (!order) throw new Error('nothing was ordered');
  const { number } = await one<{ number: string }>(
    shop,
    `update orders set business_id = (select b.id from businesses b join users u on u.id = b.owner_id where u.email = $2)
     where number = $1 returning number`,
    [order.number, VENDOR],
  );
  return { number, token: order.token, groupToken: placed.token };
}

export type PlacedForVendor = Awaited<ReturnType<typeof vendorsPlacedOrder>>;

/** Writes as the buyer, and returns the id of the message. */
export async function write(
  shop: TestApp,
  { token }: Pick<PlacedForVendor, 'token'>,
  text: string,
  photos: string[] = [],
): Promise<number> {
  const { result } = await shop.call(WRITE, {
    params: { token },
    headers: freshKey(),
    body: { text, photos },
  });
  return result.messages.at(-1)?.id ?? 0;
}

/** Answers as staff who have seen all messages up to one. */
export async function answer(
  shop: TestApp,
  { number }: Pick<PlacedForVendor, 'number'>,
  text: string,
  seen: number,
  headers?: Record<string, string>,
): Promise<Answer<typeof ANSWER>['result']> {
  const { result } = await shop.call(ANSWER, {
    params: { number },
    headers: { ...(headers ?? (await signIn(shop, VENDOR))), ...freshKey() },
    body: { text, seen },
  });
  return result;
}
