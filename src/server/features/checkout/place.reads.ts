import type { CheckoutDetails } from '#contract/checkout.ts';
import { poundsFromPence } from '#rules/money/money.ts';
import type { Change, Contact } from '../orders/public.ts';

/** Details that were stored while everything was to be collected have no address. */
export function contactOf({
  email,
  name,
  phone,
  line_1,
  line_2,
  town,
  post_code,
  billing,
}: CheckoutDetails): Contact {
  const hasAddress = line_1 !== undefined && town !== undefined && post_code !== undefined;
  return {
    email,
    name,
    phone,
    address: hasAddress ? { line_1, line_2, town, post_code } : null,
    billing: billing ?? null,
  };
}

/** A change since the buyer agreed, as in the API. */
export const changeWire = ({ what, name, before, now }: Change) => ({
  what,
  name,
  ...(before !== undefined && { before: poundsFromPence(before) }),
  ...(now !== undefined && { now: poundsFromPence(now) }),
});
