import { useState } from 'react';
import type { FormEvent } from 'react';
import type { TrackedOrder } from '#contract/orders.ts';
import type { StaffTracked } from '#contract/orders-office.ts';
import type { OrderMove } from '#rules/flows/order.ts';
import { readPounds } from '#rules/forms/typed.ts';
import { readCounterCode } from '#rules/orders/counter-code.ts';
import type { RefundOrderMove } from '#rules/orders/kinds.ts';
import { CARRIERS } from '#rules/orders/carriers.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { sumWords } from '#client/lib/format.ts';
import { useSession } from '#client/lib/session.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/check.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { KeptTogether } from '#client/ui/kept-together.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { BasketParts } from './basket-parts.tsx';
import { CarrierField } from '../../ui/carrier-field.tsx';
import { usePackable } from './devices.api.ts';
import { DevicesField, devicesOf, type PickedDevices } from './devices-field.tsx';
import { ExchangeField } from './exchange-field.tsx';
import { GoodsField } from './goods-field.tsx';
import { type Goods, goodsError, goodsWishes } from './goods-words.ts';
import { doneWords, isForBasket, leftToRefund, moveWords, pressWords, sumHint } from './move-words.ts';
import { moveOrder, useRefundPlan, type MoveBody } from './orders.api.ts';
import { RefundLines } from './refund-lines.tsx';
import { BACK_WAYS } from './refund-words.ts';
import { MOVES } from './state-words.ts';
import { UnitsField, unsentUnits, type Units } from './units-field.tsx';

type Props = {
  move: OrderMove;
  title: string;
  tracked: StaffTracked;
  order: TrackedOrder;
  onClose: () => void;
};

/** The questions of a move. A missing answer shows an error beside its field. */
interface Asks {
  note?: 'required' | 'optional';
  parcel?: true;
  code?: true;
  units?: true;
  /** Which devices with numbers of their own are packed. */
  devices?: true;
  resell?: string;
  goods?: true;
  /** The move refunds money, so the amount is shown before. */
  refund?: RefundOrderMove;
  /** The move is for a sum that is typed. */
  amount?: true;
  /** A return may be accepted without the exchange that the buyer asked for. */
  exchange?: true;
}

function asksOf(move: OrderMove, { delivery, state }: TrackedOrder): Asks {
  switch (move) {
    case 'refuse':
      // After the order was accepted, staff have handled the goods and may have found a fault.
      return {
        note: 'required',
        refund: move,
        ...(state !== 'paid' && { resell: 'The items are fine, and can be sold to others' }),
      };
    case 'refuse_return':
      return { note: 'required' };
    case 'cancel':
      return { note: 'optional' };
    case 'dispatch':
      return { parcel: true, units: true, devices: true };
    case 'complete':
      return delivery.way === 'collect' ? { code: true, devices: true } : {};
    case 'refund_missing':
      return {
        units: true,
        note: 'optional',
        resell: 'It is in stock after all, and can be sold to others',
        refund: move,
      };
    case 'refund_amount':
      return { amount: true, note: 'required', refund: move };
    case 'receive_return':
      return { goods: true };
    case 'accept_return':
      return { exchange: true };
    case 'refund':
    case 'exchange':
      return { refund: move };
    default:
      return {};
  }
}

const REFUND_LABELS = {
  refuse: (sum: string) => `Refuse and refund ${sum}`,
  refund_missing: (sum: string) => `Refund ${sum}`,
  refund: (sum: string) => `Refund ${sum}`,
  refund_amount: (sum: string) => `Refund ${sum}`,
  exchange: (sum: string) => `Exchange and refund ${sum}`,
};

export function MoveDialog({ move, title, tracked, order, onClose }: Props) {
  const asks = asksOf(move, order);
  const isSite = useSession().office?.of === 'site';
  const [values, setValues] = useState({ note: '', carrier: '', tracking: '', code: '', amount: '' });
  const [units, setUnits] = useState<Units>(() => unsentUnits(order, move === 'dispatch'));
  const packable = usePackable(order.number, asks.devices === true);
  const [picked, setPicked] = useState<PickedDevices>({});
  const [resell, setResell] = useState(move === 'refuse' && order.state === 'ready_to_collect');
  const [goods, setGoods] = useState<Goods>({});
  const [asRefund, setAsRefund] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [isBusy, setIsBusy] = useState(false);
  const named = Object.entries(units).filter(([, count]) => count > 0);
  const lines = named.map(([id, count]) => ({ line_id: Number(id), units: count }));
  // What is collected is handed over as a whole.
  const packed = asks.units ? units : unsentUnits(order, true);
  const devices = devicesOf(packable.data ?? [], picked, packed);
  const isUnnamed = asks.units && lines.length === 0;
  const amount = asks.amount ? readPounds(values.amount) : undefined;
  const left = leftToRefund(order);
  const amountError =
    asks.amount && (!amount || amount > left) ? `Please type a sum. ${sumHint(order)}.` : undefined;
  const plan = useRefundPlan(
    order,
    isUnnamed || amountError ? undefined : asks.refund,
    asks.units ? lines : undefined,
    amount ?? undefined,
  );
  const sum = plan.data && plan.data.total > 0 ? sumWords(plan.data.total) : undefined;
  const due = plan.data && plan.data.due > 0 ? sumWords(plan.data.due) : undefined;

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    // In the order of the fields: the first one gets the focus.
    const missing = {
      ...(amountError && { amount: amountError }),
      ...(asks.note === 'required' && !values.note.trim() && { note: 'Please say why.' }),
      ...(asks.parcel && !values.carrier.trim() && { carrier: 'Please name the carrier.' }),
      ...(asks.parcel && !values.tracking.trim() && { tracking: 'Please type the number on the label.' }),
      ...(asks.code &&
        !/^\d{6}$/.test(readCounterCode(values.code)) && { code: 'Please type the six digits.' }),
      ...(isUnnamed && { units: 'Choose at least one piece.' }),
      ...(asks.goods &&
        order.return?.lines.some(({ line_id: id, units: of }) => goodsError(goods[id], of)) && {
          goods: 'Please name every piece.',
        }),
    };
    setErrors(missing);
    setFailure(undefined);
    const [first] = Object.keys(missing);
    if (first) {
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setIsBusy(true);
    // The server refuses a refund that is not of this sum. The press waits for it.
    const planned = asks.refund && !plan.data ? await plan.refetch({ cancelRefetch: false }) : plan;
    if (asks.refund && !planned.data) {
      setFailure(messageOf(planned.error));
      setIsBusy(false);
      return;
    }
    const body: MoveBody = {
      move,
      version: order.version,
      ...(asks.note && values.note.trim() && { note: values.note.trim() }),
      ...(asks.parcel && { carrier: values.carrier.trim(), tracking: values.tracking.trim() }),
      ...(asks.code && { code: readCounterCode(values.code) }),
      ...(asks.units && { lines }),
      ...(devices.length > 0 && { devices }),
      ...(amount && { amount }),
      ...(asks.goods && { goods: goodsWishes(goods) }),
      ...(planned.data && { refund_total: planned.data.total }),
      ...(asks.resell && { resell }),
      ...(asks.exchange && asRefund && { as_refund: true }),
    };
    try {
      await moveOrder(order.number, body);
      notify(
        doneWords(move, tracked, order, due ? 'waits for the payment of the difference' : MOVES[move].done),
      );
      onClose();
    } catch (error) {
      setFailure(messageOf(error));
      setIsBusy(false);
      // Another order may have taken a device.
      if (asks.devices) void packable.refetch();
    }
  }

  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  });
  return (
    <Dialog open onClose={onClose} title={title} width={480}>
      <form noValidate onSubmit={(event) => void send(event)}>
        <div className="grid gap-4 pb-5">
          <p className="text-secondary">
            <KeptTogether>{moveWords(move, tracked, order, isSite)}</KeptTogether>
          </p>
          {isForBasket(move, tracked) && <BasketParts tracked={tracked} order={order} />}
          <FormFailure>{failure}</FormFailure>
          {asks.units && (
            <UnitsField order={order} units={units} error={errors['units']} onChange={setUnits} />
          )}
          {asks.devices && (
            <DevicesField
              order={order}
              lines={packable.data ?? []}
              units={packed}
              picked={picked}
              onChange={setPicked}
            />
          )}
          {asks.goods && (
            <GoodsField
              order={order}
              goods={goods}
              isChecked={errors['goods'] !== undefined}
              onChange={setGoods}
            />
          )}
          {asks.amount && (
            <TextField
              {...field('amount')}
              label="Sum"
              unit="£"
              hint={sumHint(order)}
              inputMode="decimal"
              autoComplete="off"
              data-autofocus=""
            />
          )}
          {plan.data && (plan.data.total > 0 || plan.data.exchanged > 0) && (
            <RefundLines plan={plan.data} way={BACK_WAYS[tracked.payment.kind]} />
          )}
          {asks.parcel && (
            <>
              <CarrierField
                carriers={CARRIERS}
                value={values.carrier}
                error={errors['carrier']}
                onChange={(carrier) => setValues({ ...values, carrier })}
              />
              <TextField
                {...field('tracking')}
                label="Tracking number"
                autoComplete="off"
                spellCheck={false}
              />
            </>
          )}
          {asks.code && (
            <TextField
              {...field('code')}
              label="Code"
              inputMode="numeric"
              autoComplete="off"
              maxLength={12}
              data-autofocus=""
            />
          )}
          {asks.note && (
            <TextArea {...field('note')} label="Reason" optional={asks.note === 'optional'} rows={3} />
          )}
          {asks.exchange && order.return?.exchange && (
            <ExchangeField exchange={order.return.exchange} asRefund={asRefund} onChange={setAsRefund} />
          )}
          {asks.resell && (
            <Checkbox
              label={asks.resell}
              checked={resell}
              onChange={(event) => setResell(event.target.checked)}
            />
          )}
        </div>
        <DialogActions onClose={onClose}>
          <Button
            type="submit"
            variant={MOVES[move].isHard ? 'danger' : 'buy'}
            busy={isBusy && MOVES[move].busy}
          >
            {due
              ? `Send a link to pay ${due}`
              : sum && asks.refund
                ? REFUND_LABELS[asks.refund](sum)
                : pressWords(move, tracked, title)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
