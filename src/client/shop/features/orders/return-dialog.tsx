import type { ExchangeChoices } from '#contract/order-returns.ts';
import type { TrackedOrder } from '#contract/orders.ts';
import { formatSum, pence, penceFromPounds } from '#rules/money/money.ts';
import { lineName, unsaid } from '#rules/orders/choice-words.ts';
import { RETURN_REASON_WORDS } from '#rules/orders/return-reasons.ts';
import { sumWords } from '#client/lib/format.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox, Radio } from '#client/ui/check.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { ModalActions } from '#client/ui/modal-actions.tsx';
import { Select } from '#client/ui/select.tsx';
import { QuantityStepper } from '#client/ui/quantity-stepper.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { PhotoField } from '#client/sections/photos/photo-field.tsx';
import { Choices } from '#client/ui/choices.tsx';
import { ReturnMoney } from './return-money.tsx';
import { useExchanges, type MoveBody } from './track.api.ts';
import { sendAsBuyer } from '#client/sections/photos/send-photo.ts';
import { usePhotos } from '#client/sections/photos/use-photos.ts';

type ExchangeChoice = ExchangeChoices['choices'][number];
type Reason = NonNullable<MoveBody['reason']>;
export type ReturnWish = Pick<MoveBody, 'lines' | 'reason' | 'note' | 'photos' | 'as_credit' | 'exchanges'>;

export type ReturnDialogProps = {
  open: boolean;
  order: TrackedOrder;
  /** Whether an account bought it, which can hold store credit. */
  hasAccount: boolean;
  isPaidInStore: boolean;
  onClose: () => void;
  onReturn: (wish: ReturnWish) => Promise<void>;
};

/** Chooses the items to return, and why. */
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
  /** The variation that is wanted instead of money, by the id of the line. */
  instead: Readonly<Record<number, ExchangeChoice>>;
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
      instead: {},
      reason: undefined,
      note: '',
      asCredit: false,
    },
    errorsOf: ({ units, reason }) => ({
      units: Object.keys(units).length === 0 ? 'Please choose what you want to return' : undefined,
      reason: reason ? undefined : 'Please choose a reason',
    }),
    send: ({ units, instead, reason, note, asCredit }) =>
      onReturn({
        lines: Object.entries(units).map(([id, count]) => ({ line_id: Number(id), units: count })),
        reason,
        note: note.trim() || undefined,
        photos: photos.ids,
        ...wantedIn(units, instead),
        ...(hasAccount && { as_credit: asCredit }),
      }),
  });
  const { values, change, errorOf, isBusy, failure } = form;
  const exchanges = useExchanges(order.token ?? '');
  const cost = costOf(values);
  return (
    <form {...form.formProps} className="flex flex-col gap-5">
      <Choices legend="What do you want to return?" error={errorOf('units')}>
        {lines.map((line) => (
          <LineChoice
            key={line.id}
            line={line}
            invalid={errorOf('units') !== undefined}
            units={values.units[line.id]}
            choices={exchanges.data?.find(({ line_id: id }) => id === line.id)?.choices ?? []}
            instead={values.instead[line.id]}
            onChange={(units) => change({ units: withUnits(values.units, line.id, units) })}
            onInstead={(wanted) => change({ instead: withInstead(values.instead, line.id, wanted) })}
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
        asked={{ ...values, cost }}
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

function withInstead(
  before: Typed['instead'],
  id: number,
  wanted: ExchangeChoice | undefined,
): Typed['instead'] {
  const { [id]: _gone, ...rest } = before;
  return wanted === undefined ? rest : { ...rest, [id]: wanted };
}

/** The price of the wanted variations of the chosen lines; undefined if the buyer wants money for all. */
function costOf({ units, instead }: Pick<Typed, 'units' | 'instead'>): number | undefined {
  const wanted = Object.entries(units).flatMap(([id, count]) => {
    const one = instead[Number(id)];
    return one ? [count * penceFromPounds(one.paid)] : [];
  });
  return wanted.length > 0 ? wanted.reduce((sum, one) => sum + one, 0) : undefined;
}

function wantedIn(units: Typed['units'], instead: Typed['instead']): Pick<ReturnWish, 'exchanges'> {
  const exchanges = Object.keys(units).flatMap((id) => {
    const one = instead[Number(id)];
    return one ? [{ line_id: Number(id), variation_id: one.variation_id, price: one.price }] : [];
  });
  return exchanges.length > 0 ? { exchanges } : {};
}

type LineProps = {
  line: TrackedOrder['lines'][number];
  units: number | undefined;
  invalid: boolean;
  choices: readonly ExchangeChoice[];
  instead: ExchangeChoice | undefined;
  onChange: (units: number | undefined) => void;
  onInstead: (wanted: ExchangeChoice | undefined) => void;
};

/** '£365.00, £65.00 more' */
function priceWords({ paid }: ExchangeChoice, { paid: all, quantity }: LineProps['line']): string {
  const own = Math.round(penceFromPounds(all) / quantity);
  const more = penceFromPounds(paid) - own;
  const difference =
    more === 0 ? 'same price' : `${formatSum(pence(Math.abs(more)))} ${more > 0 ? 'more' : 'less'}`;
  return `${sumWords(paid)}, ${difference}`;
}

/** One item of the order, and how many units if there are several. */
function LineChoice({ line, units, invalid, choices, instead, onChange, onInstead }: LineProps) {
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
      {units !== undefined && choices.length > 0 && (
        <Select
          label={`What do you want for ${lineName(line)}?`}
          className="mb-3 ml-8 min-w-0 flex-1 basis-full"
          value={instead ? String(instead.variation_id) : ''}
          choices={[
            { value: '', label: 'Money back' },
            ...choices.map((one) => ({
              value: String(one.variation_id),
              label: `${one.choice || one.name}: ${priceWords(one, line)}`,
            })),
          ]}
          onChange={({ target }) =>
            onInstead(choices.find((one) => String(one.variation_id) === target.value))
          }
        />
      )}
    </div>
  );
}
