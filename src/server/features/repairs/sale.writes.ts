import { formatPence, penceFromPounds } from '#rules/money/money.ts';
import { mustExist } from '../../db/must-exist.ts';
import { sellAtShop } from '../trade-ins/public.ts';
import { missing, impossible, type RepairMoveHandler } from './moving.writes.ts';
import { readSoldItem } from './sale.reads.ts';

interface Owner {
  cartId: string;
  userId: number | null;
  phone: string | null;
  /** Why it can't be repaired. */
  note: string;
}

const OWNER = {
  name: 'repair-owner',
  text: `
  select coalesce(cart_id, gen_random_uuid()) as "cartId", user_id as "userId", phone,
    coalesce((select e.note from repair_events e where e.repair_id = r.id and e.note <> '' and e.move in ('give_up', 'estimate')
      order by e.id desc limit 1), '') as note
  from repairs r where id = $1`,
};

/** The device becomes a trade-in at the price that the customer saw, in the transaction that ends the repair. */
export const sellInstead: RepairMoveHandler = async ({ at, ticket, request }) => {
  const { said, now, sender, tradeInSeals: seals } = request;
  if (!seals) throw new Error('a device is sold, and there is nothing to encrypt its number with');
  if (said.agreed_total === undefined) return missing('agreed_total', 'Please say which price you saw.');
  const item = await readSoldItem(at.ask, ticket, said.answers ?? []);
  if (!item) return impossible('We can’t buy this device. You can have it back, or have it recycled.');
  if ('missing' in item) return missing('answers', `Please answer: ${item.missing}`);
  const rows = await at.ask<Owner & Record<string, unknown>>(OWNER, [ticket.id]);
  const owner = mustExist(rows[0], 'the repair');
  const { id, number, email, name, address, storeId, way } = ticket;
  const made = await sellAtShop(
    at,
    {
      repair: { id, number, cartId: owner.cartId },
      item,
      customer: { userId: owner.userId, email, name, phone: owner.phone },
      address,
      storeId: way === 'drop_in' ? storeId : null,
      note: owner.note,
      said,
      agreed: penceFromPounds(said.agreed_total),
    },
    { now, sender, seals },
  );
  if ('id' in made) return undefined;
  if ('price' in made)
    return impossible(`Our price is now ${formatPence(made.price)}. Please look again before you sell it.`);
  if ('wrong' in made) return { wrong: made.wrong };
  return impossible('impossible' in made ? made.impossible : 'Please look again.');
};
