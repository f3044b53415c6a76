import type { ChainedCommands, Editor } from '@tiptap/core';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link,
  List,
  ListOrdered,
  Redo2,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { cx } from '#client/ui/cx.ts';

/** The formats at the cursor. */
export interface Standing {
  heading: boolean;
  smallHeading: boolean;
  bold: boolean;
  italic: boolean;
  bullets: boolean;
  numbers: boolean;
  link: boolean;
  canUndo: boolean;
  canRedo: boolean;
}

interface Tool {
  label: string;
  icon: LucideIcon;
  keys: string;
  is?: keyof Standing;
  can?: keyof Standing;
  run?: (chain: ChainedCommands) => ChainedCommands;
}

const TOOLS: readonly (readonly Tool[])[] = [
  [
    {
      label: 'Heading',
      icon: Heading2,
      keys: 'Control+Alt+2',
      is: 'heading',
      run: (chain) => chain.toggleHeading({ level: 2 }),
    },
    {
      label: 'Smaller heading',
      icon: Heading3,
      keys: 'Control+Alt+3',
      is: 'smallHeading',
      run: (chain) => chain.toggleHeading({ level: 3 }),
    },
  ],
  [
    { label: 'Bold', icon: Bold, keys: 'Control+B', is: 'bold', run: (chain) => chain.toggleBold() },
    { label: 'Italic', icon: Italic, keys: 'Control+I', is: 'italic', run: (chain) => chain.toggleItalic() },
    { label: 'Link', icon: Link, keys: 'Control+K', is: 'link' },
  ],
  [
    {
      label: 'List',
      icon: List,
      keys: 'Control+Shift+8',
      is: 'bullets',
      run: (chain) => chain.toggleBulletList(),
    },
    {
      label: 'Numbered list',
      icon: ListOrdered,
      keys: 'Control+Shift+7',
      is: 'numbers',
      run: (chain) => chain.toggleOrderedList(),
    },
  ],
  [
    { label: 'Undo', icon: Undo2, keys: 'Control+Z', can: 'canUndo', run: (chain) => chain.undo() },
    { label: 'Redo', icon: Redo2, keys: 'Control+Shift+Z', can: 'canRedo', run: (chain) => chain.redo() },
  ],
];
const ALL = TOOLS.flat();
const COUNT = ALL.length;

const isMac = () => /mac|iphone|ipad/i.test(navigator.platform);
const keysFor = (keys: string) => (isMac() ? keys.replace('Control', 'Meta') : keys);
const keyWords = (keys: string) => keys.replace('Control', isMac() ? '⌘' : 'Ctrl');

type Props = {
  editor: Editor;
  standing: Standing;
  label: string;
  /** The id of the text field. */
  controls: string;
  onLink: () => void;
};

/** The buttons over rich text. Tab focuses one of them; the arrow keys move between all. */
export function RichToolbar({ editor, standing, label, controls, onLink }: Props) {
  const [at, setAt] = useState(0);

  function press(event: KeyboardEvent<HTMLDivElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -at, End: COUNT - 1 - at }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (at + step + COUNT) % COUNT;
    setAt(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      tabIndex={-1}
      onKeyDown={press}
      className="flex flex-wrap gap-x-2 rounded-t-control border-b border-border bg-grey-1 p-1"
    >
      {TOOLS.map((group) => (
        <div key={group[0]?.label} className="flex">
          {group.map((tool) => {
            const { label: name, icon: Icon, keys, is, can, run } = tool;
            const place = ALL.indexOf(tool);
            return (
              <button
                key={name}
                type="button"
                aria-label={name}
                aria-pressed={is && standing[is]}
                aria-disabled={can && !standing[can] ? true : undefined}
                aria-keyshortcuts={keysFor(keys)}
                title={`${name} (${keyWords(keys)})`}
                tabIndex={place === at ? 0 : -1}
                onFocus={() => setAt(place)}
                // The text keeps its selection, and a phone its keyboard.
                onPointerDown={(event) => event.preventDefault()}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  if (!run) onLink();
                  else if (!can || standing[can]) run(editor.chain().focus()).run();
                }}
                className={cx(
                  'grid size-11 place-items-center rounded-badge hover:bg-grey-2 w1024:size-9',
                  'aria-disabled:text-faint aria-disabled:hover:bg-transparent',
                  'aria-pressed:bg-ink aria-pressed:text-paper',
                )}
              >
                <Icon size={18} aria-hidden="true" />
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}
