import { placed, readRepairPhone, readRepairStores, repairCart, seen } from './repairs.ts';
import type { Make } from './seed.ts';
import { UNIT_SEEDS } from './units.ts';
import { putInto, tradeInTools } from './trade-ins.ts';

/** Calls about trade-ins and repairs, with the data that they need. */
export const BENCH_SEEDS: Partial<Record<string, Make>> = {
  ...UNIT_SEEDS,
  'POST /office/trade-in-payouts': async (shop) => {
    const number = await deviceToPay(shop);
    return { body: { outcome: 'paid', payouts: [{ number, version: 1 }] } };
  },
  'POST /office/trade-in-payouts/file': async (shop) => {
    await deviceToPay(shop);
    return { body: { again: true } };
  },
  'POST /no/auth/web/site/repairs/{token}/payments': async (shop) => {
    const { id, token } = await placed(shop, await readRepairPhone(shop));
    const { pool } = shop.database;
    await pool.query("update repairs set state = 'quality_check' where id = $1", [id]);
    await pool.query("update repair_lines set state = 'approved' where repair_id = $1", [id]);
    const { pay } = await seen(shop, token);
    return {
      path: `/no/auth/web/site/repairs/${token}/payments`,
      body: { kind: 'trial', amount: pay?.amount },
    };
  },
  'POST /no/auth/web/site/repairs/holds': async (shop) => {
    const cartId = await repairCart(shop, await readRepairPhone(shop));
    const stores = await readRepairStores(shop);
    for (const storeId of stores) {
      const { data } = await shop.call('GET /no/auth/web/site/repairs/slots', {
        query: { store_id: storeId, cart_id: cartId, minutes: undefined },
      });
      const next = data[0]?.next;
      if (next) return { body: { cart_id: cartId, store_id: storeId, starts_at: next } };
    }
    throw new Error('no store has a free slot');
  },
};

async function deviceToPay(shop: Parameters<Make>[0]): Promise<string> {
  const tools = await tradeInTools(shop);
  const { items } = await tools.place();
  const [device] = items;
  if (!device) throw new Error('nothing was sold');
  await putInto(shop, device.id, 'payout_pending', tools.seals);
  return device.number;
}
