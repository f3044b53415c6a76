import type { MapSettings } from '#contract/stores.ts';
import type { Coordinates } from '#rules/stores/distance.ts';
import type { MapView } from './map-view.ts';

/** A store on the map, or several that are too near each other to be shown apart. */
export interface Pin extends Coordinates {
  /** Stays the same while the pin shows the same stores. */
  key: string;
  /** Its text: a store's number in the list beside the map, or how many stores it groups. */
  label: string;
  /** The name for screen readers. */
  name: string;
  stores: readonly number[];
}

export const isGroup = ({ stores }: Pin): boolean => stores.length > 1;

export interface MapOptions {
  settings: MapSettings;
  view: MapView;
  /** Moves without animation. */
  calm: boolean;
  onPress: (pin: Pin) => void;
  onZoom: (zoom: number) => void;
  /** The map failed after it was opened. */
  onFailure: () => void;
}

/** The functions of a map, the same for every provider. */
export interface MapHandle {
  /** The element for the info window's content. */
  info: HTMLElement;
  draw: (pins: readonly Pin[], selectedId: number | undefined, here: Coordinates | undefined) => void;
  look: (view: MapView) => void;
  openInfo: (at: Coordinates) => void;
  closeInfo: () => void;
  focusPin: (id: number) => void;
  remove: () => void;
}

export type OpenMap = (frame: HTMLElement, options: MapOptions) => Promise<MapHandle>;
