import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { ADMINISTRATOR, DEMO_PASSWORD } from '#demo/people.ts';
import type { PageStarter } from '#contract/pages-office-shapes.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { CANVAS_PATH, type CanvasContent } from '#client/lib/canvas-link.ts';

/** Shown at 120 by 160, on screens with up to two dots for each pixel. */
const PICTURE = { width: 240, height: 320 };
const WIDTH = 1024;
const HEIGHT = Math.round((WIDTH / PICTURE.width) * PICTURE.height);
/** High enough for the header of the page and the part that is drawn. */
const WINDOW = { width: WIDTH, height: HEIGHT + 600 };
const PATIENCE_MS = 30_000;

async function readStarters(page: Page, origin: string): Promise<PageStarter[]> {
  const login = { email: ADMINISTRATOR, password: DEMO_PASSWORD };
  await page.request.post(`${origin}/global/user/login`, { data: login });
  const answer = await page.request.get(`${origin}/office/page-starters`);
  if (!answer.ok()) throw new Error(`The starters could not be read: ${await answer.text()}`);
  return ((await answer.json()) as { data: PageStarter[] }).data;
}

const contentOf = ({ name, title, rows }: PageStarter): CanvasContent => ({
  of: 'builder',
  key: name,
  kind: 'own',
  page: { key: name, title, page_description: '', meta_title: title, meta_description: '' },
  rows,
});

/** Shows a page on the canvas, as the builder does: in a frame that gets its content by a message. */
const showOnCanvas = (page: Page, content: CanvasContent) =>
  page.evaluate(
    ([path, message, { width, height }]) => {
      document.body.replaceChildren();
      const frame = document.createElement('iframe');
      Object.assign(frame.style, { position: 'fixed', inset: '0', border: '0' });
      Object.assign(frame, { width, height });
      addEventListener('message', ({ data, source }) => {
        if (source === frame.contentWindow && (data as { what?: string }).what === 'ready')
          frame.contentWindow?.postMessage(message, location.origin);
      });
      frame.src = path;
      document.body.append(frame);
    },
    [CANVAS_PATH, content, WINDOW] as const,
  );

/** The upper part of each starter's sections, by the names of the starters. */
export async function starterPictures(page: Page, origin: string): Promise<Map<string, Buffer>> {
  const starters = await readStarters(page, origin);
  await page.setViewportSize(WINDOW);
  const files = new Map<string, Buffer>();
  for (const starter of starters) {
    await page.goto(origin + officePaths.pages());
    await showOnCanvas(page, contentOf(starter));
    const canvas = page.frameLocator('iframe');
    await canvas.locator('[data-section] img').first().waitFor({ timeout: PATIENCE_MS });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1_500);
    const box = await canvas.locator('[data-section]').first().boundingBox();
    if (!box) throw new Error(`The starter ${starter.name} shows no section`);
    const clip = { x: 0, y: Math.max(0, box.y - 16), width: WIDTH, height: HEIGHT };
    const png = await page.screenshot({ clip, animations: 'disabled' });
    files.set(starter.name, await sharp(png).resize(PICTURE).webp({ quality: 62, effort: 6 }).toBuffer());
  }
  return files;
}
