import type { MapSettings } from '#contract/stores.ts';
import type { Coordinates } from '#rules/distance.ts';
import type { MapView } from '#rules/map-view.ts';

/** A store on the map; its number is its place in the list beside it. */
export interface Pin extends Coordinates {
  id: number;
  number: number;
  name: string;
}

export interface MapOptions {
  settings: MapSettings;
  view: MapView;
  /** Moves at once rather than in motion. */
  calm: boolean;
  onSelect: (id: number) => void;
  onZoom: (zoom: number) => void;
  /** The map turned out to be unusable after all. */
  onFailure: () => void;
}

/** What the shop asks of a map, whoever draws it. */
export interface MapHandle {
  /** Where the words of the info window go. */
  info: HTMLElement;
  draw: (pins: readonly Pin[], selectedId: number | undefined, here: Coordinates | undefined) => void;
  look: (view: MapView) => void;
  openInfo: (at: Coordinates) => void;
  closeInfo: () => void;
  focusPin: (id: number) => void;
  remove: () => void;
}

export type OpenMap = (frame: HTMLElement, options: MapOptions) => Promise<MapHandle>;
