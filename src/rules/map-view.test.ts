import { expect, it } from 'vitest';
import { mapView } from './map-view.ts';

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
