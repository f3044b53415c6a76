import type { PageRow, PageStarter } from '#contract/pages-office-shapes.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useStarters } from './pages.api.ts';
import { placedRows, type PlacedRows } from './placed.ts';
import { StarterPicture } from './starter-picture.tsx';

/** The rows of a starter on a page. Where the page lacks a position, its last one takes them, in their order. */
export function startedRows(rows: readonly PageRow[], positions: readonly PageRow['position'][]): PlacedRows {
  const last = positions.at(-1);
  const placed = rows.map((row, index) =>
    last === undefined || positions.includes(row.position)
      ? row
      : { ...row, position: last, sort_order: index },
  );
  const isOne = positions.length === 1;
  return placedRows(isOne ? placed.map((row, index) => ({ ...row, sort_order: index })) : placed, positions);
}

type Props = { onPick: (starter: PageStarter) => void; onClose: () => void };

/** Whole pages to begin from. The one that is picked takes the place of the draft. */
export function StarterDialog({ onPick, onClose }: Props) {
  const starters = useStarters();
  return (
    <Dialog open onClose={onClose} title="Begin from a starter" width={560}>
      <div className="grid gap-4 pb-5 text-small">
        <p className="text-secondary">
          It takes the place of the sections in the draft. Undo brings them back.
        </p>
        <FormFailure>{starters.error ? messageOf(starters.error) : undefined}</FormFailure>
        {starters.isPending && <Skeleton className="h-60 rounded-box" />}
        <ul className="divide-y divide-border">
          {starters.data?.map((starter) => (
            <li key={starter.name} className="flex items-center gap-4 py-3">
              <StarterPicture name={starter.name} className="w-18" />
              <div className="min-w-0 flex-1">
                <p className="font-semibold">{starter.title}</p>
                <p className="text-secondary">{starter.description}</p>
              </div>
              <Button
                size={40}
                variant="outline"
                aria-label={`Begin from ${starter.title}`}
                onClick={() => onPick(starter)}
              >
                Use
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
