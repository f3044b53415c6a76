import { hash } from 'node:crypto';
import type { DrawFirstScreen, FirstView } from '#contract/first-screen.ts';

/** The server-rendered first screen of a page. */
export interface Screen {
  html: string;
  /** The style sheet for the head; empty if the screen needs none. */
  style: string;
  /** The hash by which the content policy allows the style sheet. */
  styleHash: string | undefined;
}

export type ScreenOf = (view: FirstView) => Promise<Screen>;

export const NO_SCREEN: Screen = { html: '', style: '', styleHash: undefined };

/** A screen that can't be drawn is logged and left out. The page works without it. */
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
