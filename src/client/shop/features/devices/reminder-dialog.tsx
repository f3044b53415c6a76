import type { OwnDevice } from '#contract/devices.ts';
import { readPounds } from '#rules/forms/typed.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Radio } from '#client/ui/check.tsx';
import { Choices } from '#client/ui/choices.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { reminderWords, valueWords } from './device-words.ts';
import { remind } from './devices.api.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  device: OwnDevice;
  value: NonNullable<OwnDevice['value']>;
};

const NO_AMOUNT = 'Enter an amount in pounds, such as 50';

export function ReminderDialog({ open, onClose, device, value }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="Email me when its value falls" width={480}>
      <p className="mb-5 text-secondary">
        We pay {valueWords(value)} for your <b className="font-semibold text-ink">{device.name}</b> today.
        Each email has a link to stop.
      </p>
      {open && <ReminderForm device={device} onDone={onClose} />}
    </Dialog>
  );
}

interface Typed {
  how: 'below' | 'step';
  below: string;
  step: string;
}

const amountError = (typed: string) => (typeof readPounds(typed) === 'number' ? undefined : NO_AMOUNT);

function ReminderForm({ device: { id, reminder }, onDone }: Pick<Props, 'device'> & { onDone: () => void }) {
  const form = useForm<Typed>({
    start: {
      how: reminder && reminder.below !== null ? 'below' : 'step',
      below: reminder?.below?.toString() ?? '',
      step: reminder?.step?.toString() ?? '20',
    },
    fieldsOf: ({ how }) => [how],
    marks: 'left',
    errorsOf: ({ how, below, step }) =>
      how === 'below' ? { below: amountError(below) } : { step: amountError(step) },
    async send({ how, ...typed }) {
      const amount = readPounds(typed[how]) ?? 0;
      const wish = how === 'below' ? { below: amount } : { step: amount };
      await remind(id, wish);
      notify(reminderWords({ below: null, step: null, ...wish }));
      onDone();
    },
  });
  const { how } = form.values;
  return (
    <form {...form.formProps} className="grid gap-4">
      <FormFailure>{form.failure}</FormFailure>
      <Choices legend="When do you want to know?">
        <Radio
          name="how"
          checked={how === 'step'}
          onChange={() => form.change({ how: 'step' })}
          label="Each time it falls by an amount"
        />
        <Radio
          name="how"
          checked={how === 'below'}
          onChange={() => form.change({ how: 'below' })}
          label="Once it is below an amount"
        />
      </Choices>
      <TextField
        key={how}
        {...form.fieldProps(how)}
        label={how === 'step' ? 'Falls by' : 'Falls below'}
        inputMode="decimal"
        unit="£"
        data-autofocus=""
      />
      <Button type="submit" variant="accent" size={52} busy={form.isBusy && 'Saving'}>
        Email me
      </Button>
    </form>
  );
}
