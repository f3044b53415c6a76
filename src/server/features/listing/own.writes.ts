import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { refreshListing } from './writes.ts';
import { products } from '../catalog/public.ts';

/** Writes anew what listings say of a business's products, after its name or its ways have changed. */
export async function relistBusiness(db: Db, businessId: number): Promise<void> {
  const own = await db.select({ id: products.id }).from(products).where(eq(products.businessId, businessId));
  await refreshListing(
    db,
    own.map(({ id }) => id),
  );
}
