import { useId } from 'react';
import type { ReactNode } from 'react';
import { cx } from '#client/ui/cx.ts';

type Props = {
  name: string;
  label: ReactNode;
  /** A detail that is shown while it is on. */
  detail?: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

/** Something that is on or off, in a row of its own. */
export function Switch({ name, label, detail, isOn, onChange }: Props) {
  const id = useId();
  return (
    <div className="flex min-h-13 items-center gap-3">
      <span className="min-w-0 flex-1">
        <span id={id} className="flex items-center gap-2 font-semibold">
          {label}
        </span>
        {detail && (
          <span id={`${id}-detail`} className="block text-caption text-muted">
            {detail}
          </span>
        )}
      </span>
      <button
        type="button"
        role="switch"
        name={name}
        aria-checked={isOn}
        aria-labelledby={id}
        aria-describedby={detail ? `${id}-detail` : undefined}
        onClick={() => onChange(!isOn)}
        className="grid size-11 shrink-0 place-items-center rounded-control"
      >
        <span
          className={cx(
            'flex h-5 w-9 rounded-full border p-px transition-colors',
            isOn ? 'justify-end border-sell bg-sell' : 'justify-start border-control bg-control',
          )}
        >
          <span className="size-4 rounded-full bg-paper" />
        </span>
      </button>
    </div>
  );
}
