import type { StaffTrackedRepair } from '#contract/repairs-office.ts';
import { COUNTER_PAYMENTS } from '#rules/repair/kinds.ts';
import { sumWords } from '#client/lib/format.ts';
import type { MoveBody } from './repairs.api.ts';
import type { StaffMove } from './state-words.ts';

/** The fields of all moves that a small dialog asks for. */
export const NO_VALUES = {
  carrier: '',
  tracking: '',
  payment: '',
  signed_by: '',
  parts_by: '',
  loan_device: '',
  store_id: '',
  starts_at: '',
  note: '',
};
export type MoveValues = typeof NO_VALUES;
export type MoveField = keyof MoveValues;

export interface Asks {
  fields: readonly MoveField[];
  optional: readonly MoveField[];
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

type Ticket = Pick<StaffTrackedRepair, 'state' | 'due' | 'deposit' | 'paid' | 'way'>;

/** The sum that a move is about: the deposit, what was paid, or what has to be paid before the device leaves. */
export function dueOf(
  move: StaffMove,
  { due, deposit, paid }: Pick<Ticket, 'due' | 'deposit' | 'paid'>,
): number {
  if (move === 'pay_deposit' || move === 'refund_deposit') return deposit?.amount ?? 0;
  return move === 'refund' ? (paid?.amount ?? 0) : due;
}

/** What a move asks, and what it does. */
export function asksOf(move: StaffMove, ticket: Ticket): Asks {
  const due = dueOf(move, ticket);
  const payment = due > 0 ? (['payment'] as const) : [];
  const toPay = due > 0 ? `${sumWords(due)} is to be paid. ` : '';
  switch (move) {
    case 'book':
      return ticket.way === 'post_in'
        ? asks('The customer gets a label to post the device.')
        : asks('The customer brings the device at this time.', ['store_id', 'starts_at']);
    case 'cancel':
      return asks('The slot is free again, and the customer is told.', ['note'], ['note']);
    case 'find_nothing':
      return asks(
        'The device works. Nothing is to be paid, and the customer gets it back.',
        ['note'],
        ['note'],
      );
    case 'give_up':
      return asks(
        'Nothing is to be paid. The customer chooses: get it back, have it recycled, or sell it to the shop.',
        ['note'],
      );
    case 'order_parts':
      return asks('The customer is told until when the repair waits for its parts.', ['parts_by']);
    case 'fail_check':
      return asks('The device goes back to the bench.', ['note']);
    case 'ready':
      return asks('The customer is told that the device can be collected.', ['note'], ['note']);
    case 'dispatch':
      return asks(`${toPay}The customer gets a mail with the number of the parcel.`, [
        ...payment,
        'carrier',
        'tracking',
      ]);
    case 'collect':
      return ticket.state === 'dispatched'
        ? asks('The parcel has arrived.')
        : asks(`${toPay}The person who takes the device signs with their name.`, [...payment, 'signed_by']);
    case 'pay':
      return asks(toPay, ['payment']);
    case 'pay_deposit':
      return asks('It is taken off what is paid at the end. The work can begin then.', payment);
    case 'refund':
    case 'refund_deposit':
      return asks('Nothing is repaired, so the customer gets it back, and a mail about it.', payment);
    case 'lend':
      return asks('The ticket is closed once the loan device is back.', ['loan_device']);
    case 'recycle':
      return asks('The customer wants it recycled. Its data is erased, and it is gone for good.');
    default:
      return asks('');
  }
}

const MISSING: Record<MoveField, string> = {
  carrier: 'Please name the carrier.',
  tracking: 'Please type the number on the label.',
  payment: 'Please say how it was paid.',
  signed_by: 'Please type the name of the person who takes it.',
  parts_by: 'Please say when the parts are expected.',
  loan_device: 'Please name the device that is lent.',
  store_id: 'Please choose a store.',
  starts_at: 'Please choose a time.',
  note: 'Please say why.',
};

export const errorsOf = (
  { fields, optional }: Asks,
  values: MoveValues,
): Partial<Record<MoveField, string>> =>
  Object.fromEntries(
    fields
      .filter((field) => !optional.includes(field) && values[field].trim() === '')
      .map((field) => [field, MISSING[field]]),
  );

/** What was typed, as it is sent. Empty fields are left out. */
export function bodyOf(
  { fields }: Asks,
  values: MoveValues,
  due: number,
): Omit<MoveBody, 'version' | 'move'> {
  const given = (field: MoveField) => (fields.includes(field) ? values[field].trim() : '');
  const kind = COUNTER_PAYMENTS.find((one) => one === given('payment'));
  const text = (
    field: 'carrier' | 'tracking' | 'signed_by' | 'parts_by' | 'loan_device' | 'starts_at' | 'note',
  ) => (given(field) ? { [field]: given(field) } : {});
  return {
    ...text('carrier'),
    ...text('tracking'),
    ...text('signed_by'),
    ...text('parts_by'),
    ...text('loan_device'),
    ...text('starts_at'),
    ...text('note'),
    ...(given('store_id') && { store_id: Number(given('store_id')) }),
    ...(kind && { payment: { kind, amount: due } }),
  };
}
