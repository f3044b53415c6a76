import type { Coordinates } from './distance.ts';
import { fromWorld, toWorld, worldSize } from './map-world.ts';

/** A pin with a hair of room around it, in pixels. */
const PIN = { width: 44, height: 54 };

export interface PinGroup<T> {
  at: Coordinates;
  members: readonly T[];
}

/**
 * Pins that would lie on each other at a zoom, as one: pressing it comes nearer. Whoever is `alone` is shown by itself
 * whatever it covers, since it is what the visitor looks at.
 */
export function groupPins<T extends Coordinates>(
  pins: readonly T[],
  zoom: number,
  alone?: T,
): readonly PinGroup<T>[] {
  const groups = pins.filter((pin) => pin !== alone).map((pin) => groupOf([pin]));
  for (let pair = findOverlap(groups, zoom); pair; pair = findOverlap(groups, zoom)) {
    const [first, second] = pair;
    groups[groups.indexOf(first)] = groupOf([...first.members, ...second.members]);
    groups.splice(groups.indexOf(second), 1);
  }
  return alone ? [...groups, groupOf([alone])] : groups;
}

/** A group stands in the middle of its members. */
function groupOf<T extends Coordinates>(members: readonly T[]): PinGroup<T> {
  const places = members.map(toWorld);
  const middle = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [only] = members;
  const at =
    only && members.length === 1
      ? { latitude: only.latitude, longitude: only.longitude }
      : fromWorld({ x: middle(places.map(({ x }) => x)), y: middle(places.map(({ y }) => y)) });
  return { at, members };
}

function findOverlap<T>(
  groups: readonly PinGroup<T>[],
  zoom: number,
): [PinGroup<T>, PinGroup<T>] | undefined {
  const size = worldSize(zoom);
  const places = groups.map(({ at }) => toWorld(at));
  for (const [index, first] of groups.entries()) {
    for (const [later, second] of groups.entries()) {
      const [a, b] = [places[index], places[later]];
      if (later <= index || !a || !b) continue;
      if (Math.abs(a.x - b.x) * size < PIN.width && Math.abs(a.y - b.y) * size < PIN.height)
        return [first, second];
    }
  }
  return undefined;
}
