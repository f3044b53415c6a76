import type { Line } from '#rules/catalog/lines.ts';
import type { AddBody } from '#contract/cart.ts';
import { ApiError, mayRecover } from '#client/lib/api-error.ts';
import { newKey } from '#client/lib/new-key.ts';
import { addItem } from './cart.api.ts';

/** The last addition without a clear result: no answer came, or the server failed. */
let unsure: { body: string; key: string } | undefined;

/**
 * Adds once for each press. A request without an answer is sent again with the same key, and so is the next press for
 * exactly the same item. By the key, the server knows what it has already done.
 */
export async function addOnce(line: Line, body: AddBody): ReturnType<typeof addItem> {
  const text = JSON.stringify(body);
  const key = unsure?.body === text ? unsure.key : newKey();
  unsure = { body: text, key };
  try {
    const answer = await addItem(line, body, key).catch((error: unknown) => {
      if (!gotNoAnswer(error)) throw error;
      return addItem(line, body, key);
    });
    unsure = undefined;
    return answer;
  } catch (error) {
    if (!mayRecover(error)) unsure = undefined;
    throw error;
  }
}

const gotNoAnswer = (error: unknown) => error instanceof ApiError && error.status === 0;
