import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { announce } from '#client/ui/announce.ts';
import { useMedia } from '#client/ui/use-media.ts';
import { usePressOutside } from '#client/ui/use-press-outside.ts';
import { areSame, firstKeys, movable, moveKey, type Column } from './columns.ts';
import { Switch } from './switch.tsx';

/** In pixels, with the space beside it. Without that room the menu opens to the left. */
const MENU_WIDTH = 340;

type Shown = Pick<Column<never>, 'key' | 'head' | 'kind'>;
type Props = {
  columns: readonly Shown[];
  shown: readonly Shown[];
  /** All columns to show, in their order. */
  onChoose: (keys: readonly string[]) => void;
  /** Without its word where the tool row is full. */
  isShort?: boolean;
};

/**
 * Chooses the columns of a list and their order. Cards have their own order, so for cards it chooses the
 * additional facts.
 */
export function ColumnMenu({ columns, shown, onChoose, isShort = false }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [isAtRight, setIsAtRight] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const isPhone = useMedia('(width < 768px)');
  usePressOutside(root, isOpen, () => setIsOpen(false));
  const keys = movable(shown).map(({ key }) => key);
  const known = movable(columns).map(({ key }) => key);
  // A column keeps its place in the menu while it is switched off and on.
  const [places, setPlaces] = useState<readonly string[]>([]);
  const order = orderOf(places, keys, known);
  const listed = order
    .flatMap((key) => columns.filter((one) => one.key === key))
    .filter(({ kind }) => !isPhone || kind === 'extra');
  const first = firstKeys(columns);
  const choose = (next: readonly string[], at = order) => {
    setPlaces(orderOf(at, next, known));
    onChoose(next);
  };
  const pressed = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (isOpen && document.activeElement === document.body) focusAgain(pressed.current);
  });
  if (isPhone && listed.length === 0) return null;
  return (
    <div
      ref={root}
      className="relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        setIsOpen(false);
        root.current?.querySelector('button')?.focus();
      }}
    >
      <Button
        size={40}
        variant="outline"
        className={cx('max-w1280:h-11 w1280:h-9', isShort && 'max-[1535px]:px-2.5!')}
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => {
          setIsAtRight(currentTarget.getBoundingClientRect().left + MENU_WIDTH > innerWidth);
          setPlaces([]);
          setIsOpen(!isOpen);
        }}
      >
        <Columns3 size={16} />
        <span className={cx(isShort && 'max-[1535px]:sr-only')}>Columns</span>
      </Button>
      {isOpen && (
        <div
          role="group"
          aria-label="Columns of this list"
          onClickCapture={({ target }) => {
            pressed.current = target instanceof Element ? target.closest('button') : null;
          }}
          className={cx(
            'z-20 rounded-box border border-border bg-paper p-1.5 shadow-overlay max-w768:fixed max-w768:inset-x-4 max-w768:bottom-22 w768:absolute w768:top-full w768:mt-2 w768:w-80',
            isAtRight ? 'w768:right-0' : 'w768:left-0',
          )}
        >
          <p className="px-3 pt-1.5 pb-1 text-caption text-secondary">
            {isPhone ? 'Shown on each card as well:' : 'Shown in this order. Only you see your choice.'}
          </p>
          <ul className="max-h-[min(24rem,50vh)] overflow-y-auto">
            {listed.map((column) => (
              <Line
                key={column.key}
                column={column}
                keys={keys}
                hasArrows={!isPhone}
                onSwitch={(isOn) =>
                  choose(order.filter((key) => (key === column.key ? isOn : keys.includes(key))))
                }
                onMove={(by) => choose(moveKey(keys, column.key, by))}
              />
            ))}
          </ul>
          <hr className="-mx-1.5 my-1.5 border-border" />
          <button
            type="button"
            disabled={areSame(keys, first)}
            className="flex min-h-11 w-full items-center rounded-control px-3 text-left font-medium hover:bg-grey-1 disabled:text-disabled disabled:hover:bg-transparent w1024:min-h-9"
            onClick={() => {
              choose(first, []);
              announce('The columns are as at first');
            }}
          >
            As at first
          </button>
        </div>
      )}
    </div>
  );
}

/**
 * The shown columns take the places of the columns that were shown before, in their order. Columns without a
 * place come last.
 */
function orderOf(places: readonly string[], keys: readonly string[], known: readonly string[]): string[] {
  const shown = keys.values();
  const all = [...places, ...[...keys, ...known].filter((key) => !places.includes(key))];
  return [...new Set(all)].map((key) => (keys.includes(key) ? (shown.next().value ?? key) : key));
}

/** A line that moved has lost the focus. A button that can't be pressed any more gives it to its neighbour. */
function focusAgain(button: HTMLElement | null): void {
  const near = button?.matches(':disabled')
    ? button.closest('li, div')?.querySelector<HTMLElement>('button:not(:disabled)')
    : button;
  near?.focus();
}

type LineProps = {
  column: Shown;
  keys: readonly string[];
  hasArrows: boolean;
  onSwitch: (isOn: boolean) => void;
  onMove: (by: -1 | 1) => void;
};

function Line({ column: { key, head, kind }, keys, hasArrows, onSwitch, onMove }: LineProps) {
  const at = keys.indexOf(key);
  const isOn = at >= 0;
  const move = (by: -1 | 1) => {
    onMove(by);
    announce(`${head}: place ${at + by + 1} of ${keys.length}`);
  };
  return (
    <li className="flex items-center gap-1 pl-3">
      <div className="min-w-0 flex-1">
        {kind === 'main' ? (
          <p className="flex min-h-13 items-center justify-between gap-3 pr-1">
            <span className="font-semibold">{head}</span>
            <span className="text-caption text-muted">always</span>
          </p>
        ) : (
          <Switch name={key} label={head} isOn={isOn} onChange={onSwitch} />
        )}
      </div>
      {hasArrows && (
        <span className={cx('flex', !isOn && 'invisible')}>
          <IconButton
            label={`${head}: further to the front`}
            size={40}
            className="border-0!"
            disabled={at <= 0}
            onClick={() => move(-1)}
          >
            <ArrowUp size={16} />
          </IconButton>
          <IconButton
            label={`${head}: further to the back`}
            size={40}
            className="border-0!"
            disabled={at === keys.length - 1}
            onClick={() => move(1)}
          >
            <ArrowDown size={16} />
          </IconButton>
        </span>
      )}
    </li>
  );
}
