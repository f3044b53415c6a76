import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Cart, CartItem } from '#contract/cart.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { CARTS, visitorCarts } from '#client/lib/cart-ids.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { announce } from '#client/ui/announce.ts';
import { addOnce, changeItem, removeItem, showCart, shownCart, type Holder } from './cart.api.ts';
import { previewed, type ItemChange } from './cart-preview.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { tellAddRefused, tellChangeRefused } from './refusals.ts';
import type { Removed } from './vendor-groups.ts';

type Asked = { item: CartItem; change: ItemChange };

/**
 * Shows changes at once and sends them one after the other, so that the last one wins. A refused change is undone. A
 * removed item can be restored while the page is open.
 */
export function useCartChanges(line: Line, holder: Holder) {
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const mutationKey = ['change cart', line];

  const { mutate } = useMutation<Cart, Error, Asked, Cart | undefined>({
    mutationKey,
    scope: { id: `cart ${line}` },
    mutationFn: ({ item, change }) =>
      change === 'removed' ? removeItem(line, holder, item.id) : changeItem(line, holder, item.id, change),
    onMutate: ({ item, change }) => {
      void queryClient.cancelQueries({ queryKey: [CARTS, line] });
      const before = shownCart(line, holder);
      if (before) showCart(line, holder, previewed(before, item.id, change));
      return before;
    },
    onSuccess: (cart) => {
      // If another change is running, this answer is already old.
      if (queryClient.isMutating({ mutationKey }) <= 1) showCart(line, holder, cart);
      tellOtherTabs();
    },
    onError: (error, { item }, before) => {
      if (before) showCart(line, holder, before);
      setRemoved((all) => all.filter((one) => one.item.id !== item.id));
      void queryClient.invalidateQueries({ queryKey: [CARTS, line] });
      tellChangeRefused(error);
    },
  });

  const putBack = useMutation({
    scope: { id: `cart ${line}` },
    mutationFn: async ({ item }: Removed) => {
      const { result, cart_listing_data } = await addOnce(line, {
        product_id: item.product_id,
        product_variation_id: item.product_variation_id,
        quantity: item.quantity,
        options: item.options,
        way: item.way,
        web_or_pos: 1,
        ...(holder.isAccount ? {} : visitorCarts()),
      });
      const there = { ...holder, cartId: cart_listing_data.cart_id };
      if (item.is_saved) {
        showCart(line, there, await changeItem(line, there, result.item_id, { is_saved: true }));
      }
    },
    onSuccess: (_, { item }) => {
      setRemoved((all) => all.filter((one) => one.item.id !== item.id));
      announce(`${item.product_name} is back`);
      tellOtherTabs();
    },
    onError: tellAddRefused,
  });

  return {
    removed,
    setQuantity: (item: CartItem, quantity: number) => mutate({ item, change: { quantity } }),
    setSaved(item: CartItem, is_saved: boolean) {
      mutate({ item, change: { is_saved } });
      announce(`${item.product_name} is ${is_saved ? 'kept for later' : 'back in your cart'}`);
    },
    remove(gone: Removed) {
      setRemoved((all) => [...all, gone]);
      mutate({ item: gone.item, change: 'removed' });
      announce(`${gone.item.product_name} is removed`);
    },
    putBack: (gone: Removed) => putBack.mutate(gone),
    isPuttingBack: putBack.isPending ? putBack.variables.item.id : undefined,
  };
}

export type CartChanges = ReturnType<typeof useCartChanges>;
