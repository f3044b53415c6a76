import { isNotFound, messageOf } from '#client/lib/api-error.ts';
import { notifyError } from '#client/ui/toast-store.ts';

/** Says why a choice was not taken. Where the cart is gone, the page itself says so. */
export function tellRefused(error: unknown): void {
  if (!isNotFound(error)) notifyError(messageOf(error));
}
