import { useQuery } from '@tanstack/react-query';
import type { Health } from '#contract/health.ts';
import { api } from '#client/lib/api.ts';
import type { ApiError } from '#client/lib/api-error.ts';

const READ = 'GET /office/health';
/** Milliseconds between two looks, while the page is open. */
const AGAIN_AFTER = 15_000;

export const useHealth = () =>
  useQuery<Health, ApiError>({
    queryKey: [READ],
    queryFn: async ({ signal }) => (await api(READ, {}, signal)).result,
    staleTime: 0,
    refetchInterval: AGAIN_AFTER,
  });

export const sendTestMail = async (): Promise<string> =>
  (await api('POST /office/health/test-mail', {})).message;
