import type { TradeInMove, TradeInState } from '#rules/flows/trade-in.ts';
import { AT_END, CLOCKS, remindersDue } from '#rules/trade-in/clocks.ts';
import type { Database } from '../../db/connect.ts';
import type { Sender } from '../../ports/sender.ts';
import { isForOrderSql } from '../money/public.ts';
import { mailReminder } from './mails.writes.ts';
import { moveTradeIn } from './moves.writes.ts';
import { PAYEE } from './payee.reads.ts';

type Sources = Pick<Database, 'ask' | 'transaction'>;
interface When {
  now: Date;
  sender: Sender;
}

interface Due {
  tradeInId: number;
  item: string;
  version: number;
  state: TradeInState;
}

const DUE_COLUMNS = `i.trade_in_id as "tradeInId", i.number as item, i.version, i.state`;
const OVERDUE = {
  name: 'trade-ins-overdue',
  text: `select ${DUE_COLUMNS} from trade_in_items i
    where i.due_at <= $1 and i.state = any($2) order by i.due_at, i.id limit 500`,
};

/**
 * Makes the move that each of these devices is due for. A device that has moved in the meantime is left
 * alone.
 */
async function moveEach(
  { transaction }: Sources,
  due: readonly Due[],
  moveOf: (device: Due) => TradeInMove | undefined,
  when: When,
): Promise<void> {
  for (const device of due) {
    const move = moveOf(device);
    if (move === undefined) continue;
    const { tradeInId, item, version } = device;
    const by = { actor: 'system', actorId: null } as const;
    await transaction((at) => moveTradeIn(at, { tradeInId, item, version, move, by, ...when }));
  }
}

/**
 * Makes the shop's automatic move after the time of a state is over. A revised offer is never accepted by
 * silence.
 */
export async function endOverdue(sources: Sources, when: When): Promise<void> {
  const due = await sources.ask<Due & Record<string, unknown>>(OVERDUE, [when.now, Object.keys(AT_END)]);
  await moveEach(sources, due, ({ state }) => AT_END[state], when);
}

const WAITING_VOUCHERS = {
  name: 'trade-ins-waiting-vouchers',
  text: `select ${DUE_COLUMNS} from trade_in_items i join trade_ins t on t.id = i.trade_in_id
    where i.state = 'validated' and i.payout = 'voucher' and ${PAYEE} is not null
      and not ${isForOrderSql('i.id')} order by i.id limit 500`,
};

/** Pays vouchers whose customers have an account now. */
export async function payWaitingVouchers(sources: Sources, when: When): Promise<void> {
  const due = await sources.ask<Due & Record<string, unknown>>(WAITING_VOUCHERS, []);
  await moveEach(sources, due, () => 'pay_out', when);
}

const AWAITED = {
  name: 'trade-ins-awaited',
  text: `
  select id, since, reminded from trade_in_items
  where state = 'awaiting_device' and reminded < $2 and due_at > $1
    and since <= $1::timestamptz - make_interval(days => $3) order by since limit 500`,
};
const REMINDED = {
  name: 'trade-in-reminded',
  text: `update trade_in_items set reminded = $2
    where id = $1 and state = 'awaiting_device' and since = $3 and reminded < $2 returning id`,
};

/** Reminds customers to send their devices, each time once. After a long break only the last reminder is sent. */
export async function remindCustomers(
  { ask, transaction }: Sources,
  { now, sender }: Pick<When, 'now' | 'sender'>,
): Promise<void> {
  const { reminderDays } = CLOCKS;
  const awaited = await ask<{ id: number; since: Date; reminded: number }>(AWAITED, [
    now,
    reminderDays.length,
    reminderDays[0],
  ]);
  for (const { id, since, reminded } of awaited) {
    const count = remindersDue(since, now);
    if (count <= reminded) continue;
    await transaction(async (at) => {
      const taken = await at.ask(REMINDED, [id, count, since]);
      if (taken.length === 1) await mailReminder(at, id, { now, sender, count });
    });
  }
}
