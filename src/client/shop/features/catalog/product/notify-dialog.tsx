import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { emailError, readPounds } from '#rules/forms/typed.ts';
import { api } from '#client/lib/api.ts';
import { ApiError, messageOf } from '#client/lib/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';

export type NotifyDialogProps = {
  open: boolean;
  onClose: () => void;
  productId: number;
  /** None: the product itself, or any variation of it. */
  variationId: number | undefined;
  name: string;
};

type FieldName = 'email' | 'max_price';
type Errors = Readonly<Partial<Record<FieldName, string>>>;

const NO_AMOUNT = 'Enter an amount in pounds, such as 249.99';

function wrongWith(email: string, ceiling: string): Errors {
  const inEmail = emailError(email);
  return {
    ...(inEmail && { email: inEmail }),
    ...(readPounds(ceiling) === null && { max_price: NO_AMOUNT }),
  };
}

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
  const [email, setEmail] = useState('');
  const [ceiling, setCeiling] = useState('');
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(new Set());
  const [refused, setRefused] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const wrong = wrongWith(email, ceiling);
  /** What is wrong is said once the field was left, and what the server found until it is changed. */
  const errorOf = (field: FieldName) => (left.has(field) ? wrong[field] : undefined) ?? refused[field];
  const leave = (...fields: FieldName[]) => setLeft(new Set([...left, ...fields]));
  const change = (field: FieldName, set: (text: string) => void) => (text: string) => {
    set(text);
    setRefused({ ...refused, [field]: undefined });
  };
  const focusOn = (field: FieldName) =>
    form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();

  async function submit(event: FormEvent) {
    event.preventDefault();
    leave('email', 'max_price');
    const [firstWrong] = Object.keys(wrong) as FieldName[];
    if (firstWrong) return focusOn(firstWrong);
    setBusy(true);
    setFailure(undefined);
    try {
      const { message } = await api('POST /no/auth/web/site/products/{id}/notify', {
        params: { id: productId },
        body: {
          email: email.trim(),
          product_variation_id: variationId ?? null,
          max_price: readPounds(ceiling) ?? null,
        },
      });
      notify(message);
      onDone();
    } catch (error) {
      const fields: Errors = error instanceof ApiError ? error.fields : {};
      const first = (['email', 'max_price'] as const).find((field) => fields[field]);
      setRefused(fields);
      if (first) focusOn(first);
      else setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {failure && (
        <p role="alert" className="rounded-control bg-danger-tint px-3.5 py-2.5 text-small text-danger">
          {failure}
        </p>
      )}
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        data-autofocus=""
        required
        value={email}
        error={errorOf('email')}
        onChange={(event) => change('email', setEmail)(event.target.value)}
        onBlur={() => leave('email')}
      />
      <TextField
        label="Only if it costs no more than"
        name="max_price"
        optional
        inputMode="decimal"
        unit="£"
        value={ceiling}
        error={errorOf('max_price')}
        onChange={(event) => change('max_price', setCeiling)(event.target.value)}
        onBlur={() => leave('max_price')}
      />
      <Button type="submit" variant="accent" size={52} busy={busy && 'Sending'}>
        Notify me
      </Button>
    </form>
  );
}
