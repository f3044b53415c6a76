import { TriangleAlert } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import type { Wanted } from './form-pane.tsx';
import type { PlacedRows } from './placed.ts';
import type { Draft } from './use-draft.ts';
import { wrongFields } from './wrong-fields.ts';

/** So many have room; Publish lists all. */
const MOST_SHOWN = 4;

type Props = { rows: PlacedRows; saving: Draft['saving']; onShow: (wanted: Wanted) => void };

/** Why the draft is not saved, with the way to each wrong field. */
export function SaveFailure({ rows, saving, onShow }: Props) {
  const { failure, errors } = saving;
  if (!failure) return null;
  const wrong = wrongFields(rows, errors);
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-border bg-danger-tint px-4 py-2 text-small text-danger"
    >
      <TriangleAlert size={16} aria-hidden="true" />
      <span className="font-medium">
        {wrong.length > 0 ? 'The draft is not saved.' : `The draft is not saved yet. ${failure}`}
      </span>
      {wrong.slice(0, MOST_SHOWN).map(({ key, field, words }) => (
        <button
          key={`${key} ${field}`}
          type="button"
          className="min-h-9 rounded-control px-1 underline underline-offset-4"
          onClick={() => onShow({ key, field })}
        >
          {words}
        </button>
      ))}
      {wrong.length > MOST_SHOWN && <span>and {wrong.length - MOST_SHOWN} more</span>}
      {wrong.length === 0 && (
        <Button size={40} variant="outline" onClick={() => void saving.settle()}>
          Try again
        </Button>
      )}
    </div>
  );
}
