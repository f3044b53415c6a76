import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { ensureBuilt } from '../scripts/lib/build.mjs';
import { findChromium } from '../scripts/find-chromium.mjs';
import { freePort } from '../scripts/lib/free-port.mjs';
import { startShop } from './shop.ts';

/**
 * `npm run bench:web [-- PATH …]`: Lighthouse's judgement of pages on a phone. It slows the machine down to that of
 * a phone, so another program that runs meanwhile counts as well: measure on a quiet machine. The median of three
 * runs is what counts.
 */
const PATHS = ['/', '/buy/products/phones/1', '/pos'];
const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const asked = process.argv.slice(2).filter((argument) => argument.startsWith('/'));

async function firstProduct(origin: string): Promise<string> {
  const list = (await (await fetch(`${origin}/no/auth/web/site/products?is_active_for=1`)).json()) as {
    data: { id: number; slug: string; Category: { slug: string } }[];
  };
  const [first] = list.data;
  if (!first) throw new Error('the shop is empty');
  return `/buy/product/${first.Category.slug}/${first.slug}/${first.id}`;
}

interface Judged {
  scores: Record<string, number>;
  shift: number;
  largestPaint: number;
  blocked: number;
  failed: string[];
}

async function judge(url: string, port: number): Promise<Judged> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: [...CATEGORIES],
    output: 'json',
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse has nothing to say about ${url}`);
  const { audits, categories } = result.lhr;
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const isWanting = (id: string) => {
    const audit = audits[id];
    return audit?.score !== null && (audit?.score ?? 1) < 1 && audit?.scoreDisplayMode === 'binary';
  };
  return {
    scores: Object.fromEntries(CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)])),
    shift: number('cumulative-layout-shift'),
    largestPaint: number('largest-contentful-paint'),
    blocked: number('total-blocking-time'),
    failed: Object.keys(audits).filter(isWanting),
  };
}

const byPerformance = (one: Judged, other: Judged) =>
  (one.scores['performance'] ?? 0) - (other.scores['performance'] ?? 0);

await ensureBuilt();
const shop = await startShop(undefined);
const port = await freePort();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [`--remote-debugging-port=${port}`],
  // Playwright's own browser never goes back to a kept page; a visitor's does.
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
});
try {
  const paths = asked.length > 0 ? asked : [...PATHS, await firstProduct(shop.origin)];
  const rows = [];
  for (const path of paths) {
    const runs: Judged[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await judge(shop.origin + path, port));
    const middle = runs.sort(byPerformance)[Math.floor(RUNS / 2)];
    if (!middle) continue;
    rows.push({
      page: path,
      ...middle.scores,
      CLS: middle.shift.toFixed(4),
      'LCP ms': middle.largestPaint.toFixed(0),
      'TBT ms': middle.blocked.toFixed(0),
      wanting: middle.failed.join(' '),
    });
  }
  console.table(rows);
} finally {
  await browser.close();
  await shop.stop();
}
