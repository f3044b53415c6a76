import { hash } from 'node:crypto';
import type { DrawFirstScreen, FirstView } from '#contract/first-screen.ts';

/** A first screen as it goes into the page. */
export interface Screen {
  html: string;
  /** The sheet for the head; empty where the screen needs none. */
  style: string;
  /** By which the content policy allows the sheet. */
  styleHash: string | undefined;
}

export type ScreenOf = (view: FirstView) => Promise<Screen>;

export const NO_SCREEN: Screen = { html: '', style: '', styleHash: undefined };

/** Without its first screen a page still works: what can't be drawn is logged and left out. */
export function screensBy(
  draw: DrawFirstScreen | undefined,
  log: { error: (details: object, message: string) => void },
): ScreenOf {
  if (!draw) return () => Promise.resolve(NO_SCREEN);
  return async (view) => {
    try {
      const { html, css } = await draw(view);
      return {
        html: `<div id="first-screen">${html}</div>`,
        style: css && `<style>${css}</style>`,
        styleHash: css ? `sha256-${hash('sha256', css, 'base64')}` : undefined,
      };
    } catch (error) {
      log.error({ err: error, path: view.url?.split('?')[0] }, 'The first screen could not be drawn');
      return NO_SCREEN;
    }
  };
}
