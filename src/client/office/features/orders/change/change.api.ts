import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Input } from '#contract/calls.ts';
import type { ChangeQuote } from '#contract/order-changes.ts';
import { api } from '#client/lib/api.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import { proven } from '#client/lib/proven.ts';
import { queryClient } from '#client/lib/query-client.ts';

const QUOTE = 'POST /office/orders/{number}/change/quote';
const CHANGE = 'POST /office/orders/{number}/change';
const END = 'POST /office/orders/{number}/change/end';

export type ChangeWish = Input<typeof QUOTE>['body'];

/** The order as it would be with this wish. Without a wish: as it is, to begin with. */
export const useChangeQuote = (number: string, version: number, wish: ChangeWish) =>
  useQuery<ChangeQuote, ApiError>({
    queryKey: [QUOTE, number, version, wish],
    queryFn: async ({ signal }) => (await api(QUOTE, { params: { number }, body: wish }, signal)).result,
    enabled: wish.items === undefined || wish.items.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });

/** The quote that the screen shows for these wishes. */
export const shownChange = (number: string, version: number, wish: ChangeWish): ChangeQuote | undefined =>
  queryClient.getQueryData([QUOTE, number, version, wish]);

/** The order, the list and the stock have changed, or a colleague was faster. */
function readAgain(number: string): void {
  for (const key of [
    ['GET /office/orders'],
    ['GET /office/orders/{number}', number],
    ['GET /office/goods'],
    [QUOTE],
  ]) {
    void queryClient.invalidateQueries({ queryKey: key });
  }
}

export async function changeOrder(
  number: string,
  body: Input<typeof CHANGE>['body'],
  key: string,
): Promise<void> {
  try {
    await proven(() => api(CHANGE, { params: { number }, body }, undefined, key));
  } finally {
    readAgain(number);
  }
}

export async function endChange(number: string, version: number, key: string): Promise<void> {
  try {
    await api(END, { params: { number }, body: { version } }, undefined, key);
  } finally {
    readAgain(number);
  }
}
