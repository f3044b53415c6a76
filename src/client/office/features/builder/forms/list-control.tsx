import { ChevronDown, CircleAlert, Copy, Plus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { announce } from '#client/ui/announce.ts';
import { Button } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { FieldNote } from '#client/ui/field.tsx';
import type { ControlProps } from './control.ts';
import { keepKey, keyOfItem } from './item-keys.ts';
import { Handle, rowLook, SmallButton } from './row-parts.tsx';
import { useReorder } from './use-reorder.ts';
import { emptyItem, itemsOf, moved, pathOf, summaryOf, type Values } from './values.ts';

type Props = ControlProps & {
  /** How many errors the thing at this path has. */
  errorsAt: (path: string) => number;
  fieldsOf: (item: Values, path: string, onChange: (item: Values) => void) => ReactNode;
};

/** Things with fields of their own, such as slides: added, removed, doubled and put in order. */
export function ListControl({ path, field, use, value, hint, error, onChange, errorsAt, fieldsOf }: Props) {
  const id = useId();
  /** By key; those with errors are open by themselves. */
  const [open, setOpen] = useState<ReadonlyMap<number, boolean>>(new Map());
  const items = itemsOf(value);
  const one = use.one ?? 'Item';
  const of = field.kind === 'list' ? field.of : {};
  const most = field.kind === 'list' ? field.most : 0;
  const nameOf = (index: number) => {
    const words = summaryOf(items[index] ?? {}, of);
    return words === '' ? `${one} ${index + 1}` : `${one} ${index + 1}, ${words}`;
  };
  const { setList, dragged, gap, handleProps, onKeyDown } = useReorder(items.length, nameOf, (from, to) =>
    onChange(moved(items, from, to)),
  );
  const isFull = items.length >= most;
  const show = (item: Values, isOpen: boolean) =>
    setOpen((before) => new Map([...before, [keyOfItem(item), isOpen]]));
  const insert = (at: number, item: Values, words: string) => {
    onChange(items.toSpliced(at, 0, item));
    show(item, true);
    announce(words);
  };
  return (
    <div role="group" aria-labelledby={id}>
      <div className="mb-1.5 flex items-baseline gap-2">
        <p id={id} className="text-small font-semibold">
          {field.label}
        </p>
        <span className="text-caption text-muted tabular-nums">
          {items.length} of at most {most}
        </span>
      </div>
      {items.length > 0 && (
        <ul ref={setList} className="grid gap-2">
          {items.map((item, index) => {
            const key = keyOfItem(item);
            const at = pathOf(path, index);
            const wrong = errorsAt(at);
            const isOpen = open.get(key) ?? wrong > 0;
            return (
              <li key={key} className={rowLook(index, items.length, dragged, gap)}>
                <div className="rounded-control border border-border bg-paper">
                  <div className="flex items-center" onKeyDown={onKeyDown(index)}>
                    <Handle {...handleProps(index)} />
                    <button
                      type="button"
                      aria-expanded={isOpen}
                      aria-controls={`${id}-${key}`}
                      onClick={() => show(item, !isOpen)}
                      className="flex min-h-10 min-w-0 flex-1 items-center gap-1.5 text-left font-medium pointer-coarse:min-h-11"
                    >
                      <span className="min-w-0 flex-1 truncate">
                        {summaryOf(item, of) || `${one} ${index + 1}`}
                      </span>
                      {wrong > 0 && (
                        <span className="flex shrink-0 items-center gap-1 text-caption text-danger">
                          <CircleAlert size={16} />
                          {wrong} to mend
                        </span>
                      )}
                      <ChevronDown size={16} className={cx('shrink-0', isOpen && 'rotate-180')} />
                    </button>
                    <SmallButton
                      label={`Duplicate ${nameOf(index)}`}
                      disabled={isFull}
                      onClick={() => insert(index + 1, structuredClone(item), `${one} duplicated`)}
                    >
                      <Copy size={16} />
                    </SmallButton>
                    <SmallButton
                      label={`Remove ${nameOf(index)}`}
                      onClick={() => {
                        onChange(items.toSpliced(index, 1));
                        announce(`${one} removed`);
                        document.getElementById(`${id}-add`)?.focus();
                      }}
                    >
                      <Trash2 size={16} />
                    </SmallButton>
                  </div>
                  {isOpen && (
                    <div id={`${id}-${key}`} className="border-t border-grey-2 p-3">
                      {fieldsOf(item, at, (next) => onChange(items.with(index, keepKey(item, next))))}
                    </div>
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      )}
      <Button
        id={`${id}-add`}
        name={path}
        size={40}
        variant="outline"
        full
        className={items.length > 0 ? 'mt-2' : undefined}
        aria-disabled={isFull || undefined}
        onClick={() => {
          if (isFull) announce(`There can be at most ${most}`);
          else insert(items.length, emptyItem(of), `${one} added`);
        }}
      >
        {isFull ? (
          `At most ${most}`
        ) : (
          <>
            <Plus size={16} /> Add {one.toLowerCase()}
          </>
        )}
      </Button>
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </div>
  );
}
