import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findChromium } from '../scripts/find-chromium.mjs';
import { freePort } from '../scripts/lib/free-port.mjs';

/** What Lighthouse gives points for. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface Judged {
  scores: Record<string, number>;
  shift: number;
  largestPaint: number;
  blocked: number;
  /** Why the browser cannot keep the page in its back/forward cache; empty where it can. */
  notKept: string[];
  failed: string[];
  /** Audits of pictures that found something. */
  pictures: string[];
  /** Lighthouse's own measure of how fast this machine computed meanwhile. */
  speed: number;
}

/** Pictures without a size, far larger than shown, or loaded late though they are the first thing seen. */
const PICTURE_AUDITS = ['unsized-images', 'uses-responsive-images', 'lcp-lazy-loaded'];

/** Starts a browser in which Lighthouse judges pages as on a phone. */
export async function startJudge() {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [`--remote-debugging-port=${port}`],
    // Playwright's own browser has no back/forward cache, unlike a visitor's.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  return { judge: (url: string) => judge(url, port), stop: () => browser.close() };
}

async function judge(url: string, port: number): Promise<Judged> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: [...CATEGORIES],
    output: 'json',
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse has nothing to say about ${url}`);
  const { audits, categories, environment } = result.lhr;
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
    notKept: reasonsIn(audits['bf-cache']),
    failed: Object.keys(audits).filter(isWanting),
    pictures: PICTURE_AUDITS.filter((id) => (audits[id]?.score ?? 1) < 1),
    speed: environment.benchmarkIndex,
  };
}

function reasonsIn(audit: { score: number | null; details?: unknown } | undefined): string[] {
  if (!audit || audit.score === null) return ['not measured'];
  if (audit.score === 1) return [];
  const { items = [] } = (audit.details ?? {}) as { items?: { reason?: string }[] };
  return items.map(({ reason = 'unknown' }) => reason);
}

const median = (values: number[]) =>
  values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

/** The median of several runs, without those that Lighthouse could not measure. */
export const middle = (runs: Judged[], of: (run: Judged) => number) =>
  median(runs.map(of).filter((value) => !Number.isNaN(value)));
