/// <reference types="google.maps" />
import './map.css';
import type { Coordinates } from '#rules/stores/distance.ts';
import { loadGoogleMaps } from './google-script.ts';
import type { OpenMap, Pin } from './map-form.ts';
import { makeHere, makeInfo, makePin, markPin } from './pins.ts';

const where = ({ latitude, longitude }: Coordinates): google.maps.LatLngLiteral => ({
  lat: latitude,
  lng: longitude,
});

/** The map of shops with a key. */
export const openMap: OpenMap = async (frame, options) => {
  const { view, settings } = options;
  window.gm_authFailure = options.onFailure;
  const { Map: GoogleMap, InfoWindow, OverlayView } = await loadGoogleMaps(settings.google_maps_key ?? '');

  /** Our own element on the map, since Google's markers are pictures and don't work with a keyboard. */
  class Place extends OverlayView {
    readonly #at: google.maps.LatLngLiteral;
    readonly element: HTMLElement;

    constructor(at: Coordinates, element: HTMLElement) {
      super();
      this.#at = where(at);
      this.element = element;
      element.classList.add('google-place');
      OverlayView.preventMapHitsAndGesturesFrom(element);
    }

    override onAdd() {
      this.getPanes()?.overlayMouseTarget.append(this.element);
    }

    override draw() {
      const point = this.getProjection().fromLatLngToDivPixel(this.#at);
      if (point) this.element.style.transform = `translate(${point.x}px, ${point.y}px)`;
    }

    override onRemove() {
      this.element.remove();
    }
  }

  const map = new GoogleMap(frame, {
    center: where(view.center),
    zoom: view.zoom,
    gestureHandling: 'cooperative',
    clickableIcons: false,
    fullscreenControl: false,
    mapTypeControl: false,
    streetViewControl: false,
  });
  map.addListener('zoom_changed', () => options.onZoom(map.getZoom() ?? view.zoom));

  const info = makeInfo();
  const infoWindow = new InfoWindow({
    content: info,
    pixelOffset: new google.maps.Size(0, -44),
    headerDisabled: true,
    disableAutoPan: true,
  });
  const places = new Map<string, { pin: Pin; place: Place }>();
  let drawn: readonly Pin[] = [];
  let here: Place | undefined;
  let isInfoOpen = false;

  function drawPins(wanted: readonly Pin[]) {
    if (wanted === drawn) return;
    for (const { place } of places.values()) place.setMap(null);
    places.clear();
    for (const pin of wanted) {
      const place = new Place(pin, makePin(pin, options.onPress));
      place.setMap(map);
      places.set(pin.key, { pin, place });
    }
    drawn = wanted;
  }

  return {
    info,
    draw(wanted, selectedId, around) {
      drawPins(wanted);
      for (const { pin, place } of places.values()) markPin(place.element, pin, selectedId);
      here?.setMap(null);
      here = around && new Place(around, makeHere());
      here?.setMap(map);
    },
    look({ center, zoom }) {
      map.setZoom(zoom);
      map.setCenter(where(center));
      // A store with an open info window is placed below the middle, so that both are visible.
      if (isInfoOpen) map.panBy(0, -info.offsetHeight / 2);
    },
    openInfo(at) {
      isInfoOpen = true;
      infoWindow.setPosition(where(at));
      infoWindow.open({ map, shouldFocus: false });
    },
    closeInfo() {
      isInfoOpen = false;
      infoWindow.close();
    },
    focusPin: (id) => [...places.values()].find(({ pin }) => pin.stores.includes(id))?.place.element.focus(),
    remove() {
      window.gm_authFailure = () => undefined;
      google.maps.event.clearInstanceListeners(map);
      frame.replaceChildren();
    },
  };
};
