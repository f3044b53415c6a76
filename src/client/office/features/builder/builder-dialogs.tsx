import type { OfficePage, PageWarning } from '#contract/pages-office-shapes.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { notify } from '#client/ui/toast-store.ts';
import { EndDialog } from '../../ui/end-dialog.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { FaultsDialog } from './faults-dialog.tsx';
import type { Wanted } from './form-pane.tsx';
import { discardDraft } from './pages.api.ts';
import { placedRows } from './placed.ts';
import { warnedSection } from './warning-words.ts';
import { PageSettings } from './page-settings.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { RevisionsDrawer } from './revisions-drawer.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { StarterDialog, startedRows } from './starter-dialog.tsx';
import type { Draft } from './use-draft.ts';
import { wrongFields } from './wrong-fields.ts';

export type Asked =
  'publish' | 'schedule' | 'revisions' | 'preview' | 'discard' | 'settings' | 'starter' | 'wrong';

type Props = {
  page: OfficePage;
  draft: Draft;
  asked: Asked | undefined;
  onShow: (wanted: Wanted) => void;
  onClose: () => void;
};

export function BuilderDialogs({ page, draft, asked, onShow, onClose }: Props) {
  const { rows, saving } = draft;
  const { theirs } = saving;
  if (theirs) {
    return (
      <ConflictDialog
        mine={rows}
        theirs={placedRows(theirs.rows, page.positions)}
        by={theirs.saved_by}
        onKeep={draft.keepMine}
        onTake={draft.takeTheirs}
      />
    );
  }
  const show = (warning: PageWarning) => {
    const found = warnedSection(rows, warning);
    if (found) onShow({ key: found.key, field: warning.field ?? '' });
  };
  switch (asked) {
    case 'publish':
      return (
        <PublishDialog
          pageKey={page.key}
          title={page.title}
          draft={draft.draft}
          rows={rows}
          onShow={show}
          onClose={onClose}
          onDone={(published) => {
            draft.learn(published);
            onClose();
          }}
        />
      );
    case 'schedule':
      return (
        <ScheduleDialog
          page={page}
          version={draft.draft.version}
          rows={rows}
          onShow={show}
          onClose={onClose}
        />
      );
    case 'revisions':
      return (
        <RevisionsDrawer
          page={page}
          draft={draft.draft}
          rows={rows}
          onRestored={draft.take}
          onClose={onClose}
        />
      );
    case 'settings':
      return <PageSettings page={page} onClose={onClose} />;
    case 'starter':
      return (
        <StarterDialog
          onPick={({ title, rows: begun }) => {
            draft.change(startedRows(begun, page.positions));
            notify(`${title} is in the draft`, { label: 'Undo', onPress: draft.undo });
            onClose();
          }}
          onClose={onClose}
        />
      );
    case 'preview':
      return <PreviewDialog pageKey={page.key} onClose={onClose} />;
    case 'discard':
      return (
        <EndDialog
          title="Drop the draft"
          text="The page is again as visitors see it. You can undo it while the builder is open."
          press={{ label: 'Drop it', busy: 'Dropping' }}
          done="The draft is dropped"
          work={async () => draft.take(await discardDraft(page.key, draft.draft.version))}
          wordsOf={messageOf}
          onClose={onClose}
        />
      );
    case 'wrong':
      return (
        <FaultsDialog
          title="The draft is not saved yet"
          text={
            saving.errors.size > 0
              ? 'Put this right first. Then everything is saved by itself.'
              : (saving.failure ?? 'Please try again.')
          }
          faults={wrongFields(rows, saving.errors).map(({ words, ...to }) => ({
            words,
            onShow: () => onShow(to),
          }))}
          onClose={onClose}
        />
      );
    default:
      return null;
  }
}
