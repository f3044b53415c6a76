import { useId } from 'react';
import type { ReactNode } from 'react';
import { KeptTogether } from './kept-together.tsx';

type PanelProps = {
  title: string;
  text?: string | undefined;
  /** At the end of the title's row. */
  action?: ReactNode;
  children: ReactNode;
};

/** One topic of a page that has several. */
export function Panel({ title, text, action, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-card border border-border bg-paper p-5 w960:p-7">
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1">
          <h2 id={id} className="text-h3">
            {title}
          </h2>
          {text && (
            <p className="mt-1 text-small text-pretty text-muted">
              <KeptTogether>{text}</KeptTogether>
            </p>
          )}
        </div>
        {action}
      </div>
      {/* A wrapper, so that children with full height don't take the height of the whole panel. */}
      <div>{children}</div>
    </section>
  );
}
