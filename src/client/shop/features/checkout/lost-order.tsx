import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { addresses } from '#rules/page/addresses.ts';
import { mayRecover, messageOf } from '#client/lib/api-error.ts';
import { useRouter } from '#client/lib/router.tsx';
import { ErrorState } from '#client/ui/state-panel.tsx';
import { CheckoutSkeleton } from './checkout-states.tsx';
import { findLostOrder, hasLostOrder } from './place-order.ts';

/** For an empty cart after a press without an answer: finds the order of that press and shows it. */
export function LostOrder({ cartId, children }: { cartId: string; children: ReactNode }) {
  const { navigate } = useRouter();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['lost order', cartId],
    queryFn: async () => (await findLostOrder(cartId)) ?? null,
    enabled: hasLostOrder(cartId),
    retry: false,
    gcTime: 0,
  });
  const token = data?.token;
  useEffect(() => {
    if (token !== undefined) navigate(addresses.track(token), { replace: true });
  }, [navigate, token]);
  if (token !== undefined || isFetching) return <CheckoutSkeleton />;
  if (!error || !mayRecover(error)) return children;
  return (
    <ErrorState
      className="mt-6"
      title="We could not ask whether it was placed"
      text={messageOf(error)}
      onRetry={() => void refetch()}
    />
  );
}
