import { expect, it } from 'vitest';
import { mapView, type MapSize, type MapView } from './map-view.ts';
import { toWorld, worldSize } from './map-world.ts';

const camden = { id: 1, latitude: 51.5386, longitude: -0.1424, name: 'Camden' };
const leeds = { id: 4, latitude: 53.7967, longitude: -1.5423, name: 'Leeds' };
const york = { latitude: 53.96, longitude: -1.08 };
const at = ({ latitude, longitude }: typeof york) => ({ latitude, longitude });

it.each([
  ['the first store, from afar', [camden, leeds], undefined, undefined, { center: at(camden), zoom: 10 }],
  ['where the visitor is', [camden, leeds], undefined, york, { center: york, zoom: 10 }],
  ['the selected store, closely', [camden, leeds], 4, undefined, { center: at(leeds), zoom: 15 }],
  ['the selected store, wherever the visitor is', [camden, leeds], 4, york, { center: at(leeds), zoom: 15 }],
  [
    'the first store where the selected one is not shown',
    [camden],
    4,
    undefined,
    { center: at(camden), zoom: 10 },
  ],
  ['the visitor where there is no store', [], undefined, york, { center: york, zoom: 10 }],
  ['nothing where there is nothing', [], undefined, undefined, undefined],
])('A map looks at %s', (_what, stores, selectedId, around, view) => {
  expect(mapView(stores, selectedId, around)).toEqual(view);
});

/** The position of a place in a map's box, in pixels from the upper left corner. */
function pixelOf(place: typeof york, view: MapView, size: MapSize) {
  const [point, middle] = [toWorld(place), toWorld(view.center)];
  return {
    x: size.width / 2 + (point.x - middle.x) * worldSize(view.zoom),
    y: size.height / 2 + (point.y - middle.y) * worldSize(view.zoom),
  };
}

it.each([
  ['a desk', { width: 640, height: 900 }],
  ['a tablet', { width: 416, height: 850 }],
  ['a phone', { width: 360, height: 352 }],
])('On %s all of the list is in view with its pins, and the visitor too', (_where, size) => {
  const glasgow = { id: 8, latitude: 55.8752, longitude: -4.2936, name: 'Glasgow' };
  const view = mapView([camden, leeds, glasgow], undefined, york, size);
  if (!view) throw new Error('no view');
  expect(view.zoom).toBeLessThan(10);
  for (const place of [camden, leeds, glasgow, york]) {
    const { x, y } = pixelOf(place, view, size);
    expect(x).toBeGreaterThan(24);
    expect(x).toBeLessThan(size.width - 24);
    expect(y).toBeGreaterThan(50);
    expect(y).toBeLessThan(size.height);
  }
});

it('One store alone is shown with its region, and a selected one closely, at any size', () => {
  const size = { width: 640, height: 900 };
  expect(mapView([leeds], undefined, undefined, size)).toEqual({ center: at(leeds), zoom: 10 });
  expect(mapView([camden, leeds], 4, undefined, size)).toEqual({ center: at(leeds), zoom: 15 });
  expect(mapView([], undefined, undefined, size)).toBeUndefined();
});
