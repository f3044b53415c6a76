import { useEffect, useRef, useState } from 'react';
import type { MapView } from './map-view.ts';
import { placeOf } from '#client/lib/place.ts';
import { useMapSettings } from '#client/lib/stores.api.ts';
import { idleTurn } from '#client/ui/idle-turn.ts';
import type { MapHandle, OpenMap, Pin } from './map-form.ts';

type MapState = 'loading' | 'ready' | 'failed';

const forms = {
  google: () => import('./google-map.ts').then((module) => module.openMap),
  leaflet: () => import('./leaflet-map.ts').then((module) => module.openMap),
} satisfies Record<string, () => Promise<OpenMap>>;

/** Loads the shop's map and removes it again. Without a view there is no map. */
export function useMap(
  frame: React.RefObject<HTMLElement | null>,
  view: MapView | undefined,
  calm: boolean,
  onPress: (pin: Pin) => void,
): { state: MapState; map: MapHandle | undefined; zoom: number | undefined } {
  const settings = useMapSettings();
  const [map, setMap] = useState<MapHandle>();
  const [failed, setFailed] = useState(false);
  const [zoom, setZoom] = useState<number>();
  /** The latest view and callback, so that the map isn't opened again when they change. */
  const latest = useRef({ view, onPress });
  useEffect(() => {
    latest.current = { view, onPress };
  });
  const hasView = view !== undefined;
  const { data } = settings;
  useEffect(() => {
    const element = frame.current;
    const { view: first } = latest.current;
    if (!data || !element || !hasView || !first) return undefined;
    let wanted = true;
    let opened: MapHandle | undefined;
    const options = {
      settings: data,
      view: first,
      calm,
      onPress: (pin: Pin) => latest.current.onPress(pin),
      onZoom: (next: number) => wanted && setZoom(next),
      onFailure: () => wanted && setFailed(true),
    };
    async function load(target: HTMLElement, form: () => Promise<OpenMap>) {
      try {
        const openMap = await form();
        // Code and map in two turns: together they would block a phone.
        await idleTurn();
        if (!wanted) return;
        const handle = await openMap(target, options);
        if (!wanted) return handle.remove();
        opened = handle;
        setZoom(options.view.zoom);
        setMap(handle);
      } catch {
        options.onFailure();
      }
    }
    const isGoogles = data.google_maps_key !== null && placeOf('maps') === 'google';
    void load(element, isGoogles ? forms.google : forms.leaflet);
    return () => {
      wanted = false;
      opened?.remove();
      setMap(undefined);
    };
  }, [frame, data, hasView, calm]);
  if (failed || settings.isError) return { state: 'failed', map: undefined, zoom: undefined };
  return { state: map ? 'ready' : 'loading', map, zoom };
}
