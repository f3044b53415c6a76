import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { SessionResult } from '#contract/account.ts';
import type { AddBody, Cart } from '#contract/cart.ts';
import { lineCode, type Line } from '#rules/catalog/lines.ts';
import { api } from '#client/lib/api.ts';
import { ApiError, mayRecover } from '#client/lib/api-error.ts';
import { CARTS, keepCartId, onCartIds, readCartId } from '#client/lib/cart-ids.ts';
import { newKey } from '#client/lib/new-key.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { clearSession, sessionQuery } from '#client/lib/session.ts';
import { followOtherTabs } from './other-tabs.ts';

/** The owner of a cart: an account, known by its session, or a visitor, known by the id in the browser. */
export interface Holder {
  isAccount: boolean;
  /** null: there is no cart yet. undefined: the session could not tell, so an account asks for its cart. */
  cartId: string | null | undefined;
}

/** Short, to notice changes on another device. Other tabs report their changes themselves. */
const FRESH = 15_000;

const keyOf = (line: Line, { isAccount, cartId }: Holder) =>
  [CARTS, line, isAccount ? 'account' : cartId] as const;

function cartQuery(line: Line, holder: Holder) {
  return queryOptions({
    queryKey: keyOf(line, holder),
    queryFn: ({ signal }) => readCart(line, holder, signal),
    staleTime: FRESH,
  });
}

async function readCart(line: Line, holder: Holder, signal: AbortSignal): Promise<Cart> {
  const { isAccount, cartId } = holder;
  if (cartId === null) return emptyCart(line);
  try {
    const { result } = isAccount
      ? await api('GET /web/site/cart/{line}', { params: { line } }, signal)
      : await api('GET /no/auth/web/site/cart/{cartId}', { params: { cartId: cartId ?? '' } }, signal);
    return result;
  } catch (error) {
    if (!isGone(error, holder)) throw error;
    forget(line, holder);
    return emptyCart(line);
  }
}

function isGone(error: unknown, { isAccount }: Holder): boolean {
  return error instanceof ApiError && error.status === (isAccount ? 401 : 404);
}

/** Forgets an expired session or a deleted cart without a message, since the shopper did nothing yet. */
function forget(line: Line, { isAccount, cartId }: Holder): void {
  if (isAccount) clearSession();
  else if (readCartId(line) === cartId) keepCartId(line, null);
}

function emptyCart(line: Line): Cart {
  return {
    cart_id: null,
    is_active_for: lineCode(line),
    Cart_items: [],
    Businesses: [],
    totals: { quantity: 0, items: 0, voucher: line === 'sell' ? 0 : null, delivery: 0, vat: 0, total: 0 },
  };
}

const ID_NAMES = { buy: 'buyCartId', sell: 'sellCartId', repair: 'repairCartId' } as const;

function holderOf(line: Line, session: SessionResult): Holder {
  const isAccount = session.isUserLogIn;
  return { isAccount, cartId: isAccount ? session[ID_NAMES[line]] : readCartId(line) };
}

const NO_HOLDER: Holder = { isAccount: false, cartId: null };

/** The cart of a line, of the visitor or the account; pending until the session is known. */
export function useCart(line: Line) {
  useEffect(followOtherTabs, []);
  const session = useQuery(sessionQuery());
  useSyncExternalStore(
    onCartIds,
    () => readCartId(line),
    () => null,
  );
  const holder = session.data && holderOf(line, session.data.result);
  const cart = useQuery({ ...cartQuery(line, holder ?? NO_HOLDER), enabled: holder !== undefined });
  return {
    cart: holder && cart.data,
    holder: holder ?? NO_HOLDER,
    error: session.data ? cart.error : session.error,
    isFetching: session.isFetching || cart.isFetching,
    retry: () => void (session.data ? cart.refetch() : session.refetch()),
  };
}

export async function currentSession(): Promise<SessionResult> {
  return (await queryClient.ensureQueryData(sessionQuery())).result;
}

/** Shows the cart of an answer everywhere, and stores its id if it is new. */
export function showCart(line: Line, holder: Holder, cart: Cart): void {
  const { isAccount } = holder;
  queryClient.setQueryData(keyOf(line, { isAccount, cartId: cart.cart_id }), cart);
  if (cart.cart_id === holder.cartId) return;
  if (!isAccount) {
    keepCartId(line, cart.cart_id);
    return;
  }
  queryClient.setQueryData(
    sessionQuery().queryKey,
    (known) => known && { ...known, result: { ...known.result, [ID_NAMES[line]]: cart.cart_id } },
  );
}

export function shownCart(line: Line, holder: Holder): Cart | undefined {
  return queryClient.getQueryData(cartQuery(line, holder).queryKey);
}

async function addItem(line: Line, body: AddBody, key: string) {
  const holder = holderOf(line, await currentSession());
  const answer = holder.isAccount
    ? await api('POST /web/site/cart/add', { body }, undefined, key)
    : await api('POST /no/auth/web/site/cart/add', { body }, undefined, key);
  showCart(line, holder, answer.cart_listing_data);
  return answer;
}

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

export async function changeItem(
  line: Line,
  { isAccount, cartId }: Holder,
  itemId: number,
  body: { quantity?: number; is_saved?: boolean },
): Promise<Cart> {
  const { result } = isAccount
    ? await api('PUT /web/site/cart/{line}/items/{itemId}', { params: { line, itemId }, body })
    : await api('PUT /no/auth/web/site/cart/{cartId}/items/{itemId}', {
        params: { cartId: cartId ?? '', itemId },
        body,
      });
  return result;
}

export async function removeItem(line: Line, { isAccount, cartId }: Holder, itemId: number): Promise<Cart> {
  const { result } = isAccount
    ? await api('DELETE /web/site/cart/{line}/items/{itemId}', { params: { line, itemId } })
    : await api('DELETE /no/auth/web/site/cart/{cartId}/items/{itemId}', {
        params: { cartId: cartId ?? '', itemId },
      });
  return result;
}
