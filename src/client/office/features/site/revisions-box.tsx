import { useState } from 'react';
import type { ContentRevision } from '#contract/menus-office.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { momentWords } from '#client/lib/due-words.ts';
import { capital } from '#client/lib/format.ts';
import { Button } from '#client/ui/button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { Box } from '../../ui/box.tsx';
import { EndDialog } from '../../ui/end-dialog.tsx';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import { useClock } from '../../ui/use-clock.ts';
import { useRevisions } from './content.api.ts';

type Props = {
  kind: 'menu' | 'text';
  of: string;
  /** Why nothing can be restored now, such as changes that were not saved. */
  isBlocked: boolean;
  /** The effect of restoring, for the question before it. */
  text: string;
  onRestore: (version: number) => Promise<unknown>;
};

const whenOf = ({ at }: ContentRevision, now: Date) =>
  at === null ? 'As it began' : capital(momentWords(at, now));

/** Every publication: who, when and what changed. An older one can be restored. */
export function RevisionsBox({ kind, of, isBlocked, text, onRestore }: Props) {
  const revisions = useRevisions(kind, of);
  const [asked, setAsked] = useState<ContentRevision>();
  const now = useClock();
  return (
    <Box title="History">
      {revisions.error && !revisions.data && (
        <NotLoaded title="The history did not load" text={messageOf(revisions.error)} query={revisions} />
      )}
      {!revisions.data && !revisions.error && <Skeleton className="h-24 rounded-control" />}
      {revisions.data?.length === 0 && (
        <p className="text-secondary">Nothing has been published since the shop was made.</p>
      )}
      <ol className="divide-y divide-border">
        {revisions.data?.map((revision, index) => (
          <li key={revision.version} className="flex flex-wrap items-start gap-x-3 gap-y-1 py-3">
            <div className="min-w-0 flex-1 basis-48">
              <p className="font-medium">
                {whenOf(revision, now)}
                {revision.by && <span className="font-normal text-secondary">, {revision.by}</span>}
              </p>
              <p className="text-caption text-secondary wrap-anywhere">{revision.changes.join('. ')}</p>
            </div>
            {index > 0 && (
              <Button
                size={40}
                variant="outline"
                disabled={isBlocked}
                aria-label={`Restore: ${whenOf(revision, now)}`}
                onClick={() => setAsked(revision)}
              >
                Restore
              </Button>
            )}
          </li>
        ))}
      </ol>
      {isBlocked && (revisions.data?.length ?? 0) > 1 && (
        <p className="text-caption text-muted">Save or discard your changes before you restore.</p>
      )}
      {revisions.hasNextPage && (
        <Button
          size={40}
          variant="outline"
          busy={revisions.isFetchingNextPage && 'Loading'}
          onClick={() => void revisions.fetchNextPage()}
        >
          Show older
        </Button>
      )}
      {asked && (
        <EndDialog
          title="Restore this version"
          text={text}
          press={{ label: 'Restore', busy: 'Restoring' }}
          done="The version is restored"
          work={() => onRestore(asked.version)}
          wordsOf={messageOf}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Box>
  );
}
