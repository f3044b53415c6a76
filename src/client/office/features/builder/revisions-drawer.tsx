import { useState } from 'react';
import type { PageDraft } from '#contract/pages-office-shapes.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Drawer } from '#client/ui/drawer.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { Chip } from '../../ui/chip.tsx';
import { StackSkeleton } from '../../ui/list-states.tsx';
import { restoreRevision, useRevisions } from './pages.api.ts';
import { londonWords, publisherWords } from './page-words.ts';

type Props = {
  pageKey: string;
  draft: PageDraft;
  onRestored: (draft: PageDraft) => void;
  onClose: () => void;
};

/** What was published: who, when and what changed. An older one can become the draft again. */
export function RevisionsDrawer({ pageKey, draft, onRestored, onClose }: Props) {
  const revisions = useRevisions(pageKey, draft.live_revision);
  const [busy, setBusy] = useState<number>();
  const [failure, setFailure] = useState<string>();
  async function restore(revision: number) {
    setBusy(revision);
    setFailure(undefined);
    try {
      onRestored(await restoreRevision(pageKey, draft.version, revision));
      notify(`Revision ${revision} is the draft now. Nothing goes live by itself.`);
      onClose();
    } catch (error) {
      setFailure(messageOf(error));
      setBusy(undefined);
    }
  }
  return (
    <Drawer open onClose={onClose} title="Revisions">
      <p className="mb-4 text-small text-muted">
        Restoring makes a new draft. Visitors see it after it is published.
      </p>
      <FormFailure>{failure ?? (revisions.error ? messageOf(revisions.error) : undefined)}</FormFailure>
      {!revisions.data && !revisions.error && <StackSkeleton />}
      {revisions.data?.data.length === 0 && (
        <p className="text-small">Nothing was published with the builder yet.</p>
      )}
      <ol className="grid gap-5">
        {revisions.data?.data.map(({ revision, at, by, note, changes, is_live: isLive }) => (
          <li key={revision} className="border-l-2 border-border pl-4 text-small">
            <p className="flex min-h-8 flex-wrap items-center gap-2">
              <b className="font-semibold">Revision {revision}</b>
              {isLive && <Chip look="good">Live</Chip>}
              {!isLive && (
                <Button
                  size={40}
                  variant="outline"
                  className="ml-auto"
                  aria-label={`Restore revision ${revision}`}
                  busy={busy === revision && 'Restoring'}
                  onClick={() => void restore(revision)}
                >
                  Restore
                </Button>
              )}
            </p>
            <p className="text-muted">
              {publisherWords(by)}, {londonWords(at)}
            </p>
            {note && <p className="mt-1 font-medium wrap-anywhere">{note}</p>}
            {changes.length > 0 && (
              <ul className="mt-1 grid gap-0.5 text-secondary">
                {changes.map((change) => (
                  <li key={change} className="wrap-anywhere">
                    {change}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </Drawer>
  );
}
