import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '#client/ui/icon-button.tsx';
import { KeyHints, type KeyWords } from './key-help.tsx';

type Props = {
  hints: readonly KeyWords[];
  /** The position of the first row in the whole list, from 1. */
  first: number;
  shown: number;
  /** undefined: how many there are is not counted. */
  all?: number | undefined;
  onBack: (() => void) | undefined;
  onMore: (() => void) | undefined;
};

/** '1 to 25 of 46', and buttons for the previous and the next page. */
export function ListFoot({ hints, first, shown, all, onBack, onMore }: Props) {
  const last = first + shown - 1;
  return (
    <div className="flex min-h-15 items-center justify-end gap-2 px-4 text-caption text-muted w1280:min-h-12">
      <KeyHints hints={hints} />
      <span className="tabular-nums max-w960:mr-auto">
        {first.toLocaleString('en-GB')} to {last.toLocaleString('en-GB')}
        {all !== undefined && ` of ${Math.max(all, last).toLocaleString('en-GB')}`}
      </span>
      <IconButton label="Page before" disabled={!onBack} onClick={onBack}>
        <ChevronLeft size={18} />
      </IconButton>
      <IconButton label="Next page" disabled={!onMore} onClick={onMore}>
        <ChevronRight size={18} />
      </IconButton>
    </div>
  );
}
