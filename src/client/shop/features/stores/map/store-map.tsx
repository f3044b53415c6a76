import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Store } from '#contract/stores.ts';
import type { Coordinates } from '#rules/distance.ts';
import type { MapView } from '#rules/map-view.ts';
import { mapView, REGION_ZOOM } from '#rules/map-view.ts';
import { cx } from '#client/ui/cx.ts';
import { lessMotion, useMedia } from '#client/ui/use-media.ts';
import { shopClock } from '../shop-clock.ts';
import type { MapHandle } from './map-form.ts';
import { StoreInfo } from './store-info.tsx';
import { useMap } from './use-map.ts';

type StoreMapProps = {
  /** In the order of the list beside it, which numbers the pins. */
  stores: readonly Store[];
  selectedId?: number | undefined;
  /** undefined: the visitor closed the info window. */
  onSelect: (id: number | undefined) => void;
  /** Where the visitor is, or has said to be. */
  around?: Coordinates | undefined;
  className?: string | undefined;
};

/**
 * Stores on a map: Google's for a shop with a key, Leaflet's otherwise. Its code comes by itself, and whatever is
 * on it must be found in a list too, since it may not come at all.
 */
export function StoreMap({ stores, selectedId, onSelect, around, className }: StoreMapProps) {
  const [now] = useState(() => shopClock(new Date()));
  const frame = useRef<HTMLDivElement>(null);
  const selected = stores.find(({ id }) => id === selectedId);
  const view = useMemo(() => mapView(stores, selectedId, around), [stores, selectedId, around]);
  const pins = useMemo(
    () =>
      stores.map((store, index) => ({
        ...place(store),
        id: store.id,
        number: index + 1,
        name: store.business_name,
      })),
    [stores],
  );
  /** The pin that was pressed takes focus into its info window, and gets it back. */
  const pressed = useRef<number>(undefined);
  const { state, map, zoom } = useMap(frame, view, useMedia(lessMotion), (id) => {
    pressed.current = id;
    onSelect(id);
  });

  useEffect(() => map?.draw(pins, selectedId, around), [map, pins, selectedId, around]);
  // The info window is opened once its words are in it, since its size follows them.
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
  useLook(map, view, selected);

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

function Note({ children }: { children: React.ReactNode }) {
  return (
    <div className="absolute inset-0 grid place-items-center bg-grey-1 p-6 text-center">
      <p role="status" className="max-w-80 text-small text-muted">
        {children}
      </p>
    </div>
  );
}

/** A store that was let go stays in the middle, seen from afar; otherwise the map looks where it should. */
function useLook(map: MapHandle | undefined, view: MapView | undefined, selected: Store | undefined): void {
  const last = useRef<Store>(undefined);
  const [latitude, longitude, zoom] = view ? [view.center.latitude, view.center.longitude, view.zoom] : [];
  useEffect(() => {
    if (!map || latitude === undefined || longitude === undefined || zoom === undefined) return;
    const left = last.current;
    last.current = selected;
    if (!selected && left) map.look({ center: place(left), zoom: REGION_ZOOM });
    else map.look({ center: { latitude, longitude }, zoom });
  }, [map, latitude, longitude, zoom, selected]);
}
