import type { Cart, CartBusiness, CartItem } from '#contract/cart.ts';

/** An item that was taken out, with what is needed to show where it was. */
export interface Removed {
  item: CartItem;
  business: CartBusiness | undefined;
  /** Which group it was in, from the top. */
  place: number;
}

export type GroupRow = { item: CartItem; removed: Removed | undefined };

export interface VendorGroup {
  business: CartBusiness;
  rows: GroupRow[];
  /** How many things of this vendor are in the cart. */
  quantity: number;
}

/** What will be bought, by vendor; what was removed keeps its place, so that it can be put back from there. */
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

/** For a moment an item is removed here and still in the cart: it is shown once. */
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
