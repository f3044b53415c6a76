import { useQuery } from '@tanstack/react-query';
import type { Answer } from '#contract/calls.ts';
import { api } from '#client/lib/api.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import { queryClient } from '#client/lib/query-client.ts';

const DEVICES = 'GET /office/orders/{number}/devices';

export type PackableLines = Answer<typeof DEVICES>['data'];

/** The devices with numbers that could be packed. Others sell them too, so they are read anew whenever it is asked. */
export const usePackable = (number: string, enabled = true) =>
  useQuery<PackableLines, ApiError>({
    queryKey: [DEVICES, number],
    queryFn: async ({ signal }) => (await api(DEVICES, { params: { number } }, signal)).data,
    enabled,
    staleTime: 0,
    gcTime: 0,
  });

/** Corrects which device was packed. The order is read again in any case. */
export async function swapDevice(
  number: string,
  body: { sold: string; packed: string },
  key: string,
): Promise<void> {
  try {
    await api('POST /office/orders/{number}/device-swaps', { params: { number }, body }, undefined, key);
  } finally {
    await queryClient.invalidateQueries({ queryKey: ['GET /office/orders/{number}', number] });
  }
}
