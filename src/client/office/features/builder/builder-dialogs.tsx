import type { OfficePage, PageWarning } from '#contract/pages-office-shapes.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { EndDialog } from '../../ui/end-dialog.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { Wanted } from './form-pane.tsx';
import { discardDraft } from './pages.api.ts';
import { placedRows } from './placed.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { RevisionsDrawer } from './revisions-drawer.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import type { Draft } from './use-draft.ts';

export type Asked = 'publish' | 'schedule' | 'revisions' | 'preview' | 'discard';

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
  const show = ({ row_id: rowId, section, field }: PageWarning) => {
    const line = rows.flatMap((group) => group.rows).find(({ key }) => key === rowId);
    const found = line?.sections[section ?? 0];
    if (found) onShow({ key: found.key, field: field ?? '' });
  };
  switch (asked) {
    case 'publish':
      return (
        <PublishDialog
          pageKey={page.key}
          title={page.title}
          draft={draft.draft}
          onShow={show}
          onClose={onClose}
          onDone={(published) => {
            draft.learn(published);
            onClose();
          }}
        />
      );
    case 'schedule':
      return <ScheduleDialog page={page} version={draft.draft.version} onClose={onClose} />;
    case 'revisions':
      return (
        <RevisionsDrawer pageKey={page.key} draft={draft.draft} onRestored={draft.take} onClose={onClose} />
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
    default:
      return null;
  }
}
