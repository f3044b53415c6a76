import type { Database } from '../../db/connect.ts';
import { mustExist } from '../../db/must-exist.ts';
import { onlyOnce, openSender } from '../../http/idempotency.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { refuse } from '../../http/refusal.ts';
import type { Sender } from '../../ports/sender.ts';
import { readPricedCart } from '../cart/public.ts';
import type { PhotoSources } from '../images/public.ts';
import { privatePhoto } from '../images/public.ts';
import { HAND_OVER_MINUTES } from '#rules/repair/limits.ts';
import { readRepairByToken } from './by-token.reads.ts';
import { holdersView } from './link.writes.ts';
import { readOwnRepairs } from './list.reads.ts';
import { beginOnline } from './online.writes.ts';
import type { RepairWays } from './pay.reads.ts';
import { refuseRepair } from './refuse.writes.ts';
import { readSlots, readWork, slotTimes, sumOf } from './slots.reads.ts';
import { holdSlot } from './slots.writes.ts';
import { readRepair } from './ticket.reads.ts';

interface Sources extends Pick<Database, 'ask' | 'db' | 'transaction'> {
  sender: () => Promise<Sender>;
  files: PhotoSources['files'];
  pays: RepairWays;
}

/** Holds of one client an hour. A person changes their mind a few times; more would empty a calendar. */
const MOST_HOLDS = { most: 30, windowMs: 60 * 60_000 };

const noCart = () => refuse(404, 'There is no such cart.');

export function repairRoutes(calls: PrivateCalls, sources: Sources): void {
  const { ask } = sources;

  calls.define('GET /no/auth/web/site/repairs/slots', async ({ query }, { account }) => {
    const { store_id: storeId, cart_id: cartId, minutes } = query;
    const cart = cartId === undefined ? undefined : await readPricedCart(ask, { cartId, account });
    if (cartId !== undefined && cart?.line !== 'repair') return noCart();
    const work = cart && cart.items.length > 0 ? sumOf(await readWork(ask, cart.items)) : undefined;
    const data = await readSlots(ask, {
      storeId,
      cartId,
      minutes: work ?? minutes ?? HAND_OVER_MINUTES,
      businessIds: cart ? [...new Set(cart.items.map(({ businessId }) => businessId))] : null,
      now: new Date(),
    });
    if (storeId !== undefined && data.length === 0) return refuse(404, 'There is no such store.');
    return { status: 200, data };
  });

  calls.define('POST /no/auth/web/site/repairs/holds', async ({ body }, { account, tooMany }) => {
    const { cart_id: cartId, store_id: storeId, starts_at: startsAt } = body;
    const cart = await readPricedCart(ask, { cartId, account });
    if (cart?.line !== 'repair') return noCart();
    const [item] = cart.items;
    if (!item) return refuse(409, 'Your cart is empty.');
    if (tooMany('held slots', 'repairs', MOST_HOLDS)) return refuse(429, 'Too many times were held.');
    const wish = {
      cartId,
      businessIds: cart.items.map(({ businessId }) => businessId),
      storeId,
      from: new Date(startsAt),
      minutes: sumOf(await readWork(ask, cart.items)),
      now: new Date(),
    };
    const held = await holdSlot(sources, wish);
    if (!held)
      return refuse(409, 'This time is not free any more. Please choose another one.', {
        starts_at: 'Not free any more',
      });
    return {
      status: 201,
      result: { store_id: storeId, ...slotTimes(held.slot), held_until: held.heldUntil.toISOString() },
    };
  });

  calls.define(
    'POST /no/auth/web/site/repairs/{token}/payments',
    async ({ params: { token }, body: { kind, amount } }, context) => {
      const { idempotencyKey: key } = context;
      const { secret } = await sources.sender();
      const found = await readRepairByToken(ask, secret, token);
      if (!found) return refuse(404, 'There is nothing at this link.');
      // Read before the transaction. Inside it, every waiting request would need a second connection.
      const taken = await sources.pays();
      if (!taken[kind]) return refuse(409, 'The shop does not take this way to pay at the moment.');
      const input = [token, kind, amount];
      const once = { key, call: 'pay repair', sender: openSender(key, context), input };
      return onlyOnce(sources, once, async (at) => {
        const now = new Date();
        const problem = await beginOnline(at, { repairId: found.id, kind, amount, now });
        if (problem) return refuseRepair(problem, 'customer', now);
        const facts = mustExist(await readRepair(at.ask, found.id), 'the repair');
        const result = await holdersView(at, facts, { token, secret, taken });
        return { status: 200 as const, result };
      });
    },
  );

  calls.define('GET /web/site/repairs', async ({ query }, { account }) => {
    const { state, q, cursor, per_page: perPage } = query;
    const whose = { userId: account.id, provenEmail: account.isConfirmed ? account.email : null };
    return readOwnRepairs(ask, { state, q, cursor, perPage, ...whose }, (await sources.sender()).secret);
  });

  calls.defineFile('/no/auth/web/site/repairs/:token/photos/:id/:size', async (params) => {
    const { token = '' } = params;
    const repair = await readRepairByToken(ask, (await sources.sender()).secret, token);
    return privatePhoto(sources, params, repair && { kind: 'repair', id: repair.id });
  });
}
