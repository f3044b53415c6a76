import type { TradeInMove } from '#rules/flows/trade-in.ts';
import { readAccountNumber, readSortCode } from '#rules/checkout/bank.ts';
import { readDeviceNumber } from '#rules/trade-in/device-number.ts';
import type { Device, MoveBody } from './trade-ins.api.ts';

/** The fields of all moves. A move shows those that it asks for. */
export const NO_VALUES = {
  identifier: '',
  is_adult: false,
  is_owner: false,
  way: 'label',
  store: '',
  carrier: '',
  tracking: '',
  account_holder: '',
  sort_code: '',
  account_number: '',
  note: '',
};
export type MoveValues = typeof NO_VALUES;
export type MoveField = keyof MoveValues;

export interface Asks {
  fields: readonly MoveField[];
  /** Those that may stay empty. */
  optional: readonly MoveField[];
  /** What happens, and what the customer is told. */
  words: string;
}

const asks = (
  words: string,
  fields: readonly MoveField[] = [],
  optional: readonly MoveField[] = [],
): Asks => ({
  fields,
  optional,
  words,
});

/** What a move asks, and what it does. */
export function asksOf(move: TradeInMove, { way, payout }: Pick<Device, 'way' | 'payout'>): Asks {
  switch (move) {
    case 'accept':
      return asks('The customer is here or on the phone, and agrees to the offer.', [
        'identifier',
        'is_adult',
        'is_owner',
      ]);
    case 'inspect':
      return asks('Read its number off the device before you check it.', ['identifier']);
    case 'arrange':
      return asks('The customer gets a label to print, or brings the device to a store.', ['way', 'store']);
    case 'cancel':
      return asks('The offer ends, and the customer is told.', ['note'], ['note']);
    case 'send':
      return asks(
        'The customer has posted it. Its arrival is expected within ten days.',
        ['carrier', 'tracking'],
        ['carrier', 'tracking'],
      );
    case 'lose':
      return asks(
        'The parcel has not come. If it does after all, it can still be received.',
        ['note'],
        ['note'],
      );
    case 'suspend':
      return asks('The parcel is empty, or something else is in it. The customer reads why.', ['note']);
    case 'hold':
      return asks('The customer has 14 days to sign out of their account. After that the device goes back.', [
        'note',
      ]);
    case 'quarantine':
      return asks(
        'A register says that the device is blocked, lost or stolen. It stays here for up to 28 days.',
        ['note'],
      );
    case 'surrender':
      return asks('The device leaves the shop for good. Write down who took it, and the reference.', [
        'note',
      ]);
    case 'close_claim':
      return asks('There is no device to pay for or to send back. The customer reads why.', ['note']);
    case 'return':
      return asks('The device goes back to the customer, free of charge. They read why.', ['note']);
    case 'send_back':
      return way === 'drop_in'
        ? asks(
            'Leave both empty if the customer has collected it.',
            ['carrier', 'tracking'],
            ['carrier', 'tracking'],
          )
        : asks('The customer gets a mail with the number of the parcel.', ['carrier', 'tracking']);
    case 'recycle':
      return asks('Its data is erased, and it was given to the recycler. The customer is told.');
    case 'begin_payout':
      return asks('The payment is made again, to this account.', [
        'account_holder',
        'sort_code',
        'account_number',
      ]);
    case 'fail_payout':
      return asks('The bank sent the money back. The customer is asked for other details, and reads why.', [
        'note',
      ]);
    case 'pay_out':
      return asks(
        payout === 'bank'
          ? 'You have made the bank payment. The customer is told that the money is on its way.'
          : 'The voucher is added to the account of the customer.',
      );
    default:
      return asks('');
  }
}

const MISSING: Partial<Record<MoveField, string>> = {
  store: 'Please choose a store.',
  carrier: 'Please name the carrier.',
  tracking: 'Please type the number on the label.',
  account_holder: 'Please name the account holder.',
  note: 'Please say why.',
};

/** What is wrong with one field. */
function errorOf(field: MoveField, values: MoveValues): string | undefined {
  switch (field) {
    case 'identifier':
      return readDeviceNumber(values.identifier) ? undefined : 'Please check the IMEI or serial number.';
    case 'is_adult':
      return values.is_adult ? undefined : 'Only who is 18 or over can sell.';
    case 'is_owner':
      return values.is_owner ? undefined : 'Only the owner can sell.';
    case 'sort_code':
      return readSortCode(values.sort_code) ? undefined : 'Please type six digits.';
    case 'account_number':
      return readAccountNumber(values.account_number) ? undefined : 'Please type eight digits.';
    case 'way':
      return undefined;
    case 'store':
      return values.way === 'drop_in' && !values.store ? MISSING.store : undefined;
    default:
      return values[field].trim() === '' ? MISSING[field] : undefined;
  }
}

export const errorsOf = (
  { fields, optional }: Asks,
  values: MoveValues,
): Partial<Record<MoveField, string>> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const error = optional.includes(field) ? undefined : errorOf(field, values);
      return error === undefined ? [] : [[field, error]];
    }),
  );

/** What was typed, as it is sent. Empty fields are left out. */
export function bodyOf({ fields }: Asks, values: MoveValues): Omit<MoveBody, 'version' | 'item' | 'move'> {
  const has = (field: MoveField) => fields.includes(field);
  const text = (
    field: 'identifier' | 'carrier' | 'tracking' | 'account_holder' | 'sort_code' | 'account_number' | 'note',
  ) => (has(field) && values[field].trim() ? { [field]: values[field].trim() } : {});
  return {
    ...text('identifier'),
    ...(has('is_adult') && { is_adult: values.is_adult, is_owner: values.is_owner }),
    ...(has('way') && { way: values.way === 'drop_in' ? 'drop_in' : 'label' }),
    ...(has('store') && values.way === 'drop_in' && { store_id: Number(values.store) }),
    ...text('carrier'),
    ...text('tracking'),
    ...text('account_holder'),
    ...text('sort_code'),
    ...text('account_number'),
    ...text('note'),
  };
}
