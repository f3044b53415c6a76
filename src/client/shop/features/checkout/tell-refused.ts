import { isNotFound, messageOf } from '#client/lib/api-error.ts';
import { notifyError } from '#client/ui/toast-store.ts';

/** Shows why a choice was refused. If the cart is gone, the page itself shows that. */
export function tellRefused(error: unknown): void {
  if (!isNotFound(error)) notifyError(messageOf(error));
}
