import type { Coordinates } from '#rules/stores/distance.ts';
import { fromWorld, toWorld, worldSize } from './map-world.ts';

/** The box of a pin with a small margin, in pixels from its place. */
interface Drawn {
  width: number;
  top: number;
  bottom: number;
}

const PIN: Drawn = { width: 44, top: -52, bottom: 2 };
/** The box of a group: a plate with text, lower and wider than a pin. */
const PLATE = { top: -44, bottom: -5 };
const PLATE_WORDS = 72;
const DIGIT = 8;

const drawnFor = (members: readonly unknown[]): Drawn =>
  members.length === 1 ? PIN : { ...PLATE, width: PLATE_WORDS + String(members.length).length * DIGIT };

export interface PinGroup<T> {
  at: Coordinates;
  members: readonly T[];
}

/**
 * Groups pins that would overlap at a zoom level. Pressing a group zooms in. The `alone` store is never grouped, since
 * the visitor looks at it.
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

/** A group is placed in the middle of its members. */
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
      const [one, other] = [drawnFor(first.members), drawnFor(second.members)];
      const down = (b.y - a.y) * size;
      const isBeside = Math.abs(a.x - b.x) * size >= (one.width + other.width) / 2;
      const isAboveOrBelow = one.bottom <= other.top + down || other.bottom + down <= one.top;
      if (!isBeside && !isAboveOrBelow) return [first, second];
    }
  }
  return undefined;
}
