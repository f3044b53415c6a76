import { expect, it } from 'vitest';
import { groupPins } from './map-groups.ts';

const camden = { id: 1, latitude: 51.5386, longitude: -0.1424 };
const islington = { id: 2, latitude: 51.5347, longitude: -0.1044 };
const hackney = { id: 3, latitude: 51.5468, longitude: -0.0755 };
const leeds = { id: 4, latitude: 53.7967, longitude: -1.5423 };
const all = [camden, islington, hackney, leeds];
const ids = (zoom: number, alone?: (typeof all)[number]) =>
  groupPins(all, zoom, alone).map(({ members }) => members.map(({ id }) => id));

it.each([
  ['in one where they would lie on each other', 6, undefined, [[1, 2, 3], [4]]],
  ['in one with what it covers itself', 10, undefined, [[1, 2, 3], [4]]],
  ['by themselves where there is room', 13, undefined, [[1], [2], [3], [4]]],
  ['without the selected one', 10, camden, [[2, 3], [4], [1]]],
])('Pins stand %s', (_where, zoom, alone, groups) => {
  expect(ids(zoom, alone)).toEqual(groups);
});

it('A group is in the middle of its members, a single pin at its store', () => {
  const [london, north] = groupPins([camden, hackney, leeds], 6);
  expect(london?.at.longitude).toBeCloseTo((camden.longitude + hackney.longitude) / 2, 6);
  expect(london?.at.latitude).toBeCloseTo((camden.latitude + hackney.latitude) / 2, 3);
  expect(north?.at).toEqual({ latitude: leeds.latitude, longitude: leeds.longitude });
});

it('Two stores of one house stay one pin however near the map comes', () => {
  expect(groupPins([camden, { ...camden, id: 9 }], 19)).toHaveLength(1);
});

it('A pin beside the words of a group, where they would cover it, joins the group', () => {
  // At this zoom 0.01 degrees of longitude are about 29 pixels.
  const at = (id: number, east: number) => ({ id, latitude: 51.5, longitude: east });
  const pair = [at(1, -0.002), at(2, 0.002)];
  expect(groupPins([...pair, at(3, 0.019)], 12)).toHaveLength(1);
  expect(groupPins([...pair, at(3, 0.023)], 12)).toHaveLength(2);
});
