import type { Cart, CartBusiness, CartItem } from '#contract/cart.ts';

/** A removed item, with its place in the list. */
export interface Removed {
  item: CartItem;
  business: CartBusiness | undefined;
  /** The index of its group. */
  place: number;
}

export type GroupRow = { item: CartItem; removed: Removed | undefined };

export interface VendorGroup {
  business: CartBusiness;
  rows: GroupRow[];
  /** How many units of this vendor are in the cart. */
  quantity: number;
}

/** The items to buy by vendor. Removed items keep their place, where they can be restored. */
export function vendorGroups(cart: Cart, removed: readonly Removed[]): VendorGroup[] {
  const items = stillThere(cart, removed).filter(({ is_saved }) => !is_saved);
  const gone = removed.filter(({ item }) => !item.is_saved);
  const groups = cart.Businesses.map((business) => groupOf(business, items, gone)).filter(
    ({ rows }) => rows.length > 0,
  );
  for (const { business, place } of gone) {
    if (!business || groups.some((group) => group.business.id === business.id)) continue;
    groups.splice(place, 0, groupOf(business, items, gone));
  }
  return groups;
}

/** Leaves out removed items that the cart still has for a moment, so that each is shown once. */
export function stillThere(cart: Cart, removed: readonly Removed[]): CartItem[] {
  return cart.Cart_items.filter(({ id }) => removed.every(({ item }) => item.id !== id));
}

function groupOf(
  business: CartBusiness,
  items: readonly CartItem[],
  removed: readonly Removed[],
): VendorGroup {
  const here = items.filter(({ business_id }) => business_id === business.id);
  const rows: GroupRow[] = [
    ...here.map((item) => ({ item, removed: undefined })),
    ...removed
      .filter((one) => one.business?.id === business.id)
      .map((one) => ({ item: one.item, removed: one })),
  ];
  return {
    business,
    rows: rows.sort((a, b) => a.item.id - b.item.id),
    quantity: here.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}
