import type { Pence } from '#rules/money/money.ts';
import type { RepairPayment } from '#rules/repair/kinds.ts';
import type { Connection } from '../../db/connect.ts';

type Asking = Pick<Connection, 'ask'>;

const PAID = {
  name: 'repair-paid',
  text: 'update repairs set paid_kind = $2, paid_amount = $3, paid_at = $4 where id = $1',
};
const BACK = {
  name: 'repair-paid-back',
  text: 'update repairs set paid_kind = null, paid_amount = null, paid_at = null where id = $1',
};

/** Keeps how the work was paid. */
export async function keepRest(
  { ask }: Asking,
  id: number,
  { kind, amount, now }: { kind: RepairPayment; amount: Pence; now: Date },
): Promise<void> {
  await ask(PAID, [id, kind, amount, now]);
}

/** The payment went back. */
export async function clearRest({ ask }: Asking, id: number): Promise<void> {
  await ask(BACK, [id]);
}
