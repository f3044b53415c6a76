import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import type { Answer } from '#contract/calls.ts';
import type { Failure } from '#contract/today.ts';
import { api } from '#client/lib/api.ts';
import { messageOf, type ApiError } from '#client/lib/api-error.ts';
import { momentWords } from '#client/lib/due-words.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { Button } from '#client/ui/button.tsx';
import { notify, notifyError } from '#client/ui/toast-store.ts';
import { Box } from '../../ui/box.tsx';
import { ListState, StackSkeleton } from '../../ui/list-states.tsx';
import { NotLoaded } from '../../ui/not-loaded.tsx';

const LIST = 'GET /office/failures';
type Move = Failure['moves'][number];

const MOVES: Record<Move, { label: string; done: string }> = {
  retry: { label: 'Try again', done: 'It is tried again' },
  dismiss: { label: 'Put aside', done: 'It is put aside' },
};

async function moveFailure(id: string, move: Move): Promise<void> {
  try {
    await api('POST /office/failures/{jobId}/moves', { params: { jobId: id }, body: { move } });
  } finally {
    await queryClient.invalidateQueries({ queryKey: [LIST] });
  }
}

/** Mails and other background work that failed. */
export function FailuresPanel({ now }: { now: Date }) {
  const failures = useQuery<Answer<typeof LIST>, ApiError>({
    queryKey: [LIST],
    queryFn: ({ signal }) => api(LIST, {}, signal),
    staleTime: 10_000,
  });
  const { data, error } = failures;
  return (
    <Box
      title="Failed mails and jobs"
      note={
        data && data.total > 0 && <span className="text-caption text-danger">{data.total} to look at</span>
      }
    >
      {!data && !error && <StackSkeleton />}
      {!data && error && (
        <NotLoaded title="The failures did not load" text={messageOf(error)} query={failures} />
      )}
      {data?.data.length === 0 && (
        <ListState
          icon={Check}
          look="good"
          title="Nothing has failed"
          text="All mails were sent, and all jobs are done."
        />
      )}
      {data && data.data.length > 0 && (
        <ul className="-mx-5 -mb-5">
          {data.data.map((failure) => (
            <FailureRow key={failure.id} failure={failure} now={now} />
          ))}
        </ul>
      )}
    </Box>
  );
}

/** 'Mail to ann@shop.example', 'Forget old jobs'. */
const nameOf = ({ kind, to }: Failure) =>
  to === null ? kind.charAt(0).toUpperCase() + kind.slice(1) : `Mail to ${to}`;

function FailureRow({ failure, now }: { failure: Failure; now: Date }) {
  const { id, subject, at, error, moves } = failure;
  const [busy, setBusy] = useState<Move>();
  async function make(move: Move) {
    setBusy(move);
    try {
      await moveFailure(id, move);
      notify(MOVES[move].done);
    } catch (problem) {
      notifyError(messageOf(problem));
    }
    setBusy(undefined);
  }
  const name = nameOf(failure);
  return (
    <li className="grid gap-2 border-t border-grey-2 px-5 py-3 w600:grid-cols-[minmax(0,1fr)_auto] w600:items-center">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-caption text-muted wrap-anywhere">
          {subject !== null && `${subject}, `}
          {momentWords(at, now)}
        </p>
        <p className="text-caption text-danger wrap-anywhere">{error}</p>
      </div>
      <div className="flex gap-2">
        {moves.map((move) => (
          <Button
            key={move}
            size={40}
            variant="outline"
            busy={busy === move && 'Saving'}
            aria-label={`${MOVES[move].label}: ${name}`}
            onClick={() => void make(move)}
          >
            {MOVES[move].label}
          </Button>
        ))}
      </div>
    </li>
  );
}
