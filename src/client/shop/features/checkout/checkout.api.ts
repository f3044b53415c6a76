import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CheckoutForm } from '#rules/checkout/form.ts';
import { api, queryFor } from '#client/lib/api.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import type { Checkout, OrderChoices } from '#contract/checkout.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { sessionQuery } from '#client/lib/session.ts';

const CALL = 'GET /no/auth/web/site/checkouts/{cartId}';

/** Who asks matters as much as what is asked for: whoever signs in may find a cart that was not there before. */
const checkoutQuery = (cartId: string, email: string | undefined) =>
  queryOptions<Checkout, ApiError>({
    queryKey: [CALL, cartId, email],
    queryFn: async ({ signal }) => (await api(CALL, { params: { cartId } }, signal)).result,
    // A form begins with the answer: one of an earlier visit knows nothing of what was chosen since.
    gcTime: 0,
  });

/** What an account knows of its owner. The form is whole without it: where it can't be had, it is typed. */
function useKnownDetails(isMember: boolean) {
  const addresses = useQuery({
    ...queryFor({ name: 'GET /web/site/account/addresses' }),
    select: ({ result }) => result.find(({ is_default }) => is_default) ?? result[0],
    enabled: isMember,
    retry: false,
  });
  const { name, phone, line_1, line_2, town, post_code } = addresses.data ?? {};
  return {
    isPending: isMember && addresses.isPending,
    details: { name, phone: phone ?? undefined, line_1, line_2: line_2 ?? undefined, town, post_code },
  };
}

/** A cart on its way out, with whoever is here. Its prices are asked for anew whenever the page is opened. */
export function useCheckout(cartId: string) {
  const session = useQuery(sessionQuery());
  const user = session.data?.result.user ?? undefined;
  const checkout = useQuery({ ...checkoutQuery(cartId, user?.email), enabled: session.data !== undefined });
  const known = useKnownDetails(user !== undefined && checkout.data?.details === null);
  const before = useRef<Promise<unknown>>(Promise.resolve());
  /** One after the other: the answer to the last one has the last word. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = before.current.then(work, work);
    before.current = turn;
    return turn;
  };
  const put = async (body: CheckoutForm | OrderChoices) => {
    const { result } = await api('PUT /no/auth/web/site/checkouts/{cartId}', { params: { cartId }, body });
    queryClient.setQueryData(checkoutQuery(cartId, user?.email).queryKey, result);
  };
  return {
    checkout: known.isPending ? undefined : checkout.data,
    /** What the form begins with where nothing was kept yet. */
    known: { ...known.details, email: user?.email, name: known.details.name ?? user?.name },
    error: session.data ? checkout.error : session.error,
    isFetching: session.isFetching || checkout.isFetching,
    retry: () => void (session.data ? checkout.refetch() : session.refetch()),
    isMember: user !== undefined,
    save: (form: CheckoutForm) => inTurn(() => put(form)),
    /** How it comes, code and credit, by themselves. */
    choose: (choices: OrderChoices) => inTurn(() => put(choices)),
  };
}
