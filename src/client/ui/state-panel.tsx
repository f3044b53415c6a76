import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';

type StateProps = {
  title: string;
  /** The next thing to do. */
  text: string;
  /** A drawing above the words. */
  picture?: ReactNode;
  actions?: ReactNode;
  heading?: 'h1' | 'h2' | 'h3' | undefined;
  className?: string | undefined;
};

/** Shown for an empty list, with what to do next. */
export function EmptyState({
  title,
  text,
  picture,
  actions,
  heading: Heading = 'h2',
  className,
}: StateProps) {
  return (
    <div
      className={cx(
        'flex h-full flex-col items-center justify-center rounded-hero bg-grey-1 px-6 py-12 text-center w960:px-10',
        className,
      )}
    >
      {picture && <div className="mb-5 grid place-items-center">{picture}</div>}
      <Heading className="text-h3">{title}</Heading>
      <p className="mt-1 max-w-[44ch] text-balance text-muted">{text}</p>
      {actions && <div className="mt-5 flex flex-wrap justify-center gap-2.5">{actions}</div>}
    </div>
  );
}

type ErrorStateProps = StateProps & { onRetry: () => void; busy?: boolean };

/** Shown when something did not load, with a retry button. */
export function ErrorState({ onRetry, busy = false, actions, ...words }: ErrorStateProps) {
  return (
    <div role="alert" className="h-full">
      <EmptyState
        {...words}
        actions={
          <>
            <Button size={40} onClick={onRetry} busy={busy && 'Trying'}>
              Retry
            </Button>
            {actions}
          </>
        }
      />
    </div>
  );
}
