import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Chip } from '../../ui/chip.tsx';

type Props = { id: string; title: string; help: ReactNode; isChanged: boolean; children: ReactNode };

/** A group of settings: its subject on the left, its fields on the right. */
export function SettingsPanel({ id, title, help, isChanged, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid min-w-0 scroll-mt-4 gap-x-6 gap-y-4 rounded-card border border-border bg-paper p-5 w1024:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <div>
        <div className="flex flex-wrap items-center gap-2">
          <h2
            id={`${id}-title`}
            tabIndex={-1}
            className="rounded-badge text-[1.0625rem] leading-6 font-semibold"
          >
            {title}
          </h2>
          {isChanged && <Chip look="waits">Changed</Chip>}
        </div>
        <p className="mt-1 max-w-160 text-caption text-muted">{help}</p>
      </div>
      <div className="grid min-w-0 content-start gap-4">{children}</div>
    </section>
  );
}

/** The effect of saving, shown before saving. */
export function WillHappen({ children }: { children: ReactNode }) {
  return (
    <p
      role="status"
      className="flex scroll-mb-32 gap-2.5 rounded-box bg-repair-tint px-4 py-3.5 text-repair-text"
    >
      <TriangleAlert size={18} className="mt-px shrink-0" aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
