import { ApiError } from '#client/lib/api-error.ts';
import { findLostOrder, placeOrder, type Press } from './place-order.ts';
import type { TypedForm } from './typed-form.ts';

interface Setup {
  cartId: string;
  save: (form: TypedForm) => Promise<void>;
}

const isEmptied = (error: unknown) => error instanceof ApiError && error.status === 409;

/**
 * Saves the form. If the answer to an earlier press was lost, its order emptied the cart, and the order is the answer.
 */
export async function saveOrFind(form: TypedForm, { cartId, save }: Setup) {
  try {
    await save(form);
  } catch (error) {
    const lost = isEmptied(error) ? await findLostOrder(cartId) : undefined;
    if (lost) return lost;
    throw error;
  }
  return undefined;
}

/** Saves the form and sells the devices, or books the repairs. */
export async function placeBench(form: TypedForm, { press, ...setup }: Setup & { press: Press }) {
  return (await saveOrFind(form, setup)) ?? (await placeOrder(setup.cartId, press));
}
