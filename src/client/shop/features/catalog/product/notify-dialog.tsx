import { emailError, readPounds } from '#rules/forms/typed.ts';
import { api } from '#client/lib/api.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';

export type NotifyDialogProps = {
  open: boolean;
  onClose: () => void;
  productId: number;
  /** Undefined: the product itself, or any of its variations. */
  variationId: number | undefined;
  name: string;
};

const NO_AMOUNT = 'Enter an amount in pounds, such as 249.99';

export function NotifyDialog({ open, onClose, ...what }: NotifyDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Notify Me When Stock Available" width={480}>
      <p className="mb-5 text-secondary">
        One email when <b className="font-semibold text-ink">{what.name}</b> can be bought again. It has a
        link to stop.
      </p>
      <NotifyForm {...what} onDone={onClose} />
    </Dialog>
  );
}

type FormProps = Omit<NotifyDialogProps, 'open' | 'onClose' | 'name'> & { onDone: () => void };

function NotifyForm({ productId, variationId, onDone }: FormProps) {
  const form = useForm({
    start: { email: '', max_price: '' },
    marks: 'left',
    errorsOf: (values) => ({
      email: emailError(values.email),
      max_price: readPounds(values.max_price) === null ? NO_AMOUNT : undefined,
    }),
    async send(values) {
      const { message } = await api('POST /no/auth/web/site/products/{id}/notify', {
        params: { id: productId },
        body: {
          email: values.email.trim(),
          product_variation_id: variationId ?? null,
          max_price: readPounds(values.max_price) ?? null,
        },
      });
      notify(message);
      onDone();
    },
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      <FormFailure>{form.failure}</FormFailure>
      <TextField
        {...form.fieldProps('email')}
        label="Email"
        type="email"
        autoComplete="email"
        data-autofocus=""
        required
      />
      <TextField
        {...form.fieldProps('max_price')}
        label="Only if it costs no more than"
        optional
        inputMode="decimal"
        unit="£"
      />
      <Button type="submit" variant="accent" size={52} busy={form.isBusy && 'Sending'}>
        Notify me
      </Button>
    </form>
  );
}
