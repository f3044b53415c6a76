import { useState } from 'react';
import type { OfficePage, PageDraft, PageRevision } from '#contract/pages-office-shapes.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Drawer } from '#client/ui/drawer.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { Chip } from '../../ui/chip.tsx';
import { StackSkeleton } from '../../ui/list-states.tsx';
import { differenceWords } from './differences.ts';
import { restoreRevision, useRevisions } from './pages.api.ts';
import { londonWords, publisherWords } from './page-words.ts';
import { placedRows, type PlacedRows } from './placed.ts';
import { RevisionDialog } from './revision-dialog.tsx';

type Props = {
  page: OfficePage;
  draft: PageDraft;
  /** The rows of the draft as they are on the screen. */
  rows: PlacedRows;
  onRestored: (draft: PageDraft) => void;
  onClose: () => void;
};

/** What was published: who, when and what changed. Each can be looked at, and an older one become the draft again. */
export function RevisionsDrawer({ page, draft, rows, onRestored, onClose }: Props) {
  const revisions = useRevisions(page.key, draft.live_revision);
  const [viewed, setViewed] = useState<PageRevision>();
  const [busy, setBusy] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const live = placedRows(draft.live_rows, page.positions);
  async function restore(revision: number) {
    setBusy(revision);
    setFailure(undefined);
    try {
      onRestored(await restoreRevision(page.key, draft.version, revision));
      notify(`Revision ${revision} is the draft now. Nothing goes live by itself.`);
      onClose();
    } catch (error) {
      setFailure(messageOf(error));
      setBusy(undefined);
    }
  }
  return (
    <Drawer open onClose={onClose} title="Revisions">
      {/* Inside the drawer, so that its list is at the same place afterwards. */}
      {viewed && (
        <RevisionDialog
          page={page}
          revision={viewed}
          others={{ draft: rows, live }}
          restoring={busy !== undefined}
          failure={failure}
          onRestore={() => void restore(viewed.revision)}
          onClose={() => setViewed(undefined)}
        />
      )}
      <p className="mb-4 text-small text-muted">
        Restoring makes a new draft. Visitors see it after it is published.
      </p>
      <FormFailure>{failure ?? (revisions.error ? messageOf(revisions.error) : undefined)}</FormFailure>
      {!revisions.data && !revisions.error && <StackSkeleton />}
      {revisions.data?.length === 0 && (
        <p className="text-small">Nothing was published with the builder yet.</p>
      )}
      <ol className="grid gap-5">
        {draft.is_changed && (
          <li className="border-l-2 border-repair pl-4 text-small">
            <p className="flex min-h-8 flex-wrap items-center gap-2">
              <b className="font-semibold">Not published</b>
              <Chip look="waits">Draft</Chip>
            </p>
            {draft.saved_at !== null && (
              <p className="text-muted">
                {draft.saved_by}, {londonWords(draft.saved_at)}
              </p>
            )}
            <Changes changes={differenceWords(rows, live, { mine: 'the draft', theirs: 'the live page' })} />
          </li>
        )}
        {revisions.data?.map((revision) => (
          <li key={revision.revision} className="border-l-2 border-border pl-4 text-small">
            <p className="flex min-h-8 flex-wrap items-center gap-2">
              <b className="font-semibold">Revision {revision.revision}</b>
              {revision.is_live && <Chip look="good">Live</Chip>}
              <span className="ml-auto flex gap-2">
                <Button
                  size={40}
                  variant="outline"
                  aria-label={`View revision ${revision.revision}`}
                  onClick={() => setViewed(revision)}
                >
                  View
                </Button>
                {!revision.is_live && (
                  <Button
                    size={40}
                    variant="outline"
                    aria-label={`Restore revision ${revision.revision}`}
                    busy={busy === revision.revision && 'Restoring'}
                    onClick={() => void restore(revision.revision)}
                  >
                    Restore
                  </Button>
                )}
              </span>
            </p>
            <p className="text-muted">
              {publisherWords(revision.by)}, {londonWords(revision.at)}
            </p>
            {revision.note && <p className="mt-1 font-medium wrap-anywhere">{revision.note}</p>}
            <Changes changes={revision.changes} />
          </li>
        ))}
      </ol>
      {revisions.hasNextPage && (
        <Button
          size={40}
          variant="outline"
          className="mt-5"
          busy={revisions.isFetchingNextPage && 'Loading'}
          onClick={() => void revisions.fetchNextPage()}
        >
          Show older
        </Button>
      )}
    </Drawer>
  );
}

function Changes({ changes }: { changes: readonly string[] }) {
  if (changes.length === 0) return null;
  return (
    <ul className="mt-1 grid gap-0.5 text-secondary">
      {changes.map((change, index) => (
        <li key={`${index} ${change}`} className="wrap-anywhere">
          {change}
        </li>
      ))}
    </ul>
  );
}
