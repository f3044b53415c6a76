import type { FormEvent, ReactNode } from 'react';
import type { useRecord } from '#client/lib/use-record.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { BothChanged } from '../../ui/both-changed.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';

type Props<F extends string, R> = {
  title: string;
  form: ReturnType<typeof useRecord<F, R>>;
  /** The names of the fields, for those that two people have changed. */
  names: Readonly<Record<F, string>>;
  /** How a value of such a field is shown. */
  show?: (field: F, value: string) => ReactNode;
  saveLabel: string;
  /** Said once it is saved. */
  done: string;
  onClose: () => void;
  children: ReactNode;
};

/** The form of one record of a list. Closing it drops the typed values; a reload of the page keeps them. */
export function ListDialog<F extends string, R>(props: Props<F, R>) {
  const { title, form, names, show, saveLabel, done, onClose, children } = props;
  const close = () => {
    form.discard();
    onClose();
  };
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!(await form.save())) return;
    notify(done);
    onClose();
  }
  return (
    <Dialog open onClose={close} title={title} width={600}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <div {...form.formProps} className="grid gap-4 pb-5">
          <BothChanged
            disputes={form.disputes}
            nameOf={(field) => names[field]}
            {...(show && { show })}
            onDecide={form.decide}
          />
          <FormFailure>{form.failure}</FormFailure>
          {children}
        </div>
        <DialogActions onClose={close}>
          <Button type="submit" variant="buy" busy={form.isBusy && 'Saving'}>
            {saveLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
