import type { SitePage, TemplateRow } from '#contract/site.ts';

/*
 * How the page builder of the office and its canvas talk. The canvas is a page of the shop, in a frame of the same
 * origin. Messages from anywhere else are ignored.
 */

/** The content of the canvas. */
export interface CanvasContent {
  of: 'builder';
  key: string;
  kind: 'home' | 'product' | 'slider' | 'own';
  page: SitePage;
  rows: readonly (TemplateRow & { position: string })[];
}

/** The events of the canvas. A section is named as in its `data-section`. */
export type CanvasEvent =
  | { of: 'canvas'; what: 'ready' }
  | { of: 'canvas'; what: 'drawn' }
  | { of: 'canvas'; what: 'picked' | 'over'; section: string | undefined };

/** The path of the canvas. */
export const CANVAS_PATH = '/canvas';

const isFrom = (source: Window, { origin, source: sender }: MessageEvent) =>
  origin === location.origin && sender === source;

/** Calls back for messages of one window. Returns how to stop. */
export function hear<M extends CanvasContent | CanvasEvent>(
  source: () => Window | null | undefined,
  of: M['of'],
  onMessage: (message: M) => void,
): () => void {
  const listen = (event: MessageEvent) => {
    const from = source();
    const message = event.data as M | null;
    if (from && isFrom(from, event) && message?.of === of) onMessage(message);
  };
  addEventListener('message', listen);
  return () => removeEventListener('message', listen);
}

export function tell(target: Window | null | undefined, message: CanvasContent | CanvasEvent): void {
  target?.postMessage(message, location.origin);
}
