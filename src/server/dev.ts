import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DrawFirstScreen } from '#contract/first-screen.ts';
import type { AppOptions } from './app.ts';

type FromSources = Required<
  Pick<AppOptions, 'template' | 'officeTemplate' | 'wrapListener' | 'drawFirstScreen'>
>;

/** Serves the client from its sources, with hot reload, in front of the shop's routes. */
export async function startDevServer(): Promise<FromSources> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  const html = (name: string) => readFile(join(process.cwd(), 'src/client', name), 'utf8');
  return {
    template: async () => vite.transformIndexHtml('/', await html('index.html')),
    officeTemplate: async () => vite.transformIndexHtml('/office.html', await html('office.html')),
    wrapListener: (next) => (request, response) =>
      vite.middlewares(request, response, () => next(request, response)),
    drawFirstScreen: async (view) => {
      const source = (await vite.ssrLoadModule('/first-screen/first-screen.tsx')) as {
        drawFirstScreen: DrawFirstScreen;
      };
      return source.drawFirstScreen(view);
    },
  };
}
