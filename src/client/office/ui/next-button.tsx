import { useState } from 'react';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { notify, notifyError } from '#client/ui/toast-store.ts';

type Props = {
  /** Of the record, for screen readers. */
  number: string;
  label: string;
  isUrgent: boolean;
  /** The page of the record, where the step is asked about. */
  href: string;
  /** The step itself, where nothing has to be asked. */
  work?:
    | {
        run: () => Promise<unknown>;
        done: string;
        /** The message if it fails. */
        wordsOf: (error: unknown) => string;
      }
    | undefined;
};

const LOOK = 'relative z-1 h-11! min-w-22.5 px-2.5! w1200:h-10!';

/** The next step of a row: made at once, or asked about on the page of the record. */
export function NextButton({ number, label, isUrgent, href, work }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const look = {
    'data-next': '',
    size: 40 as const,
    variant: isUrgent ? ('ink' as const) : ('outline' as const),
    className: LOOK,
    'aria-label': `${label} ${number}`,
  };
  if (!work) {
    return (
      <ButtonLink {...look} href={href}>
        {label}
      </ButtonLink>
    );
  }
  async function make({ run, done, wordsOf }: NonNullable<Props['work']>) {
    setIsBusy(true);
    try {
      await run();
      notify(done);
    } catch (error) {
      notifyError(wordsOf(error));
    }
    setIsBusy(false);
  }
  return (
    <Button {...look} busy={isBusy && 'Saving'} onClick={() => void make(work)}>
      {label}
    </Button>
  );
}
