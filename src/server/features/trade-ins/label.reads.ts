import type { Ask } from '../../db/connect.ts';

const STORE = {
  name: 'trade-in-store',
  text: `
  select s.id from stores s join businesses b on b.id = s.business_id
  where s.id = $1 and s.business_id = $2 and s.is_active and b.is_trading and not b.is_on_holiday`,
};

/** Whether a device can be brought to this store: it is open, and belongs to the business that buys the device. */
export async function readDropInStore(
  ask: Ask,
  { storeId, businessId }: { storeId: number; businessId: number },
): Promise<{ id: number } | undefined> {
  const [store] = await ask<{ id: number }>(STORE, [storeId, businessId]);
  return store;
}
