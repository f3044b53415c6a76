import { ChevronDown, GripVertical, Plus, Trash2 } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { MENU_LIMITS, NO_LINK } from '#rules/page/menu-limits.ts';
import { announce } from '#client/ui/announce.ts';
import { Button } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { NamedIcon } from '#client/ui/named-icon.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { MenuEntryForm } from './menu-entry-form.tsx';
import { KIND_WORDS } from './menu-words.ts';
import {
  insert,
  nodeAt,
  removeAt,
  replaceAt,
  rowsOf,
  step,
  wirePath,
  type MenuPath,
  type MenuRow,
  type MenuTree,
  type NodeKind,
  type Placed,
  type Step,
} from './menu-tree.ts';
import { useMenuDrag } from './use-menu-drag.tsx';

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};
const NOT_THERE: Readonly<Record<Step, string>> = {
  up: 'It is the first here',
  down: 'It is the last here',
  in: 'It can’t go into the one before it',
  out: 'It is on the first level',
};

/** Opens the media library, which passes the chosen picture to the function. */
export type ChoosePicture = (onPick: (image: string) => void) => void;

type Props = {
  tree: MenuTree;
  isFooter: boolean;
  /** The errors of the rules or the server, by the path of the API: `0.child.2.title`. */
  errors: Readonly<Record<string, string>>;
  onChange: (tree: MenuTree) => void;
  onChoosePicture: ChoosePicture;
};

const idOf = (path: MenuPath) => path.join('.');
const focusOn = (path: MenuPath) =>
  setTimeout(() => document.querySelector<HTMLElement>(`[data-entry="${idOf(path)}"] [data-name]`)?.focus());

/**
 * The entries of a menu as a tree. An entry is opened to change it, and moved by dragging, or with Alt and
 * the arrows.
 */
export function MenuEditor({ tree, isFooter, errors, onChange, onChoosePicture }: Props) {
  const [open, setOpen] = useState<string>();
  const took = ({ tree: next, path }: Placed, title: string) => {
    onChange(next);
    setOpen((was) => (was === undefined ? undefined : idOf(path)));
    focusOn(path);
    const above = nodeAt(next, path.slice(0, -1))?.title;
    const place = `${(path.at(-1) ?? 0) + 1}`;
    announce(`${title} is at place ${place}${above === undefined ? '' : ` in ${above}`} now`);
  };
  const { mark, onHold } = useMenuDrag(tree, isFooter, took);

  function press(event: KeyboardEvent, { node, path }: MenuRow) {
    const way = STEPS[event.key];
    if (!event.altKey || way === undefined) return;
    event.preventDefault();
    const placed = step(tree, path, way, isFooter);
    if (placed) took(placed, node.title);
    else announce(NOT_THERE[way]);
  }

  function add(parent: MenuPath, kind: NodeKind) {
    const index = (parent.length === 0 ? tree : (nodeAt(tree, parent)?.children ?? [])).length;
    const placed = insert(tree, { parent, index }, { kind, title: '', url: NO_LINK, children: [] }, isFooter);
    if (!placed) return;
    onChange(placed.tree);
    setOpen(idOf(placed.path));
    setTimeout(() => document.querySelector<HTMLElement>('[name="entry-title"]')?.focus());
  }

  function remove({ node, path }: MenuRow) {
    const before = tree;
    onChange(removeAt(tree, path));
    setOpen(undefined);
    const title = node.title || 'The entry';
    notify(`${title} is removed`, { label: 'Undo', onPress: () => onChange(before) });
    focusOn([...path.slice(0, -1), Math.max(0, (path.at(-1) ?? 0) - 1)]);
  }

  const most = isFooter ? MENU_LIMITS.footerColumns : MENU_LIMITS.top;
  const hasFault = (row: MenuRow) =>
    Object.keys(errors).some(
      (path) =>
        path.startsWith(`${wirePath(tree, row.path)}.`) &&
        path.split('.').length === wirePath(tree, row.path).split('.').length + 1,
    );
  return (
    <div className="grid gap-3">
      <p id="menu-keys" className="text-caption text-muted">
        Drag an entry, or move it with Alt and the arrow keys: up and down, right into the one before it, left
        out of it.
      </p>
      {tree.length === 0 && (
        <p className="rounded-box bg-grey-1 px-4 py-6 text-center text-secondary">No entries yet.</p>
      )}
      <ul aria-label="Entries" className="grid gap-1.5">
        {rowsOf(tree).map((row) => {
          const { node, path } = row;
          const id = idOf(path);
          const isOpen = open === id;
          const name = node.title || 'Without a name';
          return (
            <li
              key={id}
              style={{ marginLeft: `${(path.length - 1) * 1.25}rem` }}
              className={cx(
                'rounded-control border bg-paper',
                hasFault(row) ? 'border-danger' : 'border-border',
              )}
            >
              <div data-entry={id} className="flex min-h-11 items-center gap-1 pr-1">
                <span
                  aria-hidden="true"
                  onPointerDown={(event) => onHold(event, path)}
                  className="grid h-11 w-8 shrink-0 cursor-grab touch-none place-items-center text-muted"
                >
                  <GripVertical size={18} />
                </span>
                <button
                  type="button"
                  data-name=""
                  aria-expanded={isOpen}
                  aria-describedby="menu-keys"
                  onClick={() => setOpen(isOpen ? undefined : id)}
                  onKeyDown={(event) => press(event, row)}
                  className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5 rounded-control text-left focus-visible:-outline-offset-2"
                >
                  <NamedIcon icon={node.icon} />
                  <span className={cx('min-w-0 flex-1 truncate font-medium', !node.title && 'text-muted')}>
                    {name}
                  </span>
                  <span className="shrink-0 text-caption text-muted max-w600:sr-only">
                    {KIND_WORDS[node.kind]}
                    {node.key && `, ${node.key === 'user' ? 'signed in' : 'vendors'}`}
                  </span>
                  <ChevronDown
                    size={16}
                    className={cx('shrink-0 text-muted transition-transform', isOpen && 'rotate-180')}
                  />
                </button>
                <IconButton label={`Remove ${name}`} look="plain" size={44} onClick={() => remove(row)}>
                  <Trash2 size={17} />
                </IconButton>
              </div>
              {isOpen && (
                <MenuEntryForm
                  node={node}
                  isFooter={isFooter}
                  errorOf={(field) => errors[`${wirePath(tree, path)}.${field}`]}
                  onChange={(next) => onChange(replaceAt(tree, path, next))}
                  onAdd={(kind) => add(path, kind)}
                  onChooseIcon={() =>
                    onChoosePicture((icon) => onChange(replaceAt(tree, path, { ...node, icon })))
                  }
                />
              )}
            </li>
          );
        })}
      </ul>
      <Button
        size={40}
        variant="outline"
        className="w-fit"
        disabled={tree.length >= most}
        onClick={() => add([], 'entry')}
      >
        <Plus size={18} /> {isFooter ? 'Add column' : 'Add entry'}
      </Button>
      {mark}
    </div>
  );
}
