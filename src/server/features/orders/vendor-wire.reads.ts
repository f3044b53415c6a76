import type { CheckoutOrder } from '#contract/checkout.ts';
import { poundsFromPence } from '#rules/money/money.ts';
import { isForStore } from '#rules/office/grant.ts';
import type { Account } from '../../http/account.ts';
import type { VendorQuote } from './quote.reads.ts';

/** How a vendor could send or hand over a basket, as in the API. */
export function vendorWire({ terms, ways, chosen }: VendorQuote): CheckoutOrder['ways'][number] {
  return {
    business_id: terms.businessId,
    name: terms.name,
    chosen: chosen ? { way: chosen.way, store_id: chosen.storeId } : null,
    ways: ways.map(({ way, price, promise, reason, whenPaid, how, stores }) => ({
      way,
      price: poundsFromPence(price),
      promise: promise?.words ?? null,
      when_paid: whenPaid,
      reason: reason ?? null,
      how,
      stores: stores.flatMap(({ storeId, promise: ready }) => {
        const store = terms.stores.find(({ id }) => id === storeId);
        return store ? [{ ...store, promise: ready.words }] : [];
      }),
    })),
  };
}

/** Staff of some stores hand over there, and send nothing: they would not see the order. */
export function limitToStores(vendor: VendorQuote, { office }: Account): VendorQuote {
  if (!office || office.storeIds === null) return vendor;
  const ways = vendor.ways
    .filter(({ way }) => way === 'collect')
    .map((one) => ({ ...one, stores: one.stores.filter(({ storeId }) => isForStore(office, storeId)) }));
  return { ...vendor, ways };
}
