import type { Coordinates } from '#rules/stores/distance.ts';
import { fromWorld, toWorld, worldSize } from './map-world.ts';

/** SPEC section 9: a map of stores shows a region, and with a selected store its streets. */
export const REGION_ZOOM = 10;
export const STORE_ZOOM = 15;

export interface MapView {
  center: Coordinates;
  zoom: number;
}

/** The size of a map's box, in pixels. */
export interface MapSize {
  width: number;
  height: number;
}

/**
 * The centre and zoom of a map: the selected store, or the visitor's place, or the first store of the list. If `size`
 * is given, it shows the whole list instead, as close as possible but not closer than a region.
 */
export function mapView<T extends Coordinates & { id: number }>(
  stores: readonly T[],
  selectedId: number | undefined,
  around: Coordinates | undefined,
  size?: MapSize,
): MapView | undefined {
  const selected = stores.find(({ id }) => id === selectedId);
  if (selected) return { center: at(selected), zoom: STORE_ZOOM };
  if (size) return fitView(around ? [around, ...stores] : stores, size, REGION_ZOOM);
  const center = around ?? stores[0];
  return center && { center: at(center), zoom: REGION_ZOOM };
}

/** Margins around pins. A pin is above its point, so the top needs more. */
const ROOM = { side: 36, top: 72, bottom: 28 };
const FARTHEST_ZOOM = 2;

/** The closest view that shows all of these places. */
export function fitView(places: readonly Coordinates[], size: MapSize, nearest: number): MapView | undefined {
  const [only] = places;
  if (!only) return undefined;
  const points = places.map(toWorld);
  const [left, right] = ends(points.map(({ x }) => x));
  const [top, bottom] = ends(points.map(({ y }) => y));
  const width = Math.max(size.width - 2 * ROOM.side, 1);
  const height = Math.max(size.height - ROOM.top - ROOM.bottom, 1);
  const scale = Math.min(width / (right - left), height / (bottom - top));
  const zoom = Math.max(FARTHEST_ZOOM, Math.min(nearest, Math.floor(Math.log2(scale / worldSize(0)))));
  if (left === right && top === bottom) return { center: at(only), zoom };
  const lift = (ROOM.top - ROOM.bottom) / 2 / worldSize(zoom);
  return { center: fromWorld({ x: (left + right) / 2, y: (top + bottom) / 2 - lift }), zoom };
}

const ends = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)];

const at = ({ latitude, longitude }: Coordinates): Coordinates => ({ latitude, longitude });
