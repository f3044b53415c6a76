import { X } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { announce } from '#client/ui/announce.ts';
import { FieldNote } from '#client/ui/field.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { Handle, rowLook, SmallButton } from './row-parts.tsx';
import { useReorder } from './use-reorder.ts';
import { moved } from './values.ts';

export interface Picked {
  name: string;
  picture: string | null;
  /** Shown after the name: why shoppers do not see it. */
  note?: string;
}

type Props = {
  label: string;
  ids: readonly number[];
  most: number;
  pickedOf: (id: number) => Picked;
  hint: string | undefined;
  error: string | undefined;
  onChange: (ids: number[]) => void;
  /** The search, while there is room for more. */
  finder: ReactNode;
};

/** Things of the catalogue in the order in which they are shown. */
export function PickedList({ label, ids, most, pickedOf, hint, error, onChange, finder }: Props) {
  const id = useId();
  const { setList, dragged, gap, handleProps, onKeyDown } = useReorder(
    ids.length,
    (index) => pickedOf(ids[index] ?? 0).name,
    (from, to) => onChange(moved(ids, from, to)),
  );
  return (
    <div role="group" aria-labelledby={id}>
      <div className="mb-1.5 flex items-baseline gap-2">
        <p id={id} className="text-small font-semibold">
          {label}
        </p>
        <span className="text-caption text-muted tabular-nums">
          {ids.length} of at most {most}
        </span>
      </div>
      {ids.length > 0 && (
        <ul ref={setList} className="mb-2 rounded-control border border-border bg-paper">
          {ids.map((one, index) => {
            const { name, picture, note } = pickedOf(one);
            return (
              <li key={one} className={rowLook(index, ids.length, dragged, gap)}>
                <div
                  className="flex min-h-11 items-center gap-1.5 border-b border-grey-2"
                  onKeyDown={onKeyDown(index)}
                >
                  <Handle {...handleProps(index)} />
                  <span className="grid size-8 shrink-0 place-items-center overflow-hidden rounded-badge bg-grey-1">
                    <Picture name={picture} alt="" sizes="32px" className="size-full" />
                  </span>
                  <span className="min-w-0 flex-1 py-1">
                    <span className="block truncate font-medium">{name}</span>
                    {note && <span className="block text-caption text-repair-text">{note}</span>}
                  </span>
                  <SmallButton
                    label={`Remove ${name}`}
                    onClick={() => {
                      onChange(ids.filter((other) => other !== one));
                      announce(`${name} removed`);
                    }}
                  >
                    <X size={16} />
                  </SmallButton>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {ids.length < most ? finder : <p className="text-caption text-muted">There can be no more.</p>}
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </div>
  );
}
