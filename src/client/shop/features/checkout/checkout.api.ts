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

/** Who asks matters as much as what is asked for: whoever signs in may find a cart that was not there before. */
const checkoutQuery = (cartId: string, email: string | undefined) =>
  queryOptions<Checkout, ApiError>({
    queryKey: [CALL, cartId, email],
    queryFn: async ({ signal }) => (await api(CALL, { params: { cartId } }, signal)).result,
    // A form begins with the answer: one of an earlier visit knows nothing of what was chosen since.
    gcTime: 0,
  });

const NONE: readonly Address[] = [];

/** What an account knows of its owner. The form is whole without it: where it can't be had, it is typed. */
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

/** A cart on its way out, with whoever is here. Its prices are asked for anew whenever the page is opened. */
export function useCheckout(cartId: string) {
  const session = useQuery(sessionQuery());
  const user = session.data?.result.user ?? undefined;
  const isMember = user !== undefined;
  const checkout = useQuery({ ...checkoutQuery(cartId, user?.email), enabled: session.data !== undefined });
  const saved = useSavedAddresses(isMember);
  const [first] = saved.addresses;
  /** A member had the cart on this page: where it is gone for a visitor, their session has ended. */
  const [wasMembers, setWasMembers] = useState(false);
  if (isMember && checkout.data && !wasMembers) setWasMembers(true);
  useEffect(() => {
    if (wasMembers) keep(membersMark(cartId), { isMembers: true });
  }, [cartId, wasMembers]);
  const before = useRef<Promise<unknown>>(Promise.resolve());
  /** One after the other: the answer to the last one has the last word. */
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
      // The cart of an account is nobody else's: the session may have ended.
      if (isMember && isNotFound(error)) checkSession().catch(() => undefined);
      throw error;
    }
  };
  return {
    checkout: saved.isPending ? undefined : checkout.data,
    /** What the form begins with where nothing was kept yet. */
    known: { ...(first && addressFields(first)), email: user?.email, name: first?.name ?? user?.name },
    addresses: saved.addresses,
    error: session.data ? checkout.error : session.error,
    isFetching: session.isFetching || checkout.isFetching,
    retry: () => void (session.data ? checkout.refetch() : session.refetch()),
    isMember,
    hasSessionEnded:
      session.data !== undefined && !isMember && (wasMembers || 'isMembers' in readKept(membersMark(cartId))),
    save: (form: TypedForm) => inTurn(() => put(bodyOf(form))),
    /** How it comes, code and credit, by themselves. */
    choose: (choices: OrderChoices) => inTurn(() => put(choices)),
  };
}
