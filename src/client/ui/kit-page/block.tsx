import { useId } from 'react';
import type { ReactNode } from 'react';

/** One part of the sheet with its name. */
export function Block({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-14 grid gap-6 w960:mt-18 [&>*]:min-w-0">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 id={id} className="text-tile">
          {title}
        </h2>
        {note && <p className="text-small text-muted">{note}</p>}
      </div>
      {children}
    </section>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
