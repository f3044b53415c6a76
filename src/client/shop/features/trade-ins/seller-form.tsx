import type { TradeInItem } from '#contract/trade-ins.ts';
import { readPostCode } from '#rules/forms/post-code.ts';
import { readDeviceNumber } from '#rules/trade-in/device-number.ts';
import { formatPounds } from '#client/lib/format.ts';
import type { MoveBody } from '#client/lib/tracking.api.ts';
import { useForm } from '#client/lib/use-form.ts';
import { voucherWords } from '#client/lib/voucher-words.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox, Radio } from '#client/ui/check.tsx';
import { Choices } from '#client/ui/choices.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { BankFields, bankErrors, type BankDetails, NO_BANK } from './bank-fields.tsx';
import { amountOf } from './trade-in-words.ts';

/** What a seller says, as it is sent. */
export type SellerWords = Pick<
  MoveBody,
  | 'is_adult'
  | 'is_owner'
  | 'identifier'
  | 'payout'
  | 'account_holder'
  | 'sort_code'
  | 'account_number'
  | 'line_1'
  | 'line_2'
  | 'town'
  | 'post_code'
> & { payout: TradeInItem['payout'] };

export type SellerFormProps = {
  /** Of the form, for people who hear it. */
  label: string;
  offer: TradeInItem['offer'];
  payout: TradeInItem['payout'];
  address: readonly string[];
  /** The last digits of the bank account that was typed at the checkout. */
  accountEnds: string | null;
  /** Whether there is an account that a voucher goes to. */
  hasAccount?: boolean;
  /** The shop has the device, and can read its number. */
  isHere?: boolean;
  /** The text of the button before its sum: 'Accept'. */
  yes: string;
  busy: string;
  send: (words: SellerWords) => Promise<void>;
};

interface Typed extends BankDetails {
  is_adult: boolean;
  is_owner: boolean;
  identifier: string;
  payout: TradeInItem['payout'];
  /** Another account than the one that ends in the shown digits. */
  otherAccount: boolean;
  otherAddress: boolean;
  line_1: string;
  line_2: string;
  town: string;
  post_code: string;
}

const asksBank = ({ payout, otherAccount }: Typed) => payout === 'bank' && otherAccount;

function errorsOf(values: Typed, isHere: boolean) {
  const { otherAddress, line_1, town, post_code } = values;
  return {
    is_adult: values.is_adult ? undefined : 'You must be 18 or over to sell',
    is_owner: values.is_owner ? undefined : 'Only its owner can sell it',
    identifier: readDeviceNumber(values.identifier)
      ? undefined
      : values.identifier.trim() === ''
        ? isHere
          ? undefined
          : 'Enter its IMEI or serial number'
        : 'This is not the IMEI or serial number of a device. Please check each digit',
    ...(asksBank(values) && bankErrors(values)),
    ...(otherAddress && {
      line_1: line_1.trim() === '' ? 'Enter the first line of your address' : undefined,
      town: town.trim() === '' ? 'Enter your town or city' : undefined,
      post_code: readPostCode(post_code) === undefined ? 'Enter your postcode' : undefined,
    }),
  };
}

const wayToPay = (payout: TradeInItem['payout'], hasAccount: boolean): { name: string; text: string } =>
  payout === 'bank'
    ? { name: 'Cash', text: 'To your bank account, one working day after our check' }
    : { name: 'Voucher', text: voucherWords(hasAccount) };

/** What every seller is asked: how they are paid, that the device is theirs, and where it would go back to. */
export function SellerForm(props: SellerFormProps) {
  const {
    label,
    offer,
    payout: chosen,
    address,
    accountEnds,
    hasAccount = false,
    isHere = false,
    yes,
    busy,
    send,
  } = props;
  const form = useForm<Typed>({
    start: {
      is_adult: false,
      is_owner: false,
      identifier: '',
      payout: chosen,
      otherAccount: accountEnds === null,
      ...NO_BANK,
      otherAddress: address.length === 0,
      line_1: '',
      line_2: '',
      town: '',
      post_code: '',
    },
    errorsOf: (values) => errorsOf(values, isHere),
    send: ({ is_adult, is_owner, identifier, payout, ...rest }) => {
      const { account_holder, sort_code, account_number, line_1, line_2, town, post_code } = rest;
      return send({
        is_adult,
        is_owner,
        identifier: identifier.trim() || undefined,
        payout,
        ...(payout === 'bank' && rest.otherAccount && { account_holder, sort_code, account_number }),
        ...(rest.otherAddress && { line_1, line_2: line_2.trim() || undefined, town, post_code }),
      });
    },
  });
  const { values, change, errorOf, isBusy, failure, fieldProps } = form;
  const ticked = (name: 'is_adult' | 'is_owner', label: string) => (
    <Choices legend={name === 'is_adult' ? 'Your age' : 'Whose it is'} error={errorOf(name)}>
      <Checkbox
        name={name}
        label={label}
        invalid={errorOf(name) !== undefined}
        checked={values[name]}
        onChange={({ target }) => change({ [name]: target.checked })}
      />
    </Choices>
  );
  return (
    <form {...form.formProps} className="grid gap-5" aria-label={label}>
      <Choices legend="How shall we pay you?" error={errorOf('payout')}>
        {(['bank', 'voucher'] as const).map((payout) => (
          <Radio
            key={payout}
            name="payout"
            label={<b className="font-semibold">{wayToPay(payout, hasAccount).name}</b>}
            detail={wayToPay(payout, hasAccount).text}
            trailing={<b className="text-name text-ink">{formatPounds(amountOf(offer, payout))}</b>}
            checked={values.payout === payout}
            onChange={() => change({ payout })}
          />
        ))}
      </Choices>
      {values.payout === 'bank' && accountEnds !== null && (
        <Checkbox
          name="otherAccount"
          label={`Pay to a different account, not the one ending ${accountEnds}`}
          checked={values.otherAccount}
          onChange={({ target }) => change({ otherAccount: target.checked })}
        />
      )}
      {asksBank(values) && <BankFields fieldProps={fieldProps} />}
      <TextField
        {...fieldProps('identifier')}
        label="IMEI or serial number"
        optional={isHere}
        hint={
          isHere
            ? 'We have the device here, and read it there if you leave this empty.'
            : 'On a phone, dial *#06# to see its IMEI. For other devices, look in Settings under About, or on the back.'
        }
        autoComplete="off"
        autoCapitalize="characters"
      />
      {ticked('is_adult', 'I am 18 or over')}
      {ticked('is_owner', 'The device is mine to sell')}
      {address.length > 0 && (
        <Checkbox
          name="otherAddress"
          label="Use a different return address"
          detail={address.join(', ')}
          checked={values.otherAddress}
          onChange={({ target }) => change({ otherAddress: target.checked })}
        />
      )}
      {values.otherAddress && (
        <div className="grid gap-4 w600:grid-cols-2">
          <TextField
            {...fieldProps('line_1')}
            label="Address"
            autoComplete="address-line1"
            className="w600:col-span-2"
          />
          <TextField
            {...fieldProps('line_2')}
            label="Flat, building"
            optional
            autoComplete="address-line2"
            className="w600:col-span-2"
          />
          <TextField {...fieldProps('town')} label="Town or city" autoComplete="address-level2" />
          <TextField
            {...fieldProps('post_code')}
            label="Postcode"
            autoComplete="postal-code"
            autoCapitalize="characters"
          />
        </div>
      )}
      <FormFailure>{failure}</FormFailure>
      <Button type="submit" variant="accent" size={52} busy={isBusy && busy} className="justify-self-start">
        {yes} {formatPounds(amountOf(offer, values.payout))}
      </Button>
    </form>
  );
}
