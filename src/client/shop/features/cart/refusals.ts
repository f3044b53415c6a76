import { ApiError } from '#client/lib/api-error.ts';
import { clearSession } from '#client/lib/session.ts';
import { notifyError } from '#client/ui/toast-store.ts';

export const OWN_PRODUCT = 'You are not permitted to add your own product to the cart';

/** SPEC section 8: the message when adding to the cart failed. */
export function tellAddRefused(error: unknown): void {
  const { status, message, isOutOfStock, fields } = asApiError(error);
  if (isOutOfStock) {
    // If some are left, the shop says how many.
    notifyError(fields['quantity'] === undefined ? 'This product is out of stock.' : message);
  } else if (status === 401) {
    clearSession();
    notifyError('Your session has expired. Please add to your cart.');
  } else {
    // 409: its seller is away, and the shop says until when.
    const isTold = message === OWN_PRODUCT || status === 409;
    notifyError(isTold ? message : 'Something went wrong, please try again.');
  }
}

/** The message when changing the cart failed. */
export function tellChangeRefused(error: unknown): void {
  const { status, message, isOutOfStock, fields } = asApiError(error);
  if (isOutOfStock) {
    notifyError(fields['quantity'] === undefined ? 'There are not that many left.' : message);
  } else if (status === 401) {
    clearSession();
    notifyError('Your session has expired. Please sign in again.');
  } else if (status === 404) {
    notifyError('This is no longer in your cart.');
  } else {
    notifyError(message);
  }
}

function asApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : ApiError.fromAnswer(500, undefined);
}
