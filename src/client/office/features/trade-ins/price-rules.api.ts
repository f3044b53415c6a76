import { useQuery } from '@tanstack/react-query';
import type { Answer, Input } from '#contract/calls.ts';
import type { OfficePriceRules } from '#contract/price-rules-office.ts';
import { api } from '#client/lib/api.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import { queryClient } from '#client/lib/query-client.ts';

const READ = 'GET /office/price-rules';
const WHAT_IF = 'GET /office/price-rules/what-if';
const VERSIONS = 'GET /office/price-rules/versions';

export type DraftChange = Omit<Input<'PUT /office/price-rules/draft'>['body'], 'version' | 'business_id'>;
export type WhatIf = Answer<typeof WHAT_IF>['result'];

export const usePriceRules = (business: number | undefined) =>
  useQuery<OfficePriceRules, ApiError>({
    queryKey: [READ, business],
    queryFn: async ({ signal }) => (await api(READ, { query: { business } }, signal)).result,
    staleTime: 5_000,
  });

/**
 * The offers that the draft of the rules would have made. They are read again for every version of the draft.
 */
export const useWhatIf = ({ business, version }: OfficePriceRules, days: '30' | '90') =>
  useQuery<WhatIf, ApiError>({
    queryKey: [WHAT_IF, business.id, version, days],
    queryFn: async ({ signal }) =>
      (await api(WHAT_IF, { query: { business: business.id, days } }, signal)).result,
  });

export const useVersions = ({ business, live }: OfficePriceRules) =>
  useQuery<Answer<typeof VERSIONS>, ApiError>({
    queryKey: [VERSIONS, business.id, live.version],
    queryFn: ({ signal }) => api(VERSIONS, { query: { business: business.id } }, signal),
  });

function taken(result: OfficePriceRules): OfficePriceRules {
  for (const business of [result.business.id, undefined]) {
    const key = [READ, business];
    const known = queryClient.getQueryData<OfficePriceRules>(key);
    if (known?.business.id === result.business.id) queryClient.setQueryData(key, result);
  }
  return result;
}

const of = ({ business, version }: OfficePriceRules) => ({ business_id: business.id, version });

export const saveDraft = async (change: DraftChange, rules: OfficePriceRules) =>
  taken((await api('PUT /office/price-rules/draft', { body: { ...of(rules), ...change } })).result);

export const discardDraft = async (rules: OfficePriceRules) =>
  taken((await api('POST /office/price-rules/draft/discard', { body: of(rules) })).result);

/** The prices of a file become part of the draft. Resolves to how many were read, too. */
export async function importPrices(csv: string, rules: OfficePriceRules) {
  const { result, rows } = await api('POST /office/price-rules/draft/file', {
    body: { ...of(rules), csv },
  });
  return { result: taken(result), rows };
}

export async function publishRules(
  rules: OfficePriceRules,
  { note, restore }: { note: string; restore?: number | undefined },
  key: string,
) {
  const body = { ...of(rules), note, ...(restore !== undefined && { restore }) };
  return taken((await api('POST /office/price-rules/publish', { body }, undefined, key)).result);
}
