import { useId, useRef, useState } from 'react';
import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import { cx } from '#client/ui/cx.ts';
import { TextArea } from '#client/ui/text-area.tsx';

type Props = Omit<ComponentPropsWithRef<typeof TextArea>, 'onChange' | 'value'> & {
  value: string;
  onText: (text: string) => void;
  /** The people who can be mentioned. */
  names: readonly string[];
};

const SHOWN = 6;
/** The typed part of a name behind an @, up to the cursor. */
const TYPED = /(?:^|[^\p{L}\p{N}])@([^@\n]{0,40})$/u;

const begins = (name: string, typed: string) => ` ${name.toLowerCase()}`.includes(` ${typed.toLowerCase()}`);

/** A text field for several lines. An @ offers names; arrow keys and Enter choose one. */
export function MentionArea({ value, onText, names, onKeyDown, ...rest }: Props) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState<string>();
  const [at, setAt] = useState(0);
  const offered =
    typed === undefined ? [] : names.filter((name) => begins(name, typed) && name !== typed).slice(0, SHOWN);
  const isOpen = offered.length > 0;

  function look(area: HTMLTextAreaElement) {
    setTyped(TYPED.exec(area.value.slice(0, area.selectionStart))?.[1]);
    setAt(0);
  }

  function choose(name: string) {
    const area = field.current;
    if (!area || typed === undefined) return;
    const end = area.selectionStart;
    const before = `${value.slice(0, end - typed.length)}${name} `;
    onText(before + value.slice(end).trimStart());
    setTyped(undefined);
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(before.length, before.length);
    });
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    const name = offered[at];
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (isOpen && step !== 0) setAt((at + step + offered.length) % offered.length);
    else if (
      isOpen &&
      name !== undefined &&
      (event.key === 'Enter' || event.key === 'Tab') &&
      !event.ctrlKey &&
      !event.metaKey
    )
      choose(name);
    else if (isOpen && event.key === 'Escape') setTyped(undefined);
    else return onKeyDown?.(event);
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className="relative">
      <TextArea
        {...rest}
        ref={field}
        value={value}
        aria-autocomplete="list"
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen ? `${id}-${at}` : undefined}
        onChange={({ target }) => {
          onText(target.value);
          look(target);
        }}
        onClick={({ currentTarget }) => look(currentTarget)}
        onBlur={() => setTyped(undefined)}
        onKeyDown={press}
      />
      {isOpen && (
        <div
          id={id}
          role="listbox"
          aria-label="Colleagues"
          className="absolute top-full left-0 z-20 mt-1 w-72 max-w-full rounded-box border border-border bg-paper p-1.5 shadow-overlay"
        >
          {offered.map((name, index) => (
            <div
              key={name}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              // Before the field loses the focus.
              onPointerDown={(event) => {
                event.preventDefault();
                choose(name);
              }}
              className={cx(
                'flex min-h-11 cursor-pointer items-center rounded-control px-3 w1024:min-h-9',
                index === at ? 'bg-grey-1' : 'hover:bg-grey-1',
              )}
            >
              <span className="truncate">{name}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
