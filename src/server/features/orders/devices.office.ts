import { writeAudit } from '../../db/audit.ts';
import type { Database } from '../../db/connect.ts';
import { onlyOnce } from '../../http/idempotency.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { refuse } from '../../http/refusal.ts';
import type { Sender } from '../../ports/sender.ts';
import { readPackable, swapUnits } from '../units/public.ts';
import { readForStaff } from './for-staff.reads.ts';
import { lockGroup, readLines } from './order.writes.ts';
import { viewAfter } from './view-after.writes.ts';

interface Sources extends Pick<Database, 'ask' | 'db' | 'transaction'> {
  sender: () => Promise<Sender>;
}

const noOrder = () => refuse(404, 'There is no such order.');

/** The calls about the very devices that are packed for an order. */
export function orderDevicesOffice(calls: PrivateCalls, sources: Sources): void {
  const { ask } = sources;

  calls.define('GET /office/orders/{number}/devices', async ({ params: { number } }, { account }) => {
    const order = (await readForStaff(ask, account, number))?.order;
    if (!order) return noOrder();
    return { status: 200, data: await readPackable(ask, await readLines(ask, [order.id])) };
  });

  calls.define(
    'POST /office/orders/{number}/device-swaps',
    async ({ params: { number }, body }, { account, idempotencyKey: key }) => {
      const sender = await sources.sender();
      const found = await readForStaff(ask, account, number);
      if (!found?.order) return noOrder();
      const { id, number: written } = found.order;
      const groupId = found.group.id;
      const once = { key, call: 'swap device', sender: ['account', account.id], input: [number, body] };
      return onlyOnce(sources, once, async (at) => {
        await lockGroup(at.ask, groupId);
        const order = { id, number: written, now: new Date() };
        const problem = await swapUnits(at.ask, order, body, account.id);
        if (problem !== undefined) return refuse(409, problem);
        await writeAudit(at.db, {
          actor: account,
          action: 'correct packed device',
          subject: 'order',
          subjectId: written,
          before: { device: body.sold },
          after: { device: body.packed },
        });
        return { status: 200 as const, result: await viewAfter(at, id, account, sender) };
      });
    },
  );
}
