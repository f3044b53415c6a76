import type { Coordinates } from './distance.ts';

/** SPEC section 9: a map of stores shows a region, and with a selected store its streets. */
export const REGION_ZOOM = 10;
export const STORE_ZOOM = 15;

export interface MapView {
  center: Coordinates;
  zoom: number;
}

/**
 * What a map looks at: the selected store; or else where the visitor is, or the first store of the list. A store
 * that was just let go stays in the middle, so that nobody loses their way.
 */
export function mapView<T extends Coordinates & { id: number }>(
  stores: readonly T[],
  selectedId: number | undefined,
  around: Coordinates | undefined,
): MapView | undefined {
  const selected = stores.find(({ id }) => id === selectedId);
  if (selected) return { center: at(selected), zoom: STORE_ZOOM };
  const center = around ?? stores[0];
  return center && { center: at(center), zoom: REGION_ZOOM };
}

const at = ({ latitude, longitude }: Coordinates): Coordinates => ({ latitude, longitude });
