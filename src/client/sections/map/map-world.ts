import type { Coordinates } from '#rules/stores/distance.ts';

/** A point on the square world map of both providers: 0 to 1 from west to east and from north to south. */
export interface WorldPoint {
  x: number;
  y: number;
}

export function toWorld({ latitude, longitude }: Coordinates): WorldPoint {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return { x: longitude / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

export function fromWorld({ x, y }: WorldPoint): Coordinates {
  return {
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
    longitude: (x - 0.5) * 360,
  };
}

/** How many pixels wide the world is at a zoom. */
export const worldSize = (zoom: number): number => 256 * 2 ** zoom;
