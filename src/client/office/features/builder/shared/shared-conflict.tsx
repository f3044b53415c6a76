import type { SharedSection } from '#contract/pages-office-shapes.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { ModalActions } from '#client/ui/modal-actions.tsx';
import { differingFields } from '../differing-fields.ts';
import { DifferingTable } from '../differing-table.tsx';
import { pagesWords } from './shared-words.ts';
import type { Shared } from './use-shared.ts';

type Props = { shared: Shared; theirs: SharedSection };

/** Two people have changed the same shared section: what differs, and which of the two all pages show. */
export function SharedConflict({ shared, theirs }: Props) {
  const mine = shared.editOf(theirs.id)?.section ?? theirs.section;
  return (
    <Dialog
      open
      onClose={() => undefined}
      title={`${theirs.changed_by} has changed this section too`}
      width={680}
    >
      <div className="grid gap-4 pb-5 text-small">
        <p className="text-secondary">
          {theirs.title} stands on {pagesWords(theirs)}. Choose which one they show.
        </p>
        <DifferingTable
          fields={differingFields(mine, theirs.section)}
          mine="Yours"
          theirs={`From ${theirs.changed_by}`}
        />
      </div>
      <ModalActions>
        <Button variant="buy" onClick={shared.keepMine}>
          Keep mine
        </Button>
        <Button variant="outline" onClick={shared.takeTheirs}>
          Take theirs
        </Button>
      </ModalActions>
    </Dialog>
  );
}
