import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Wish } from '#contract/wishlist.ts';
import { addresses } from '#rules/page/addresses.ts';
import { api, queryFor } from '#client/lib/api.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { useRouter } from '#client/lib/router.tsx';
import { notify, notifyError } from '#client/ui/toast-store.ts';
import { useHasWishlist } from './use-has-wishlist.ts';

const wishlistQuery = () => queryFor({ name: 'GET /web/site/wishlist' });

export function useWishlist() {
  return useQuery({ ...wishlistQuery(), enabled: useHasWishlist() });
}

/** Changes the button only after the server has confirmed, as SPEC says. */
export function useWish(productId: number) {
  const wish = useWishlist().data?.result.find((one) => one.product_id === productId);
  const { navigate } = useRouter();
  const [isBusy, setBusy] = useState(false);

  async function add() {
    try {
      await api('POST /web/site/wishlist', { body: { product_id: productId } });
      await queryClient.invalidateQueries({ queryKey: wishlistQuery().queryKey });
      notify('Added to Wishlist');
    } catch {
      notifyError('Something Went Wrong Please Login');
      navigate(addresses.home());
    }
  }

  async function toggle() {
    if (isBusy) return;
    setBusy(true);
    await (wish ? removeWish(wish) : add());
    setBusy(false);
  }

  return { isWished: wish !== undefined, isBusy, toggle };
}

/** Removes a wish, and then from the cached list. A failure changes nothing. */
export async function removeWish({ id }: Pick<Wish, 'id'>, said = 'Removed from Wishlist'): Promise<boolean> {
  try {
    await api('DELETE /web/site/wishlist/{id}', { params: { id } });
  } catch {
    notifyError('Something Went Wrong Please Try Again');
    return false;
  }
  queryClient.setQueryData(wishlistQuery().queryKey, (known) =>
    known ? { ...known, result: known.result.filter((wish) => wish.id !== id) } : known,
  );
  if (said) notify(said);
  return true;
}
