import { useQuery } from '@tanstack/react-query';
import type { SavedAnswer } from '#contract/saved-answers.ts';
import { api } from '#client/lib/api.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import { queryClient } from '#client/lib/query-client.ts';

const ALL = 'GET /office/saved-answers';

export const useSavedAnswers = () =>
  useQuery<SavedAnswer[], ApiError>({
    queryKey: [ALL],
    queryFn: async ({ signal }) => (await api(ALL, {}, signal)).data,
    staleTime: 5_000,
  });

/** After a refused change the list is read again, since a colleague was faster. */
async function changed(work: Promise<{ data: SavedAnswer[] }>): Promise<void> {
  try {
    queryClient.setQueryData([ALL], (await work).data);
  } catch (error) {
    void queryClient.invalidateQueries({ queryKey: [ALL] });
    throw error;
  }
}

export const saveAnswer = (
  saved: SavedAnswer | undefined,
  body: Pick<SavedAnswer, 'name' | 'text'>,
  /** Of this text, so that a second press saves nothing twice. */
  key: string,
): Promise<void> =>
  changed(
    saved
      ? api('PUT /office/saved-answers/{id}', {
          params: { id: saved.id },
          body: { ...body, version: saved.version },
        })
      : api('POST /office/saved-answers', { body }, undefined, key),
  );

export const removeAnswer = ({ id }: SavedAnswer): Promise<void> =>
  changed(api('DELETE /office/saved-answers/{id}', { params: { id } }));
