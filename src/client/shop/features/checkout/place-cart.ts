import { api } from '#client/lib/api.ts';
import { ApiError, messageOf } from '#client/lib/api-error.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { notifyError } from '#client/ui/toast-store.ts';
import type { PaymentKind } from './payment-choice.tsx';
import { saveOrFind } from './place-bench.ts';
import { placeOrder } from './place-order.ts';
import type { TypedForm } from './typed-form.ts';

interface Cart {
  cartId: string;
  save: (form: TypedForm) => Promise<void>;
  kind: PaymentKind | undefined;
  /** The total that the buyer saw. */
  total: number;
  isMember: boolean;
}

const sayNotKept = (error: unknown) => notifyError(`Your address was not kept. ${messageOf(error)}`);

/** Saves the form and places the order. */
export async function placeCart(form: TypedForm, { cartId, save, kind, total, isMember }: Cart) {
  const lost = await saveOrFind(form, { cartId, save });
  if (lost) return lost;
  if (!kind) throw new ApiError(400, 'Please choose how you pay.');
  const placed = await placeOrder(cartId, { payment: kind, agreed_total: total });
  if (isMember && form.keep_address) keepAddress(form).catch(sayNotKept);
  return placed;
}

/** Saves the address in the account. The order is placed already, so a failure here takes nothing back. */
async function keepAddress(form: TypedForm): Promise<void> {
  const { name = '', phone, line_1 = '', line_2, town = '', post_code = '' } = form;
  const body = { name, phone: phone ?? '', line_1, line_2: line_2 ?? '', town, post_code };
  await api('POST /web/site/account/addresses', { body });
  void queryClient.invalidateQueries({ queryKey: ['GET /web/site/account/addresses'] });
}
