import { ClipboardPaste, EyeOff, GripVertical, Share2, TriangleAlert } from 'lucide-react';
import { Fragment, useEffect, useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { countOf } from '#client/lib/format.ts';
import { cx } from '#client/ui/cx.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import type { FixedBlocks } from './fixed-blocks.ts';
import { FixedList } from './fixed-list.tsx';
import { allSections } from './moves.ts';
import type { PlacedRow, PlacedRows, PlacedSection } from './placed.ts';
import { kindName, POSITION_NAMES, sectionName } from './section-words.ts';
import type { SectionActions } from './use-section-actions.ts';

type Props = {
  rows: PlacedRows;
  actions: SectionActions;
  /** What is on the page beside its sections. */
  fixed: FixedBlocks;
  /** Opens the words of the page. */
  onWords: () => void;
  /** Sections whose values the server has refused. */
  wrong: { has: (key: number) => boolean };
  /** Begins to drag a section. */
  onHold: (event: PointerEvent, section: PlacedSection) => void;
  /** A press that was a drag selects nothing. */
  wasDragged: () => boolean;
  /** Opens the form of a section, where it is not in sight. */
  onOpen: (key: number) => void;
};

const STEPS = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' } as const;
const isStep = (key: string): key is keyof typeof STEPS => Object.hasOwn(STEPS, key);

/** The sections of a page in their order. Everything in it works by keyboard. */
export function Outline(props: Props) {
  const { rows, actions, fixed, onWords } = props;
  const count = allSections(rows).length;
  const list = useRef<HTMLDivElement>(null);
  /** The section that was moved by a key: its button may be a new one. */
  const moved = useRef<number>(undefined);
  useEffect(() => {
    if (moved.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-node="${moved.current}"]`)?.focus();
    moved.current = undefined;
  }, [rows]);
  return (
    <section aria-label="Outline" className="min-w-0">
      <div className="flex h-13 items-center justify-between gap-2 pr-2 pl-4">
        <h2 className="text-label font-semibold">Outline</h2>
        <span className="ml-auto text-caption text-muted">{countOf(count, 'section')}</span>
        <IconButton
          label="Paste a section"
          title="Paste a section"
          look="plain"
          onClick={() => actions.paste()}
        >
          <ClipboardPaste size={18} />
        </IconButton>
      </div>
      <p id="outline-keys" className="sr-only">
        Arrow keys go from section to section. With Alt they move the section; to the right into the row
        above, to the left out of its row. D duplicates, H hides, Delete deletes.
      </p>
      {/* Keys work on the buttons inside. */}
      <div
        ref={list}
        role="presentation"
        onKeyDown={(event) => {
          moved.current = pressed(event, props);
        }}
        className="px-2 pb-3"
      >
        {rows.map(({ position, rows: lines }) => (
          <Fragment key={position}>
            <FixedList blocks={fixed[position]} onWords={onWords} />
            <div data-group={position}>
              <h3 className="flex min-h-8 items-center justify-between gap-2 px-2 text-small font-semibold">
                {POSITION_NAMES[position] ?? position}
                <span className="text-caption font-normal text-muted">{countOf(lines.length, 'row')}</span>
              </h3>
              <ul className="grid grid-cols-1 gap-0.5">
                {lines.map((line) => (
                  <Row key={line.key} {...props} line={line} />
                ))}
              </ul>
            </div>
          </Fragment>
        ))}
        <FixedList blocks={fixed.end} onWords={onWords} />
      </div>
    </section>
  );
}

/** Returns the section that was moved. */
function pressed(event: KeyboardEvent<HTMLElement>, { actions, onOpen }: Props): number | undefined {
  const button = (event.target as HTMLElement).closest<HTMLElement>('[data-node]');
  if (!button) return undefined;
  const key = Number(button.dataset['node']);
  const name = event.key;
  const isCommand = event.ctrlKey || event.metaKey;
  if (event.altKey && isStep(name)) actions.step(key, STEPS[name]);
  else if (isCommand && name === 'c') actions.copy(key);
  else if (isCommand && name === 'v') actions.paste();
  else if (isCommand || event.altKey) return undefined;
  else if (name === 'ArrowUp' || name === 'ArrowDown')
    focusBeside(event, button, name === 'ArrowUp' ? -1 : 1);
  else if (name === 'd') actions.duplicate(key);
  else if (name === 'h') actions.hide(key);
  else if (name === 'Delete' || name === 'Backspace') {
    if (!focusBeside(event, button, 1)) focusBeside(event, button, -1);
    actions.remove(key);
  } else if (name === 'Enter') onOpen(key);
  else return undefined;
  event.preventDefault();
  return event.altKey ? key : undefined;
}

function focusBeside({ currentTarget }: KeyboardEvent<HTMLElement>, from: HTMLElement, by: 1 | -1): boolean {
  const all = [...currentTarget.querySelectorAll<HTMLElement>('[data-node]')];
  const next = all[all.indexOf(from) + by];
  next?.focus();
  return next !== undefined;
}

function Row({ line, ...props }: Props & { line: PlacedRow }) {
  if (line.sections.length === 1) {
    const [section] = line.sections;
    return <li>{section && <Node {...props} section={section} isHidden={line.isHidden} />}</li>;
  }
  return (
    <li className="rounded-control border border-border py-1">
      <p className="px-2 text-caption text-muted">
        Side by side
        {line.isHidden && ', hidden'}
      </p>
      <ul className="grid grid-cols-1 gap-0.5">
        {line.sections.map((section) => (
          <li key={section.key}>
            <Node {...props} section={section} isHidden={line.isHidden} />
          </li>
        ))}
      </ul>
    </li>
  );
}

type NodeProps = Omit<Props, 'rows' | 'fixed' | 'onWords'> & { section: PlacedSection; isHidden: boolean };

function Node({ section, isHidden, actions, wrong, onHold, wasDragged, onOpen }: NodeProps) {
  const { key, entry } = section;
  const isSelected = actions.selected === key;
  const isWrong = wrong.has(key);
  return (
    <button
      type="button"
      data-node={key}
      aria-current={isSelected ? 'true' : undefined}
      aria-describedby="outline-keys"
      onPointerDown={(event) => onHold(event, section)}
      onFocus={() => actions.select(key)}
      onClick={() => {
        if (wasDragged()) return;
        actions.select(key);
        onOpen(key);
      }}
      className={cx(
        'group flex min-h-8 w-full min-w-0 items-center gap-2 rounded-control px-2 text-left text-small select-none pointer-coarse:min-h-11',
        isSelected ? 'bg-buy-tint font-semibold text-buy-text ring-1 ring-buy' : 'hover:bg-grey-1',
      )}
    >
      <GripVertical size={14} aria-hidden="true" className="shrink-0 cursor-grab text-control" />
      <span className={cx('min-w-0 flex-1 truncate', isHidden && 'text-muted line-through')}>
        {sectionName(entry)}
      </span>
      {isWrong && <TriangleAlert size={14} aria-label="Has an error" className="shrink-0 text-danger" />}
      {entry.shared_id !== undefined && (
        <Share2 size={14} aria-label="Shared" className="shrink-0 text-muted" />
      )}
      {isHidden && <EyeOff size={14} aria-label="Hidden" className="shrink-0 text-muted" />}
      <span className="max-w-24 shrink-0 truncate text-caption font-normal text-muted">
        {kindName(entry)}
      </span>
    </button>
  );
}
