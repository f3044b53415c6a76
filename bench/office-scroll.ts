import { chromium, type Page } from '@playwright/test';
import pg from 'pg';
import { loadDemo } from '#demo/load.ts';
import { ADMINISTRATOR } from '#demo/people.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { locateHeadlessChromium } from '../scripts/find-chromium.mjs';
import { ensureBuilt } from '../scripts/lib/build.mjs';
import { findPostgres, startPostgres } from '../scripts/lib/postgres.mjs';
import { startShop } from './shop.ts';
import { signIn } from './sign-in.ts';

/**
 * `npm run bench:office-scroll`: how many rows the longest tables of the office draw, and how long their page is blocked
 * while somebody scrolls through them.
 */
const MODELS = 2_000;
const TABLES = ['/admin/products', '/admin/stock', '/admin/catalogue/models'];
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];
const WHEEL = 120;

const ADD_MODELS = `insert into models (brand_id, name)
  select (select min(id) from brands), 'Model ' || n from generate_series(1, $1::int) n`;

/** Scrolls down to the end and up again, a notch of a mouse's wheel each 16 ms. */
async function scroll(page: Page): Promise<{ rows: number; longTasks: number; longest: number }> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { tasks });
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    });
  });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const size = page.viewportSize();
  await page.mouse.move((size?.width ?? 0) / 2, (size?.height ?? 0) / 2);
  for (const notch of [WHEEL, -WHEEL]) {
    for (let at = 0; at < height; at += WHEEL) {
      await page.mouse.wheel(0, notch);
      await page.waitForTimeout(16);
    }
  }
  const tasks = await page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks);
  const rows = await page.locator('[data-row]').count();
  return { rows, longTasks: tasks.length, longest: Math.round(Math.max(0, ...tasks)) };
}

const bin = findPostgres();
if (!bin) throw new Error('The benchmark needs PostgreSQL: apt-get install postgresql');
await ensureBuilt();
const server = await startPostgres(bin);
try {
  const database = await connect({ databaseUrl: server.url, dataDir: '.data', isPatient: true });
  await migrate(database);
  await loadDemo(database);
  await database.close();
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(ADD_MODELS, [MODELS]);
  await client.end();
  const shop = await startShop(server.url);
  try {
    const cookie = await signIn(shop, ADMINISTRATOR);
    const executablePath = locateHeadlessChromium();
    const browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    const results: Record<string, string | number>[] = [];
    for (const viewport of SIZES) {
      const context = await browser.newContext({ viewport });
      await context.addCookies(
        cookie.split('; ').map((one) => {
          const [name = '', value = ''] = one.split('=', 2);
          return { name, value, url: shop.origin };
        }),
      );
      for (const path of TABLES) {
        const page = await context.newPage();
        await page.goto(shop.origin + path);
        await page.locator('[data-row]').first().waitFor();
        await page.waitForLoadState('networkidle');
        results.push({ table: path, width: viewport.width, ...(await scroll(page)) });
        await page.close();
      }
      await context.close();
    }
    console.log('Scrolling through the tables of the office; tasks of more than 50 ms, in milliseconds');
    console.table(results);
    await browser.close();
  } finally {
    await shop.stop();
  }
} finally {
  await server.stop();
}
