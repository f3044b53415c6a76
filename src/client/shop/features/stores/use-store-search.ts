import { useEffect, useMemo, useState } from 'react';
import type { Store } from '#contract/stores.ts';
import { addresses } from '#rules/page/addresses.ts';
import type { WallClock } from '#rules/stores/opening-hours.ts';
import { withSearch, type Place } from '#client/lib/place.ts';
import { useRouter } from '#client/lib/router.tsx';
import { useSettled } from '#client/lib/use-settled.ts';
import { findStores } from './found-stores.ts';
import { usePlaces } from '#client/lib/stores.api.ts';
import { useHere } from './use-here.ts';

/** Reasons to visit a store other than buying. */
export const SERVICES = ['sell', 'repair'] as const;

/** The search for stores. It is in the address, so that Back restores it. */
export function useStoreSearch(stores: readonly Store[], search: Place['search'], now: WallClock) {
  const { navigate } = useRouter();
  const [text, setText] = useState(search['q'] ?? '');
  const [onlyOpen, setOnlyOpen] = useState(search['open'] === '1');
  const [service, setService] = useState(() => SERVICES.find((one) => one === search['service']));
  const [selectedId, setSelectedId] = useState(() => Number(search['store']) || undefined);
  /**
   * The chosen place among those with the same name, and whether all stores are shown. Both belong to one
   * text.
   */
  const [choice, setChoice] = useState<{ text: string; place: number; showsAll: boolean }>();
  const device = useHere();
  const settled = useSettled(text.trim());
  const places = usePlaces(settled);
  const known = settled === text.trim() ? (places.data ?? []) : [];
  const chosen = choice?.text === settled ? choice : { text: settled, place: 0, showsAll: false };
  const place = known[chosen.place];
  const { here } = device;
  const { showsAll } = chosen;
  const found = useMemo(
    () => findStores(stores, { text, place, here, showsAll, onlyOpen, service, now }),
    [stores, text, place, here, showsAll, onlyOpen, service, now],
  );
  const isSelectedShown = found.shown.some(({ store }) => store.id === selectedId);
  const shownId = isSelectedShown ? selectedId : undefined;

  const address = withSearch(addresses.stores(), {
    q: settled,
    open: onlyOpen ? '1' : undefined,
    service,
    store: shownId === undefined ? undefined : String(shownId),
  });
  useEffect(() => {
    // A link to this page, such as the header's, resets the search.
    if ((search['q'] ?? '') === settled) return;
    setText(search['q'] ?? '');
    // Text typed in the meantime will update the address.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [search]);
  useEffect(() => {
    if (address === `${location.pathname}${location.search}`) return undefined;
    // Later, since the router can't navigate while it renders another place.
    const timer = setTimeout(() => navigate(address, { replace: true, keepScroll: true }));
    return () => clearTimeout(timer);
    // Only the search changes the URL; the router itself is new at every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [address]);

  return {
    text,
    setText,
    onlyOpen,
    setOnlyOpen,
    service,
    setService,
    /** All stores again. */
    clear: () => {
      setText('');
      setOnlyOpen(false);
      setService(undefined);
    },
    selectedId: shownId,
    select: setSelectedId,
    device,
    ...found,
    place,
    otherPlaces: known
      .map((other, index) => ({ ...other, index }))
      .filter(({ index }) => index !== chosen.place),
    choosePlace: (index: number) => setChoice({ ...chosen, place: index, showsAll: true }),
    showAll: () => setChoice({ ...chosen, showsAll: true }),
    /** Nothing has the words so far, but they may turn out to be a place. */
    isLooking:
      found.shown.length === 0 &&
      !onlyOpen &&
      text.trim() !== '' &&
      (settled !== text.trim() || places.isFetching),
  };
}
