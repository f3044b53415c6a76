import type { TrackedOrder } from '#contract/orders.ts';
import { lineName, unsaid } from '#rules/orders/choice-words.ts';
import { RETURN_REASON_WORDS } from '#rules/orders/return-reasons.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox, Radio } from '#client/ui/check.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { ModalActions } from '#client/ui/modal-actions.tsx';
import { QuantityStepper } from '#client/ui/quantity-stepper.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { PhotoField } from '#client/sections/photos/photo-field.tsx';
import { Choices } from './choices.tsx';
import { ReturnMoney } from './return-money.tsx';
import type { MoveBody } from './track.api.ts';
import { sendAsBuyer } from '#client/sections/photos/send-photo.ts';
import { usePhotos } from '#client/sections/photos/use-photos.ts';

type Reason = NonNullable<MoveBody['reason']>;
export type ReturnWish = Pick<MoveBody, 'lines' | 'reason' | 'note' | 'photos' | 'as_credit'>;

export type ReturnDialogProps = {
  open: boolean;
  order: TrackedOrder;
  /** Whether an account bought it, which can hold store credit. */
  hasAccount: boolean;
  isPaidInStore: boolean;
  onClose: () => void;
  onReturn: (wish: ReturnWish) => Promise<void>;
};

/** Which things, and why. */
export function ReturnDialog({ open, onClose, ...rest }: ReturnDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Return something" width={520}>
      {open && <ReturnForm onClose={onClose} {...rest} />}
    </Dialog>
  );
}

interface Typed {
  /** How many of each line, by its id. */
  units: Readonly<Record<number, number>>;
  reason: Reason | undefined;
  note: string;
  asCredit: boolean;
}

function ReturnForm({
  order,
  hasAccount,
  isPaidInStore,
  onClose,
  onReturn,
}: Omit<ReturnDialogProps, 'open'>) {
  const lines = order.lines.filter(({ returnable }) => returnable > 0);
  const [only, ...others] = lines;
  const photos = usePhotos(sendAsBuyer(order.token ?? ''));
  const form = useForm<Typed>({
    start: {
      units: only && others.length === 0 ? { [only.id]: only.returnable } : {},
      reason: undefined,
      note: '',
      asCredit: false,
    },
    errorsOf: ({ units, reason }) => ({
      units: Object.keys(units).length === 0 ? 'Please choose what you want to return' : undefined,
      reason: reason ? undefined : 'Please choose a reason',
    }),
    send: ({ units, reason, note, asCredit }) =>
      onReturn({
        lines: Object.entries(units).map(([id, count]) => ({ line_id: Number(id), units: count })),
        reason,
        note: note.trim() || undefined,
        photos: photos.ids,
        ...(hasAccount && { as_credit: asCredit }),
      }),
  });
  const { values, change, errorOf, isBusy, failure } = form;
  return (
    <form {...form.formProps} className="flex flex-col gap-5">
      <Choices legend="What do you want to return?" error={errorOf('units')}>
        {lines.map((line) => (
          <LineChoice
            key={line.id}
            line={line}
            invalid={errorOf('units') !== undefined}
            units={values.units[line.id]}
            onChange={(units) => change({ units: withUnits(values.units, line.id, units) })}
          />
        ))}
      </Choices>
      <Choices legend="Why?" error={errorOf('reason')}>
        {(Object.keys(RETURN_REASON_WORDS) as Reason[]).map((one) => (
          <Radio
            key={one}
            name="reason"
            label={RETURN_REASON_WORDS[one]}
            invalid={errorOf('reason') !== undefined}
            checked={values.reason === one}
            onChange={() => change({ reason: one })}
          />
        ))}
      </Choices>
      <TextArea
        {...form.fieldProps('note')}
        id="return-note"
        rows={2}
        label="Anything we should know?"
        optional
        maxLength={1_000}
      />
      <PhotoField photos={photos} hint="What is wrong with it, and the parcel if that was damaged." />
      <ReturnMoney
        order={order}
        hasAccount={hasAccount}
        isPaidInStore={isPaidInStore}
        asked={values}
        onChange={(asCredit) => change({ asCredit })}
      />
      <FormFailure>{failure}</FormFailure>
      <ModalActions>
        <Button
          type="submit"
          variant="accent"
          busy={(isBusy && 'Sending') || (photos.isSending && 'Sending your photos')}
        >
          Ask for the return
        </Button>
        <Button variant="outline" onClick={onClose}>
          Not now
        </Button>
      </ModalActions>
    </form>
  );
}

function withUnits(before: Typed['units'], id: number, units: number | undefined): Typed['units'] {
  const { [id]: _gone, ...rest } = before;
  return units === undefined ? rest : { ...rest, [id]: units };
}

type LineProps = {
  line: TrackedOrder['lines'][number];
  units: number | undefined;
  invalid: boolean;
  onChange: (units: number | undefined) => void;
};

/** One thing of the order, and how many of it where there are several. */
function LineChoice({ line, units, invalid, onChange }: LineProps) {
  const { name, choice, returnable } = line;
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <div className="min-w-0 flex-1 basis-52">
        <Checkbox
          name="units"
          label={name}
          detail={unsaid(choice, name)}
          invalid={invalid}
          checked={units !== undefined}
          onChange={({ target }) => onChange(target.checked ? returnable : undefined)}
        />
      </div>
      {units !== undefined && returnable > 1 && (
        <QuantityStepper
          label={`How many of ${lineName(line)}`}
          size={40}
          value={units}
          max={returnable}
          onChange={onChange}
          className="mb-1.5 ml-8 w500:mb-0 w500:ml-0 pointer-coarse:h-11"
        />
      )}
    </div>
  );
}
