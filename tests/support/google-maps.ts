import type { Page } from '@playwright/test';
import { mapPolicy } from '#server/http/security.ts';

const KEY = 'AIza-a-key-of-journeys';

/** The part of Google's script that the shop uses, drawing plain boxes. It runs in the browser. */
function pretendToBeGoogle(): void {
  class Listening {
    addListener(): void {}
  }
  class FakeMap extends Listening {
    readonly pane = document.createElement('div');
    zoom: number;
    onZoom: (() => void) | undefined;
    constructor(frame: HTMLElement, options: { zoom: number }) {
      super();
      this.zoom = options.zoom;
      frame.append(this.pane);
    }
    override addListener(name?: string, listener?: () => void): void {
      if (name === 'zoom_changed') this.onZoom = listener;
    }
    getZoom = () => this.zoom;
    setZoom(zoom: number) {
      this.zoom = zoom;
      this.onZoom?.();
    }
    setCenter(): void {}
    panBy(): void {}
  }
  let places = 0;
  class OverlayView {
    static preventMapHitsAndGesturesFrom(): void {}
    map: FakeMap | null = null;
    readonly place = (places += 1);
    setMap(map: FakeMap | null) {
      const drawn = this as unknown as { onAdd: () => void; draw: () => void; onRemove: () => void };
      if (this.map) drawn.onRemove();
      this.map = map;
      if (!map) return;
      drawn.onAdd();
      drawn.draw();
    }
    getPanes = () => ({ overlayMouseTarget: this.map?.pane });
    getProjection = () => ({ fromLatLngToDivPixel: () => ({ x: 60 * this.place, y: 120 }) });
  }
  class InfoWindow extends Listening {
    readonly content: HTMLElement;
    constructor({ content }: { content: HTMLElement }) {
      super();
      this.content = content;
    }
    setPosition(): void {}
    open({ map }: { map: FakeMap }) {
      map.pane.append(this.content);
    }
    close() {
      this.content.remove();
    }
  }
  const maps = {
    importLibrary: async () => ({ Map: FakeMap, OverlayView, InfoWindow }),
    Size: Object,
    event: { clearInstanceListeners: () => undefined },
  };
  Object.assign(window, { google: { maps } });
  (window as unknown as { threefoldMapIsReady: () => void }).threefoldMapIsReady();
}

/**
 * Opens pages as a shop with a Google key sends them, including headers. A small script replaces Google's.
 */
export async function fakeGoogleMaps(page: Page): Promise<{ asked: string[] }> {
  const asked: string[] = [];
  const options = { publicUrl: undefined, dev: false, googleMapsKey: KEY, mapTilesUrl: undefined };
  const open = { 'content-security-policy': mapPolicy(options) ?? '' };
  const pages = {
    '/stores': { maps: 'google', headers: open },
    '/privacy-policy': { maps: 'elsewhere', headers: {} },
  };
  for (const [path, { maps, headers }] of Object.entries(pages)) {
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html
        .replace('"google_maps_key":null', `"google_maps_key":"${KEY}"`)
        .replace('<html ', `<html data-maps="${maps}" `);
      await route.fulfill({ response, body, headers: { ...response.headers(), ...headers } });
    });
  }
  await page.route('https://maps.googleapis.com/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({
      contentType: 'text/javascript',
      body: `(${pretendToBeGoogle.toString()})()`,
    });
  });
  return { asked };
}
