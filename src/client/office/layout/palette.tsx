import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent as KeyPress } from 'react';
import { countOf } from '#client/lib/format.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { announce } from '#client/ui/announce.ts';
import { Button } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { Modal } from '#client/ui/modal.tsx';
import { recordOf, useFound, type FoundGroup, type FoundRow } from './found.ts';

type Props = {
  /** The text that the search begins with; undefined: it is closed. */
  text: string | undefined;
  onOpen: () => void;
  onClose: () => void;
  screens: readonly FoundRow[];
};

/** Finds orders, people, products and screens from anywhere. Opens at Ctrl K or ⌘ K, and for a scanned code. */
export function Palette({ text, onOpen, onClose, screens }: Props) {
  const titleId = useId();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      // An open dialog asks for a decision first.
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      onOpen();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [onOpen]);
  return (
    <Modal kind="dialog" open={text !== undefined} onClose={onClose} labelledBy={titleId} width={640}>
      <h2 id={titleId} className="sr-only">
        Search the office
      </h2>
      <Finding screens={screens} scanned={text ?? ''} onChoose={onClose} />
    </Modal>
  );
}

const NOTHING = { text: '', orFirst: false };

const optionId = (index: number) => `found-${index}`;

type FindingProps = { screens: readonly FoundRow[]; scanned: string; onChoose: () => void };

function Finding({ screens, scanned, onChoose }: FindingProps) {
  const listId = useId();
  const [typed, setTyped] = useState(scanned);
  /** The text after which Enter came, where it came before the results: a scanner is faster than any search. */
  const entered = useRef({ text: scanned, orFirst: false });
  const [active, setActive] = useState(0);
  const { groups: found, isBusy, retry } = useFound(typed);
  const text = typed.trim().toLowerCase();
  const named = screens.filter(({ title }) => title.toLowerCase().includes(text));
  const groups = [...(named.length > 0 ? [{ title: 'Screens', rows: named }] : []), ...found];
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const at = Math.min(active, count - 1);

  useEffect(() => {
    if (text !== '' && !isBusy) announce(countOf(count, 'result'));
  }, [text, isBusy, count]);

  useEffect(() => {
    const { text: waiting, orFirst } = entered.current;
    if (text === '' || isBusy || waiting.trim().toLowerCase() !== text) return;
    entered.current = NOTHING;
    const rows = groups.flatMap((group) => group.rows);
    const record = recordOf(found, text) ?? (orFirst ? rows[0] : undefined);
    if (record) document.getElementById(optionId(rows.indexOf(record)))?.click();
  });

  function onKeyDown(event: KeyPress) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && count > 0) {
      event.preventDefault();
      const next = (at + step + count) % count;
      setActive(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (isBusy && (at < 0 || at >= named.length)) entered.current = { text: typed, orFirst: true };
      else document.getElementById(optionId(at))?.click();
    }
  }

  return (
    <>
      <div className="flex h-14 shrink-0 items-center gap-3 border-b border-border px-5">
        <Search size={20} className="shrink-0 text-muted" />
        <input
          data-autofocus
          type="text"
          role="combobox"
          aria-label="Search the office"
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={count > 0 ? listId : undefined}
          aria-activedescendant={count > 0 ? optionId(at) : undefined}
          placeholder="An order, a person, a product, an IMEI or a screen"
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            entered.current = NOTHING;
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          className="h-full min-w-0 flex-1 bg-transparent text-body outline-none placeholder:text-muted"
        />
        <Button variant="text" size={40} onClick={onChoose}>
          Close
        </Button>
      </div>
      <div
        // Options are reached by the arrow keys in the field. This lets the box be scrolled by keys too.
        tabIndex={0}
        className="h-[min(28rem,64dvh)] overflow-y-auto overscroll-contain p-2 focus-visible:-outline-offset-2"
      >
        {count > 0 && (
          <Rows id={listId} groups={groups} active={at} onPoint={setActive} onChoose={onChoose} />
        )}
        {isBusy && <p className="px-3 py-2.5 text-small text-muted">Searching…</p>}
        {retry && !isBusy && (
          <div className="flex items-center justify-between gap-3 px-3 py-2">
            <p className="text-small text-danger">Not everything could be searched.</p>
            <Button variant="outline" size={40} onClick={retry}>
              Try again
            </Button>
          </div>
        )}
        {count === 0 && !isBusy && !retry && (
          <p className="px-3 py-2.5 text-small text-secondary">
            Nothing has “{typed.trim()}”. Try an order number, an email or fewer words.
          </p>
        )}
      </div>
    </>
  );
}

type RowsProps = {
  id: string;
  groups: readonly FoundGroup[];
  /** Counted through all groups. */
  active: number;
  onPoint: (index: number) => void;
  onChoose: () => void;
};

function Rows({ id, groups, active, onPoint, onChoose }: RowsProps) {
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { rows }) => sum + rows.length, 0));
  return (
    <div role="listbox" id={id} aria-label="Results" className="grid gap-3">
      {groups.map(({ title: group, rows }, at) => (
        <div key={group} role="group" aria-label={group}>
          <p aria-hidden="true" className="px-3 py-1 text-caption font-medium text-muted">
            {group}
          </p>
          {rows.map(({ href, title, below, icon: Icon }, offset) => {
            const index = (starts[at] ?? 0) + offset;
            return (
              <Anchor
                key={href}
                href={href}
                role="option"
                id={optionId(index)}
                tabIndex={-1}
                aria-selected={index === active}
                onPointerMove={() => onPoint(index)}
                onClick={onChoose}
                className={cx(
                  'flex h-11 items-center gap-3 rounded-control px-3 text-small',
                  index === active && 'bg-grey-1',
                )}
              >
                <Icon size={18} className="shrink-0 text-muted" />
                <span className="truncate font-medium">{title}</span>
                {below && <span className="min-w-0 flex-1 truncate text-right text-muted">{below}</span>}
              </Anchor>
            );
          })}
        </div>
      ))}
    </div>
  );
}
