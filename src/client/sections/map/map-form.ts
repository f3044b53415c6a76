import type { MapSettings } from '#contract/stores.ts';
import type { Coordinates } from '#rules/stores/distance.ts';
import type { MapView } from './map-view.ts';

/** A store on the map, or several that are too near each other to be shown apart. */
export interface Pin extends Coordinates {
  /** The same as long as it stands for the same. */
  key: string;
  /** What is written on it: a store's place in the list beside the map, or how many stores it stands for. */
  label: string;
  /** What it is to who can't see it. */
  name: string;
  stores: readonly number[];
}

export const isGroup = ({ stores }: Pin): boolean => stores.length > 1;

export interface MapOptions {
  settings: MapSettings;
  view: MapView;
  /** Moves at once rather than in motion. */
  calm: boolean;
  onPress: (pin: Pin) => void;
  onZoom: (zoom: number) => void;
  /** The map turned out to be unusable after all. */
  onFailure: () => void;
}

/** What the shop needs of a map, for every provider. */
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
