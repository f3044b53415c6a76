import { queryOptions, useQuery } from '@tanstack/react-query';
import type { CheckoutForm } from '#rules/checkout.ts';
import { api } from '#client/lib/api.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import type { Checkout } from '#contract/checkout.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { sessionQuery } from '#client/lib/session.ts';

const CALL = 'GET /no/auth/web/site/checkouts/{cartId}';

/** Who asks matters as much as what is asked for: whoever signs in may find a cart that was not there before. */
const checkoutQuery = (cartId: string, email: string | undefined) =>
  queryOptions<Checkout, ApiError>({
    queryKey: [CALL, cartId, email],
    queryFn: async ({ signal }) => (await api(CALL, { params: { cartId } }, signal)).result,
  });

/** A cart on its way out, with whoever is here. Its prices are asked for anew whenever the page is opened. */
export function useCheckout(cartId: string) {
  const session = useQuery(sessionQuery());
  const user = session.data?.result.user ?? undefined;
  const checkout = useQuery({ ...checkoutQuery(cartId, user?.email), enabled: session.data !== undefined });
  return {
    checkout: checkout.data,
    user,
    error: session.data ? checkout.error : session.error,
    isFetching: session.isFetching || checkout.isFetching,
    retry: () => void (session.data ? checkout.refetch() : session.refetch()),
    save: async (form: CheckoutForm) => {
      const { result } = await api('PUT /no/auth/web/site/checkouts/{cartId}', {
        params: { cartId },
        body: form,
      });
      queryClient.setQueryData(checkoutQuery(cartId, user?.email).queryKey, result);
    },
  };
}
