import { useId } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { ModalActions } from '#client/ui/modal-actions.tsx';
import { allSections } from './moves.ts';
import { changedName, differences, onlyWords } from './differences.ts';
import { DifferingTable } from './differing-table.tsx';
import type { PlacedRows } from './placed.ts';
import { sectionName } from './section-words.ts';

type Props = {
  mine: PlacedRows;
  theirs: PlacedRows;
  /** Who saved it. */
  by: string;
  onKeep: () => void;
  onTake: () => void;
};

/** Two people have changed the page: both drafts, and what differs. Nothing is lost before one is chosen. */
export function ConflictDialog({ mine, theirs, by, onKeep, onTake }: Props) {
  const id = useId();
  const called = { mine: 'yours', theirs: 'theirs' };
  const found = differences(mine, theirs);
  const facts = onlyWords(found, called);
  return (
    // It has to be decided; until then nothing is saved.
    <Dialog open onClose={() => undefined} title={`${by} has changed this page too`} width={680}>
      <div className="grid gap-4 pb-5 text-small">
        <p className="text-secondary">Choose which draft to keep. Undo brings the other one back.</p>
        {facts.length > 0 && (
          <ul className="grid max-h-40 gap-1 overflow-auto rounded-box bg-repair-tint px-4 py-3 text-repair-text">
            {facts.map((fact, index) => (
              <li key={`${index} ${fact}`} className="wrap-anywhere">
                {fact}
              </li>
            ))}
          </ul>
        )}
        {found.changed.map((row, index) => (
          <section key={index} aria-labelledby={`${id}-${index}`} className="min-w-0">
            <h3 id={`${id}-${index}`} className="font-semibold wrap-anywhere">
              {changedName(row, called)}
            </h3>
            <DifferingTable
              fields={row.fields}
              mine="Yours"
              theirs={`From ${by}`}
              labelledBy={`${id}-${index}`}
            />
          </section>
        ))}
        <div className="grid gap-4 w600:grid-cols-2">
          <Side title="Yours" rows={mine} />
          <Side title={`From ${by}`} rows={theirs} />
        </div>
      </div>
      <ModalActions>
        <Button variant="buy" onClick={onKeep}>
          Keep mine
        </Button>
        <Button variant="outline" onClick={onTake}>
          Take theirs
        </Button>
      </ModalActions>
    </Dialog>
  );
}

function Side({ title, rows }: { title: string; rows: PlacedRows }) {
  return (
    <section aria-label={title} className="min-w-0 rounded-box border border-border p-4">
      <h3 className="font-semibold">{title}</h3>
      <ol className="mt-2 grid max-h-56 gap-1 overflow-auto">
        {allSections(rows).map(({ key, entry }) => (
          <li key={key} className="truncate">
            {sectionName(entry)}
          </li>
        ))}
      </ol>
    </section>
  );
}
