import {
  Browser,
  divIcon,
  DomEvent,
  gridLayer,
  map as createMap,
  marker,
  point,
  popup as createPopup,
  tileLayer,
  type LatLngLiteral,
  type Map as LeafletMap,
  type Marker,
} from 'leaflet';
import './leaflet.css';
import './map.css';
import type { Coordinates } from '#rules/stores/distance.ts';
import { idleTurn } from '#client/ui/idle-turn.ts';
import type { MapView } from './map-view.ts';
import type { MapOptions, OpenMap, Pin } from './map-form.ts';
import { makeHere, makeInfo, makePin, markPin } from './pins.ts';

const ATTRIBUTION =
  '&copy; <a href="https://www.openstreetmap.org/copyright" rel="noopener">OpenStreetMap</a> contributors';
const PIN = { iconSize: point(40, 50), iconAnchor: point(20, 49), className: 'pin-place' };
const HERE = { iconSize: point(44, 44), iconAnchor: point(22, 22), className: 'pin-place' };
const INFO = {
  closeButton: false,
  autoClose: false,
  closeOnClick: false,
  closeOnEscapeKey: false,
  autoPan: false,
  offset: point(0, -40),
  className: 'store-popup',
};
const NARROW = 600;
/** The width of the info window's text, without margins. */
const INFO_WIDTH = 280;
const INFO_WIDTH_NARROW = 264;
/** A map this wide has room for the wider info window. */
const ROOMY = 400;
/** After this many failed tiles in a row, no more are expected. */
const MOST_LOST_TILES = 6;

const where = ({ latitude, longitude }: Coordinates): LatLngLiteral => ({ lat: latitude, lng: longitude });

/** The map of shops without a key. */
export const openMap: OpenMap = async (frame, options) => {
  const { view, calm } = options;
  const map = createMap(frame, {
    center: where(view.center),
    zoom: view.zoom,
    zoomControl: true,
    // One finger and the wheel scroll the page; two fingers and the buttons move the map.
    scrollWheelZoom: false,
    dragging: !Browser.mobile,
    zoomAnimation: !calm,
    fadeAnimation: !calm,
    markerZoomAnimation: !calm,
    inertia: !calm,
  });
  // On a narrow map, the info window's button needs the upper corner.
  map.zoomControl.setPosition(frame.clientWidth < NARROW ? 'bottomright' : 'topright');
  map.attributionControl.setPrefix(false);
  // Map and tiles in two turns: together they would block a phone.
  await idleTurn();
  // The background moves with the pins, also without tiles.
  gridLayer({ className: 'map-ground', updateWhenZooming: false }).addTo(map);
  addTiles(map, options);
  map.on('zoomend', () => options.onZoom(map.getZoom()));
  const resized = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  resized.observe(frame);

  const info = makeInfo();
  const width = frame.clientWidth < ROOMY ? INFO_WIDTH_NARROW : INFO_WIDTH;
  info.style.setProperty('--info-width', `${width}px`);
  const popup = createPopup({ ...INFO, minWidth: width, maxWidth: width }).setContent(info);
  const pins = new Map<string, { pin: Pin; button: HTMLButtonElement; marker: Marker }>();
  let here: Marker | undefined;

  function drawPins(wanted: readonly Pin[]) {
    for (const [key, { pin, marker: old }] of pins) {
      if (wanted.some((next) => isSame(next, pin))) continue;
      old.remove();
      pins.delete(key);
    }
    for (const pin of wanted) {
      if (pins.has(pin.key)) continue;
      const button = makePin(pin, options.onPress);
      DomEvent.disableClickPropagation(button);
      const icon = divIcon({ ...PIN, html: button });
      const added = marker(where(pin), { icon, keyboard: false, riseOnHover: true }).addTo(map);
      pins.set(pin.key, { pin, button, marker: added });
    }
  }

  /** A store with an open info window is placed below the middle, so that both are visible. */
  function look({ center, zoom }: MapView) {
    const lift = popup.isOpen() ? info.offsetHeight / 2 : 0;
    const middle = map.project(where(center), zoom).subtract(point(0, lift));
    map.setView(map.unproject(middle, zoom), zoom, { animate: !calm });
  }

  return {
    info,
    draw(wanted, selectedId, around) {
      drawPins(wanted);
      for (const { pin, button, marker: drawn } of pins.values())
        drawn.setZIndexOffset(markPin(button, pin, selectedId) ? 1_000 : 0);
      here?.remove();
      here =
        around &&
        marker(where(around), {
          icon: divIcon({ ...HERE, html: makeHere() }),
          keyboard: false,
          interactive: false,
        });
      here?.addTo(map);
    },
    look,
    openInfo: (at) => void popup.setLatLng(where(at)).openOn(map),
    closeInfo: () => void popup.close(),
    focusPin: (id) => [...pins.values()].find(({ pin }) => pin.stores.includes(id))?.button.focus(),
    remove() {
      resized.disconnect();
      map.remove();
    },
  };
};

const isSame = (one: Pin, other: Pin) =>
  one.key === other.key &&
  one.name === other.name &&
  one.latitude === other.latitude &&
  one.longitude === other.longitude;

/** Missing tiles are no failure: the pins are shown on a plain background. */
function addTiles(map: LeafletMap, { settings, calm }: MapOptions): void {
  if (settings.tiles_url === null) return;
  const tiles = tileLayer(settings.tiles_url, {
    attribution: ATTRIBUTION,
    maxZoom: 19,
    updateWhenZooming: !calm,
  });
  let lost = 0;
  tiles.on('tileload', () => (lost = Number.NEGATIVE_INFINITY));
  tiles.on('tileerror', () => {
    lost += 1;
    if (lost === MOST_LOST_TILES) tiles.remove();
  });
  tiles.addTo(map);
}
