import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Store } from '#contract/stores.ts';
import type { Coordinates } from '#rules/stores/distance.ts';
import { groupPins } from './map-groups.ts';
import type { MapSize, MapView } from './map-view.ts';
import { fitView, mapView, REGION_ZOOM, STORE_ZOOM } from './map-view.ts';
import { cx } from '#client/ui/cx.ts';
import { lessMotion, useMedia } from '#client/ui/use-media.ts';
import { shopTime } from '#rules/stores/shop-time.ts';
import { isGroup, type MapHandle, type Pin } from './map-form.ts';
import { StoreInfo } from './store-info.tsx';
import { useMap } from './use-map.ts';

type StoreMapProps = {
  /** In the order of the list beside it, which numbers the pins. */
  stores: readonly Store[];
  selectedId?: number | undefined;
  /** undefined: the visitor closed the info window. */
  onSelect: (id: number | undefined) => void;
  /** The visitor's place, measured or typed. */
  around?: Coordinates | undefined;
  /** Zooms out to show all stores at once. */
  fits?: boolean;
  className?: string | undefined;
};

/**
 * Stores on a map: Google's for a shop with a key, Leaflet's otherwise. Its code loads separately and may fail, so
 * everything on the map must also be in a list.
 */
export function StoreMap({ stores, selectedId, onSelect, around, fits = false, className }: StoreMapProps) {
  const [now] = useState(() => shopTime(new Date()));
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const selected = stores.find(({ id }) => id === selectedId);
  const view = useMemo(
    () => size && mapView(stores, selectedId, around, fits ? size : undefined),
    [stores, selectedId, around, fits, size],
  );
  /** The pressed pin. Focus moves to its info window and back to the pin. */
  const pressed = useRef<number>(undefined);
  const { state, map, zoom } = useMap(frame, view, useMedia(lessMotion), press);
  const shownZoom = zoom ?? view?.zoom ?? REGION_ZOOM;
  const pins = useMemo(() => pinsOf(stores, shownZoom, selected), [stores, shownZoom, selected]);

  function press(pin: Pin) {
    const members = stores.filter(({ id }) => pin.stores.includes(id));
    const nearer = isGroup(pin) && size && fitView(members, size, STORE_ZOOM);
    if (nearer && nearer.zoom > shownZoom) {
      map?.look(nearer);
      return;
    }
    pressed.current = pin.stores[0];
    onSelect(pin.stores[0]);
  }

  useEffect(() => map?.draw(pins, selectedId, around), [map, pins, selectedId, around]);
  // The info window opens after its content is rendered, since its size depends on it.
  useEffect(() => {
    if (!map) return;
    if (!selected) {
      map.closeInfo();
      return;
    }
    map.openInfo(selected);
    if (pressed.current === selected.id) map.info.querySelector<HTMLElement>('[tabindex]')?.focus();
    else pressed.current = undefined;
  }, [map, selected]);
  useLook(map, view, selected, fits);

  function close() {
    if (pressed.current !== undefined) map?.focusPin(pressed.current);
    pressed.current = undefined;
    onSelect(undefined);
  }

  return (
    <section
      aria-label="Map of the stores"
      className={cx('relative isolate overflow-hidden bg-grey-2', className)}
    >
      <div
        ref={frame}
        role="group"
        aria-label="Map; the arrow keys move it"
        data-zoom={state === 'ready' ? zoom : undefined}
        className="store-map absolute inset-0"
      />
      {state === 'loading' && <Note>Loading...</Note>}
      {state === 'failed' && (
        <Note>The map can’t be shown at the moment. Every store is in the list, with its address.</Note>
      )}
      {map && selected && createPortal(<StoreInfo store={selected} now={now} onClose={close} />, map.info)}
    </section>
  );
}

const place = ({ latitude, longitude }: Coordinates): Coordinates => ({ latitude, longitude });

/** Pins numbered as in the list. Overlapping ones are grouped. */
function pinsOf(stores: readonly Store[], zoom: number, selected: Store | undefined): Pin[] {
  return groupPins(stores, zoom, selected).map(({ at, members }) => {
    const numbers = members.map((store) => stores.indexOf(store) + 1);
    const names = members.map(({ business_name }) => business_name).join(', ');
    const isOne = members.length === 1;
    return {
      ...at,
      key: members.map(({ id }, index) => `${id}:${numbers[index]}`).join(' '),
      label: isOne ? String(numbers[0]) : `${members.length} stores`,
      name: isOne ? `${numbers[0]}, ${names}` : `${members.length} stores: ${names}`,
      stores: members.map(({ id }) => id),
    };
  });
}

/** The size of an element; undefined before it was measured. */
function useSize(element: React.RefObject<HTMLElement | null>): MapSize | undefined {
  const [size, setSize] = useState<MapSize>();
  useEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = measured;
      setSize((old) => (old?.width === width && old.height === height ? old : { width, height }));
    };
    // It measures at once too, but after the browser's own layout: measuring before would make it lay out twice.
    const resizes = new ResizeObserver(measure);
    resizes.observe(measured);
    return () => resizes.disconnect();
  }, [element]);
  return size;
}

function Note({ children }: { children: React.ReactNode }) {
  return (
    <div className="absolute inset-0 grid place-items-center bg-grey-1 p-6 text-center">
      <p role="status" className="max-w-80 text-small text-muted">
        {children}
      </p>
    </div>
  );
}

/** After a store is deselected, it stays in the middle and the map zooms out, unless all stores should be visible. */
function useLook(
  map: MapHandle | undefined,
  view: MapView | undefined,
  selected: Store | undefined,
  fits: boolean,
): void {
  const last = useRef<Store>(undefined);
  const [latitude, longitude, zoom] = view ? [view.center.latitude, view.center.longitude, view.zoom] : [];
  useEffect(() => {
    if (!map || latitude === undefined || longitude === undefined || zoom === undefined) return;
    const left = last.current;
    last.current = selected;
    if (!selected && left && !fits) map.look({ center: place(left), zoom: REGION_ZOOM });
    else map.look({ center: { latitude, longitude }, zoom });
  }, [map, latitude, longitude, zoom, selected, fits]);
}
