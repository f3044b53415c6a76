import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Answer, Input } from '#contract/calls.ts';
import { api } from '#client/lib/api.ts';
import { messageOf, type ApiError } from '#client/lib/api-error.ts';
import { formatDate, sumWords } from '#client/lib/format.ts';
import { newKey } from '#client/lib/new-key.ts';
import { proven } from '#client/lib/proven.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { Button } from '#client/ui/button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { Box } from '../../ui/box.tsx';
import { turnsOf } from '../../ui/cursors.ts';
import { CreditDialog } from './credit-dialog.tsx';
import { reasonForStaff } from './credit-reason.ts';

const CREDIT = 'GET /office/customers/{id}/credit';
const PER_PAGE = 10;

async function changeCredit(id: number, body: Input<'POST /office/customers/{id}/credit'>['body']) {
  const key = newKey();
  await proven(() => api('POST /office/customers/{id}/credit', { params: { id }, body }, undefined, key));
  await queryClient.invalidateQueries({ queryKey: [CREDIT, id] });
}

/** The store credit of a customer, and all its changes with their reasons. */
export function CreditBox({ id, name }: { id: number; name: string }) {
  const [from, setFrom] = useState<string>();
  const [isAsked, setIsAsked] = useState(false);
  const cursor = from?.split(',').at(-1);
  const { data, error, isFetching, refetch } = useQuery<Answer<typeof CREDIT>, ApiError>({
    queryKey: [CREDIT, id, cursor],
    queryFn: ({ signal }) =>
      api(CREDIT, { params: { id }, query: { per_page: PER_PAGE, ...(cursor && { cursor }) } }, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  if (error && !data) {
    return (
      <Box title="Store credit">
        <p role="alert" className="mb-3 text-danger">
          {messageOf(error)}
        </p>
        <Button size={40} busy={isFetching && 'Trying'} onClick={() => void refetch()}>
          Try now
        </Button>
      </Box>
    );
  }
  if (!data) {
    return (
      <Box title="Store credit">
        <Skeleton className="h-40 rounded-box" />
      </Box>
    );
  }
  const { onBack, onMore } = turnsOf(from, data.next_cursor, setFrom);
  return (
    <Box title="Store credit">
      <p className="mb-3 text-[1.75rem] leading-9 font-semibold tabular-nums">{sumWords(data.balance)}</p>
      <Button size={40} variant="outline" onClick={() => setIsAsked(true)}>
        Give or take credit
      </Button>
      {data.data.length === 0 ? (
        <p className="mt-4 text-muted">There was never any.</p>
      ) : (
        <ul aria-label="Changes of the credit" className="-mx-5 mt-4">
          {data.data.map(({ at, amount, reason, source }, index) => (
            <li
              key={`${at} ${index}`}
              className="flex items-baseline justify-between gap-3 border-t border-grey-2 px-5 py-2"
            >
              <span className="min-w-0 wrap-anywhere">
                {reasonForStaff(reason)}
                <span className="block text-caption text-muted">
                  {formatDate(at)}
                  {source && `, ${source}`}
                </span>
              </span>
              <span className="font-semibold whitespace-nowrap tabular-nums">
                {amount > 0 ? '+' : '−'}
                {sumWords(Math.abs(amount))}
              </span>
            </li>
          ))}
        </ul>
      )}
      {(onBack ?? onMore) && (
        <div className="flex gap-2 pt-2">
          <Button size={40} variant="outline" disabled={!onBack} onClick={onBack}>
            Newer
          </Button>
          <Button size={40} variant="outline" disabled={!onMore} onClick={onMore}>
            Older
          </Button>
        </div>
      )}
      {isAsked && (
        <CreditDialog
          name={name}
          balance={data.balance}
          send={(body) => changeCredit(id, body)}
          onClose={() => setIsAsked(false)}
        />
      )}
    </Box>
  );
}
