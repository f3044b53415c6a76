import type { Database } from '../../db/connect.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { refuse } from '../../http/refusal.ts';
import { readOrderPeople } from './assignee.reads.ts';
import { assignOrder } from './assignee.writes.ts';
import type { Sender } from '../../ports/sender.ts';
import { readOrderForStaff } from './subject.reads.ts';

const noOrder = () => refuse(404, 'There is no such order.');

interface Sources extends Pick<Database, 'ask' | 'transaction'> {
  sender: () => Promise<Sender>;
}

/** The staff member who looks after an order and answers its buyer. */
export function assigneeOffice(calls: PrivateCalls, sources: Sources): void {
  const { ask } = sources;

  calls.define('GET /office/orders/{number}/colleagues', async ({ params: { number } }, { account }) => {
    const order = await readOrderForStaff(ask, account, number);
    if (!order) return noOrder();
    const people = await readOrderPeople(ask, account, order);
    return {
      status: 200,
      data: people.map(({ id, name, of }) => ({
        id,
        name,
        is_site: of === 'site',
        is_you: id === account.id,
      })),
    };
  });

  calls.define(
    'PUT /office/orders/{number}/assignee',
    async ({ params: { number }, body: { assignee_id: assigneeId, seen } }, { account }) => {
      const order = await readOrderForStaff(ask, account, number);
      if (!order) return noOrder();
      const { shop } = await sources.sender();
      const made = await assignOrder(sources, order, { assigneeId, seen, account, shop });
      if (made === 'unknown person')
        return refuse(400, 'This person can’t look after this order.', {
          assignee_id: 'must be a person who sees this order',
        });
      if ('taken' in made)
        return refuse(
          409,
          made.taken
            ? `${made.taken.name} was given this order in the meantime. Please look again.`
            : 'Nobody has this order any more. Please look again.',
        );
      return { status: 200, result: made };
    },
  );
}
