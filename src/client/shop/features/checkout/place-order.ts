import type { Answer, Input } from '#contract/calls.ts';
import { api } from '#client/lib/api.ts';
import { mayRecover } from '#client/lib/api-error.ts';
import { newKey } from '#client/lib/new-key.ts';

const CALL = 'POST /no/auth/web/site/checkouts/{cartId}/place';

/** The content that the buyer agreed to with the press. */
export type Press = Input<typeof CALL>['body'];
/** The orders of a buy cart, the trade-in of a sell cart, or the repairs of a repair cart. */
type Placed = Answer<typeof CALL>['result'];

const nameOf = (cartId: string) => `placing:${cartId}`;

/**
 * One press makes one order, trade-in or repair. The key of a press is kept until its answer has come. So a
 * second press, or a press after a reload, gets the same order and doesn't make another.
 */
export function placeOrder(cartId: string, press: Press): Promise<Placed> {
  const kept = readPress(cartId);
  const isSame = JSON.stringify(kept?.press) === JSON.stringify(press);
  return send(cartId, { press, key: kept && isSame ? kept.key : newKey() });
}

/** Whether a press got no answer, so that its order may or may not have been made. */
export const hasLostOrder = (cartId: string) => readPress(cartId) !== undefined;

/** Repeats the press that got no answer. If its order was made, the answer is that order. */
export async function findLostOrder(cartId: string): Promise<Placed | undefined> {
  const kept = readPress(cartId);
  return kept && send(cartId, kept);
}

async function send(cartId: string, { press, key }: KeptPress): Promise<Placed> {
  keepPress(cartId, { press, key });
  try {
    const { result } = await api(CALL, { params: { cartId }, body: press }, undefined, key);
    keepPress(cartId, undefined);
    return result;
  } catch (error) {
    // If the result is unknown, the next press uses the same key.
    if (!mayRecover(error)) keepPress(cartId, undefined);
    throw error;
  }
}

interface KeptPress {
  press: Press;
  key: string;
}

function readPress(cartId: string): KeptPress | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(nameOf(cartId)) ?? 'null') as KeptPress | null) ?? undefined;
  } catch {
    return undefined;
  }
}

function keepPress(cartId: string, press: KeptPress | undefined): void {
  try {
    if (press) sessionStorage.setItem(nameOf(cartId), JSON.stringify(press));
    else sessionStorage.removeItem(nameOf(cartId));
  } catch {
    // Storage is not available, so the key is kept while the page is open.
  }
}
