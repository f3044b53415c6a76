import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Answer, Input } from '#contract/calls.ts';
import { api, queryFor } from '#client/lib/api.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { proven } from '#client/lib/proven.ts';
import { useSession } from '#client/lib/session.ts';

const LIST = 'GET /office/staff';

export type Staff = Answer<typeof LIST>;
type Invitation = Input<'POST /office/staff/invitations'>['body'];
type Change = Input<'PUT /office/staff/{id}'>['body'];

const staffQuery = () =>
  queryOptions<Staff, ApiError>({
    queryKey: [LIST],
    queryFn: ({ signal }) => api(LIST, {}, signal),
    staleTime: 0,
  });

export const useStaff = () => useQuery(staffQuery());

/** Runs a change and reads the list again, also when it failed: a colleague may have been faster. */
async function reloadAfter<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } finally {
    await queryClient.invalidateQueries({ queryKey: [LIST] });
  }
}

export const invite = (body: Invitation) =>
  reloadAfter(proven(() => api('POST /office/staff/invitations', { body })));

export const resendInvitation = (invitationId: string) =>
  reloadAfter(
    api('POST /office/staff/invitations/{invitationId}/resend', { params: { invitationId }, body: {} }),
  );

export const withdrawInvitation = (invitationId: string) =>
  reloadAfter(api('DELETE /office/staff/invitations/{invitationId}', { params: { invitationId } }));

export const changeMember = (id: number, body: Change) =>
  reloadAfter(proven(() => api('PUT /office/staff/{id}', { params: { id }, body })));

export const removeMember = (id: number) => reloadAfter(api('DELETE /office/staff/{id}', { params: { id } }));

export interface StoreName {
  id: number;
  name: string;
}

/** The stores that a staff member can be limited to. The site has none. */
export function useStoreNames(): readonly StoreName[] {
  const hasStores = useSession().office?.of === 'business';
  const { data } = useQuery({ ...queryFor({ name: 'GET /web/site/stores' }), enabled: hasStores });
  return data?.result.map(({ id, business_name: name }) => ({ id, name })) ?? [];
}
