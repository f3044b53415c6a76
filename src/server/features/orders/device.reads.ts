import type { Tracked } from '#contract/orders.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import { awaitedSql } from './awaited.reads.ts';

type Device = NonNullable<Tracked['device']>;

/** The device that pays for a part of a group, its amounts in pence. */
export interface DeviceJson {
  number: string;
  name: string;
  state: Device['state'];
  amount: number;
  worth: number | null;
  difference: Device['difference'];
}

/** The device that pays for group `g` as JSON; null if none does. */
export const PAYING_DEVICE = `(
  select json_build_object('number', k.item_number, 'name', k.item_name, 'state', k.state, 'amount', k.amount, 'worth', k.worth,
    'difference', (select json_build_object('id', y.id, 'kind', y.kind, 'state', y.state, 'amount', y.amount,
      'is_awaited', ${awaitedSql('y.id')}) from payments y where y.id = k.payment_id))
  from trade_in_credits k where k.group_id = g.id)`;

const pounds = (amount: number) => poundsFromPence(pence(amount));

export const deviceWire = ({ difference, ...device }: DeviceJson, token: string | null): Device => ({
  ...device,
  token,
  amount: pounds(device.amount),
  worth: device.worth === null ? null : pounds(device.worth),
  difference: difference && { ...difference, amount: pounds(difference.amount) },
});
