import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api, queryFor } from '#client/lib/api.ts';
import { isNotFound, type ApiError } from '#client/lib/api-error.ts';
import type { Address } from '#contract/account-profile.ts';
import type { Checkout, OrderChoices } from '#contract/checkout.ts';
import { keep, readKept } from '#client/lib/kept-typing.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { checkSession, sessionQuery } from '#client/lib/session.ts';
import { addressFields, defaultFirst } from './saved-address.ts';
import { bodyOf, type TypedForm } from './typed-form.ts';

const CALL = 'GET /no/auth/web/site/checkouts/{cartId}';

/** The key includes the account, since after a sign-in a cart may exist that did not exist before. */
const checkoutQuery = (cartId: string, email: string | undefined) =>
  queryOptions<Checkout, ApiError>({
    queryKey: [CALL, cartId, email],
    queryFn: async ({ signal }) => (await api(CALL, { params: { cartId } }, signal)).result,
    // The form starts from this answer, so an old one from an earlier visit must not be reused.
    gcTime: 0,
  });

const NONE: readonly Address[] = [];

/** Saved addresses of the account. If they can't be loaded, the address is typed. */
function useSavedAddresses(isMember: boolean) {
  const query = useQuery({
    ...queryFor({ name: 'GET /web/site/account/addresses' }),
    select: ({ result }) => defaultFirst(result),
    enabled: isMember,
    retry: false,
  });
  return { isPending: isMember && query.isPending, addresses: query.data ?? NONE };
}

/** Kept in the tab, so that a reload after the session has ended still leads back to the cart. */
const membersMark = (cartId: string) => ({ name: `members-cart-${cartId}` });

/** The cart at the checkout, with the account. Prices are read again each time the page opens. */
export function useCheckout(cartId: string) {
  const session = useQuery(sessionQuery());
  const user = session.data?.result.user ?? undefined;
  const isMember = user !== undefined;
  const checkout = useQuery({ ...checkoutQuery(cartId, user?.email), enabled: session.data !== undefined });
  const saved = useSavedAddresses(isMember);
  const [first] = saved.addresses;
  /** An account had this cart here. If a visitor can't find it now, the session has ended. */
  const [wasMembers, setWasMembers] = useState(false);
  if (isMember && checkout.data && !wasMembers) setWasMembers(true);
  useEffect(() => {
    if (wasMembers) keep(membersMark(cartId), { isMembers: true });
  }, [cartId, wasMembers]);
  const before = useRef<Promise<unknown>>(Promise.resolve());
  /** Sends changes one after the other, so that the last answer wins. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = before.current.then(work, work);
    before.current = turn;
    return turn;
  };
  const put = async (body: ReturnType<typeof bodyOf>) => {
    try {
      const { result } = await api('PUT /no/auth/web/site/checkouts/{cartId}', { params: { cartId }, body });
      queryClient.setQueryData(checkoutQuery(cartId, user?.email).queryKey, result);
    } catch (error) {
      // Only its account can see this cart, so the session may have ended.
      if (isMember && isNotFound(error)) checkSession().catch(() => undefined);
      throw error;
    }
  };
  return {
    checkout: saved.isPending ? undefined : checkout.data,
    /** The form's first values if nothing is stored yet. */
    known: { ...(first && addressFields(first)), email: user?.email, name: first?.name ?? user?.name },
    addresses: saved.addresses,
    error: session.data ? checkout.error : session.error,
    isFetching: session.isFetching || checkout.isFetching,
    retry: () => void (session.data ? checkout.refetch() : session.refetch()),
    isMember,
    hasSessionEnded:
      session.data !== undefined && !isMember && (wasMembers || 'isMembers' in readKept(membersMark(cartId))),
    save: (form: TypedForm) => inTurn(() => put(bodyOf(form))),
    /** Sends delivery, code and credit alone. */
    choose: (choices: OrderChoices) => inTurn(() => put(choices)),
  };
}
