import { readFileSync } from 'node:fs';
import { chromium, type Browser, type Page } from '@playwright/test';

const FONT = new URL(
  '../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  import.meta.url,
);

const STYLE = (font: string): string =>
  `@font-face{font-family:"Inter Variable";src:url(data:font/woff2;base64,${font});font-weight:100 900}` +
  'html,body{margin:0;background:transparent}svg{display:block}';

/** A page that knows the font of the drawings. */
export async function drawingPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  const font = readFileSync(FONT).toString('base64');
  await page.setContent(
    `<style>${STYLE(font)}</style><span style="font-family:'Inter Variable'">9</span><main></main>`,
  );
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => document.querySelector('span')?.remove());
  return page;
}

/** An SVG document as a PNG, drawn by a page of the browser. */
export async function pngOf(page: Page, svg: string, width: number, height: number): Promise<Buffer> {
  await page.setViewportSize({ width, height });
  await page.evaluate((markup) => {
    const main = document.querySelector('main');
    if (main) main.innerHTML = markup;
  }, svg);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ type: 'png', omitBackground: true, clip: { x: 0, y: 0, width, height } });
}

/** Turns SVG text into PNG with a real browser: variable fonts, dithered gradients, every filter. */
export class Renderer {
  readonly #browser: Browser;
  readonly #page: Page;

  private constructor(browser: Browser, page: Page) {
    this.#browser = browser;
    this.#page = page;
  }

  static async open(executablePath: string): Promise<Renderer> {
    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--force-color-profile=srgb', '--hide-scrollbars', '--disable-dev-shm-usage'],
    });
    return new Renderer(browser, await drawingPage(browser));
  }

  /** For drawings beside the pictures: the video and the icons. */
  get browser(): Browser {
    return this.#browser;
  }

  png(svg: string, width: number, height: number): Promise<Buffer> {
    return pngOf(this.#page, svg, width, height);
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }
}
