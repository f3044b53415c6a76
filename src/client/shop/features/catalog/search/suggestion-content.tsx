import { FileText, Store } from 'lucide-react';
import { LineDot } from '#client/ui/lines.tsx';
import { Picture } from '#client/ui/picture.tsx';
import type { SuggestionRow } from './suggestion-rows.ts';

const ICONS = { page: FileText, store: Store };

/** The content of a result row. A long name takes a second line, so that the price is always complete. */
export function SuggestionContent({ row }: { row: SuggestionRow }) {
  return (
    <>
      <Mark row={row} />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-medium wrap-anywhere">{row.label}</span>
        {row.below && (
          <span className="flex items-center gap-1.5 text-caption text-muted">
            <LineDot line={row.line} />
            <span className="min-w-0 truncate">{row.below}</span>
          </span>
        )}
        {row.text && <span className="line-clamp-2 text-caption text-muted">{row.text}</span>}
      </span>
      {row.aside && (
        <span className="shrink-0 text-small whitespace-nowrap text-muted tabular-nums">{row.aside}</span>
      )}
    </>
  );
}

function Mark({ row }: { row: SuggestionRow }) {
  if (row.picture !== undefined) {
    return (
      <span className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-control bg-grey-1">
        <Picture name={row.picture} alt="" sizes="40px" className="size-10" />
      </span>
    );
  }
  if (!row.icon) return <LineDot line={row.line} />;
  const Icon = ICONS[row.icon];
  return <Icon size={18} className="shrink-0 text-muted" />;
}
