import { useId } from 'react';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { EntryHeading } from '../parts/section-heading.tsx';
import type { SectionProps } from '../section-set.ts';

/** SPEC: a placeholder that checks and sends nothing. It says so. */
export function SubscriptionSection({ entry }: SectionProps<'subscribtion_section'>) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="card-grid grid grid-cols-1 items-center gap-x-12 rounded-hero bg-buy-tint px-6 py-8 [--cell:24rem] w960:grid-cols-2 w960:not-in-[.narrow]:p-12"
    >
      <div className="min-w-0 [&>div]:mb-0">
        <EntryHeading id={id} entry={entry} />
        <p className="mt-2 max-w-[46ch] text-secondary">
          What has become cheaper, in one short letter. Leave with one click.
        </p>
      </div>
      <form
        className="mt-6 flex flex-wrap items-end gap-3 w960:mt-0 w960:justify-end w960:in-[.narrow]:mt-6"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          notify('The newsletter has not started yet: nothing was sent.');
        }}
      >
        <div className="min-w-36 flex-1 w960:max-w-90">
          <TextField label="Your email" type="email" autoComplete="email" />
        </div>
        <Button type="submit" size={48}>
          Sign up
        </Button>
      </form>
    </section>
  );
}
