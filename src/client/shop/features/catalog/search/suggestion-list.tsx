import { Anchor } from '#client/ui/anchor.tsx';
import { cx } from '#client/ui/cx.ts';
import type { SuggestionGroup, SuggestionRow } from './suggestion-rows.ts';
import { SuggestionContent } from './suggestion-content.tsx';

export const optionId = (index: number) => `search-option-${index}`;

type Props = {
  id: string;
  groups: readonly SuggestionGroup[];
  /** Counted through all groups; -1 for none. */
  active: number;
  onPoint: (index: number) => void;
  onChoose: () => void;
};

/** Options are real links, which can be opened in a new tab. Arrow keys in the field above select them. */
export function SuggestionList({ id, groups, active, onPoint, onChoose }: Props) {
  const starts = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, group) => sum + group.rows.length, 0),
  );
  return (
    <div role="listbox" id={id} aria-label="Suggestions" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {groups.map((group, at) => {
        const start = starts[at] ?? 0;
        return (
          <div key={group.title} role="group" aria-label={group.title}>
            <p aria-hidden="true" className="mb-1 px-3 text-caption font-medium text-muted">
              {group.title}
            </p>
            {group.rows.map((row, offset) => (
              <Option
                key={row.href}
                row={row}
                index={start + offset}
                active={start + offset === active}
                onPoint={onPoint}
                onChoose={onChoose}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

type OptionProps = {
  row: SuggestionRow;
  index: number;
  active: boolean;
  onPoint: (index: number) => void;
  onChoose: () => void;
};

function Option({ row, index, active, onPoint, onChoose }: OptionProps) {
  return (
    <Anchor
      href={row.href}
      role="option"
      id={optionId(index)}
      aria-selected={active}
      onFocus={() => onPoint(index)}
      onPointerMove={() => onPoint(index)}
      onClick={onChoose}
      className={cx(
        'flex min-h-11 items-center gap-3 rounded-control px-3 py-1 text-label',
        active && 'bg-grey-1',
      )}
    >
      <SuggestionContent row={row} />
    </Anchor>
  );
}
