import { WAYS, type WayIn } from '#rules/checkout/form.ts';
import { withSearch, type Place } from '#client/lib/place.ts';
import { useRouter } from '#client/lib/router.tsx';

/** How the device comes. The address keeps it beside the answers, so that a reload and the way back show the same. */
export function useWayIn(path: string, search: Place['search']): [WayIn, (way: WayIn) => void] {
  const { navigate } = useRouter();
  const way = WAYS.find((one) => one === search['way']) ?? WAYS[0];
  return [
    way,
    (next) => navigate(withSearch(path, { ...search, way: next }), { replace: true, keepScroll: true }),
  ];
}
