import type { MenuConfig, SiteSettings } from '#contract/site.ts';

/* The messages of the office to the preview of the shop, a page of the same origin in a frame. Messages
   from other origins are ignored. */
export interface SitePreview {
  of: 'site-preview';
  menus?: Partial<Record<'general_main_menu' | 'general_left_menu', MenuConfig>>;
  footer?: Pick<SiteSettings, 'footer_text' | 'footer_columns'>;
  /** The notice that a visitor sees instead of the shop. */
  notice?: { mode: 2 | 3; text: string };
  showsDrawer: boolean;
}

const READY = 'site-preview ready';

/** In the frame: calls back for messages of the office, and tells the office that it is ready for them. */
export function hearPreview(onPreview: (preview: SitePreview) => void): (() => void) | undefined {
  // Opened in a tab of its own, the page has no parent that sends content.
  if (parent === window) return undefined;
  const listen = ({ origin, source, data }: MessageEvent) => {
    const preview = data as SitePreview | null;
    if (origin === location.origin && source === parent && preview?.of === 'site-preview') onPreview(preview);
  };
  addEventListener('message', listen);
  parent.postMessage(READY, location.origin);
  return () => removeEventListener('message', listen);
}

/** In the office: calls back whenever the frame is ready to get its content. */
export function whenReady(frame: () => Window | null | undefined, onReady: () => void): () => void {
  const listen = ({ origin, source, data }: MessageEvent) => {
    if (origin === location.origin && source === frame() && data === READY) onReady();
  };
  addEventListener('message', listen);
  return () => removeEventListener('message', listen);
}

export const sendPreview = (frame: Window | null | undefined, preview: SitePreview): void =>
  frame?.postMessage(preview, location.origin);
