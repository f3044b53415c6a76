import { queryOptions, useQuery } from '@tanstack/react-query';
import type { OfficeMail } from '#contract/mails-office.ts';
import type { MailKind } from '#rules/site/mail-kinds.ts';
import type { OwnWords } from '#rules/site/mail-words.ts';
import { api } from '#client/lib/api.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import { queryClient } from '#client/lib/query-client.ts';

const READ = 'GET /office/settings/mails';

const mailsQuery = queryOptions<readonly OfficeMail[], ApiError>({
  queryKey: [READ],
  queryFn: async ({ signal }) => (await api(READ, {}, signal)).data,
  staleTime: 0,
});

export const useMails = () => useQuery(mailsQuery);

export async function changeMail(
  kind: MailKind,
  body: OwnWords & Pick<OfficeMail, 'version'>,
): Promise<OfficeMail> {
  const { result } = await api('PUT /office/settings/mails/{kind}', { params: { kind }, body });
  // The version is that of the settings, which all mails share.
  queryClient.setQueryData(mailsQuery.queryKey, (mails) =>
    mails?.map((mail) => (mail.kind === kind ? result : { ...mail, version: result.version })),
  );
  return result;
}

export const sendSample = async (kind: MailKind, body: OwnWords): Promise<string> =>
  (await api('POST /office/settings/mails/{kind}/test', { params: { kind }, body })).message;

/** The address of a page that shows the mail with these words. */
export const samplePage = (kind: MailKind, own: OwnWords): string =>
  `/office/settings/mails/${kind}/page?${new URLSearchParams({ ...own }).toString()}`;
