import { useQuery } from '@tanstack/react-query';
import type { SharedSection } from '#contract/pages-office-shapes.ts';
import type { Section } from '#contract/sections/registry.ts';
import { api } from '#client/lib/api.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import { queryClient } from '#client/lib/query-client.ts';

const LIST = 'GET /office/shared-sections';
const KEY = [LIST] as const;

/** The shared sections of the site. */
export const useSharedSections = () =>
  useQuery<readonly SharedSection[], ApiError>({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await api(LIST, {}, signal)).data,
    staleTime: 5_000,
  });

/** Puts what a call has answered into the list. */
export function learnShared(section: SharedSection): void {
  queryClient.setQueryData<readonly SharedSection[]>(KEY, (all) =>
    all?.some(({ id }) => id === section.id)
      ? all.map((one) => (one.id === section.id ? section : one))
      : all && [...all, section],
  );
}

/** Reads the list anew: where sections are used follows the drafts. */
export const refreshShared = () => void queryClient.invalidateQueries({ queryKey: KEY });

export async function shareSection(
  title: string,
  section: Section,
  idempotencyKey: string,
): Promise<SharedSection> {
  const body = { title, section };
  const { result } = await api('POST /office/shared-sections', { body }, undefined, idempotencyKey);
  learnShared(result);
  return result;
}

export async function saveShared(
  id: number,
  body: { version: number; title: string; section: Section },
): Promise<SharedSection> {
  const { result } = await api('PUT /office/shared-sections/{id}', { params: { id }, body });
  learnShared(result);
  return result;
}

export async function removeShared({ id, version }: SharedSection): Promise<void> {
  await api('DELETE /office/shared-sections/{id}', { params: { id }, query: { version } });
  refreshShared();
}
