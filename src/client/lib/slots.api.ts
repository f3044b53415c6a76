import { useQuery } from '@tanstack/react-query';
import type { Answer, Input } from '#contract/calls.ts';
import { api } from './api.ts';

const CALL = 'GET /no/auth/web/site/repairs/slots';
const HOLD = 'POST /no/auth/web/site/repairs/holds';

/** The free times of one store. */
export type StoreSlots = Answer<typeof CALL>['data'][number];
export type HeldSlot = Answer<typeof HOLD>['result'];

/** The work that needs the time: the repairs of a cart, or a number of minutes. */
export type Work = { cart_id: string } | { minutes: number };

/** When a device can be brought to a store. Not asked before the store is known. */
export const useSlots = (storeId: number | undefined, work: Work) =>
  useQuery({
    queryKey: [CALL, storeId, work],
    queryFn: async ({ signal }) => {
      const query: Input<typeof CALL>['query'] = { ...work, store_id: storeId };
      return (await api(CALL, { query }, signal)).data[0] ?? null;
    },
    enabled: storeId !== undefined,
    staleTime: 0,
  });

/** Keeps a time for a cart; 409 where another customer was faster. */
export const holdSlot = async (body: Input<typeof HOLD>['body']): Promise<HeldSlot> =>
  (await api(HOLD, { body })).result;
