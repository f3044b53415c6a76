import { ApiError } from '#client/lib/api-error.ts';

const isOver = (state: unknown) => state === 'cancelled' || state === 'refunded';

/** Why a cancel came too late: another person moved the order first. Undefined for any other failure. */
export function lostWords(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const what = error.message.replace(/ Please look again\.$/, '');
  // The page of an order that has ended says how the money is refunded.
  return isOver(error.now?.['state']) ? what : `${what} It was not cancelled, so no money goes back to you.`;
}
