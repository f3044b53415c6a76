import type { DiscountCode } from '#contract/codes-office.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { ModalActions } from '#client/ui/modal-actions.tsx';
import { Select } from '#client/ui/select.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';
import {
  EMPTY_TERMS,
  newBody,
  newErrors,
  termErrors,
  termsBody,
  valuesOf,
  WHOLE_SHOP,
  type NewValues,
  type TermValues,
} from './code-form.ts';
import { CodeScope } from './code-scope.tsx';
import { discountWords } from './code-words.ts';
import { changeCode, createCode, endCode } from './codes.api.ts';

const KINDS: { value: NewValues['kind']; label: string }[] = [
  { value: 'percent', label: 'Percent off' },
  { value: 'amount', label: 'Pounds off' },
  { value: 'free_delivery', label: 'Free delivery' },
];

const START: NewValues = { code: '', kind: 'percent', value: '', ...WHOLE_SHOP, ...EMPTY_TERMS };

type NewProps = {
  /** The vendor's own business; undefined for the site. */
  ownBusiness: number | undefined;
  onClose: () => void;
};

/** Makes a code: of the vendor's own business, or of the site. */
export function NewCodeDialog({ ownBusiness, onClose }: NewProps) {
  const form = useForm<NewValues>({
    start: START,
    errorsOf: newErrors,
    async send(values) {
      await createCode(newBody(values));
      notify(`${values.code.trim().toUpperCase()} is made`);
      onClose();
    },
  });
  const { kind } = form.values;
  return (
    <Dialog open onClose={onClose} title="New code" width={560}>
      <form {...form.formProps}>
        <div className="grid gap-4 pb-5">
          <p className="text-secondary">
            {ownBusiness === undefined
              ? 'The site pays for the discount, unless it is for the goods of one vendor and you say otherwise.'
              : 'For the goods of your business. You pay for the discount.'}
          </p>
          <FormFailure>{form.failure}</FormFailure>
          <TextField
            {...form.fieldProps('code')}
            label="Code"
            hint="What shoppers type, such as WELCOME-10."
            autoCapitalize="characters"
            autoComplete="off"
            data-autofocus=""
          />
          <div className="grid gap-4 w600:grid-cols-2">
            <Select
              name="kind"
              label="It gives"
              value={kind}
              onChange={({ target }) => form.change({ kind: target.value as NewValues['kind'] })}
              choices={KINDS}
            />
            {kind !== 'free_delivery' && (
              <TextField
                {...form.fieldProps('value')}
                label={kind === 'percent' ? 'Percent' : 'Pounds'}
                inputMode="decimal"
              />
            )}
          </div>
          <CodeScope
            values={form.values}
            ownBusiness={ownBusiness}
            errorOf={form.errorOf}
            onChange={form.change}
          />
          <TermFields field={form.fieldProps} />
        </div>
        <ModalActions>
          <Button type="submit" variant="buy" busy={form.isBusy && 'Saving'}>
            Make the code
          </Button>
          <Button variant="outline" onClick={onClose}>
            Not now
          </Button>
        </ModalActions>
      </form>
    </Dialog>
  );
}

/** Changes dates and limits. The discount stays as it was promised. */
export function ChangeCodeDialog({ code, onClose }: { code: DiscountCode; onClose: () => void }) {
  const form = useForm<TermValues>({
    start: valuesOf(code),
    errorsOf: termErrors,
    async send(values) {
      await changeCode(code.id, { version: code.version, ...termsBody(values) });
      notify(`${code.code} is saved`);
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={`Change ${code.code}`} width={560}>
      <form {...form.formProps}>
        <div className="grid gap-4 pb-5">
          <p className="text-secondary">
            {discountWords(code)}, as it was promised. For another discount make a new code.
          </p>
          <FormFailure>{form.failure}</FormFailure>
          <TermFields field={form.fieldProps} />
        </div>
        <ModalActions>
          <Button type="submit" variant="buy" busy={form.isBusy && 'Saving'}>
            Save
          </Button>
          <Button variant="outline" onClick={onClose}>
            Not now
          </Button>
        </ModalActions>
      </form>
    </Dialog>
  );
}

type FieldOf = (name: keyof TermValues) => {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
  onBlur: () => void;
};

function TermFields({ field }: { field: FieldOf }) {
  return (
    <>
      <div className="grid gap-4 w600:grid-cols-2">
        <TextField {...field('first')} label="First day" type="date" optional />
        <TextField {...field('last')} label="Last day" type="date" optional />
      </div>
      <div className="grid items-end gap-4 w600:grid-cols-3">
        <TextField {...field('least')} label="From a basket of" unit="£" inputMode="decimal" optional />
        <TextField {...field('most_uses')} label="Uses in all" inputMode="numeric" optional />
        <TextField {...field('most_per_person')} label="Uses per person" inputMode="numeric" optional />
      </div>
    </>
  );
}

/** Asks before a code is ended. */
export function EndCodeDialog({ code, onClose }: { code: DiscountCode; onClose: () => void }) {
  const form = useForm({
    start: {},
    errorsOf: () => ({}),
    async send() {
      await endCode(code.id, code.version);
      notify(`${code.code} is ended`);
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={`End ${code.code}`} width={480}>
      <form {...form.formProps}>
        <div className="grid gap-4 pb-5">
          <p className="text-secondary">
            Nobody can use it from now on. Orders that used it keep their discount. It can’t be started again.
          </p>
          <FormFailure>{form.failure}</FormFailure>
        </div>
        <ModalActions>
          <Button type="submit" variant="danger" busy={form.isBusy && 'Ending'}>
            End it
          </Button>
          <Button variant="outline" data-autofocus="" onClick={onClose}>
            Not now
          </Button>
        </ModalActions>
      </form>
    </Dialog>
  );
}
