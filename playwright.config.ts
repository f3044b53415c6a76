import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { locateHeadlessChromium } from './scripts/find-chromium.mjs';
import { freePort } from './scripts/lib/free-port.mjs';

// This file is read again in every worker, and all must mean the same shop: the first reader decides.
const port = (process.env['JOURNEYS_PORT'] ??= String(await freePort()));
const dataDir = (process.env['JOURNEYS_DATA'] ??= join(
  tmpdir(),
  `threefold-journeys-${port}-${process.pid}`,
));
const executablePath = locateHeadlessChromium();
const baseURL = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  globalTeardown: './tests/support/global-journeys-teardown.ts',
  fullyParallel: true,
  forbidOnly: true,
  // Journeys also wait, for a quiet network or a message that goes: one more than there are cores keeps all of them
  // busy. They share one shop, so many more would only wait for it.
  workers: Math.min(availableParallelism() + 1, 6),
  // One more try: a busy machine is late now and then, and the report names what needed it.
  retries: 1,
  // Only for journeys that hang: the longest take a minute on a busy machine.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL,
    // A journey begins with an empty browser (cookies, storage) but keeps the compiled scripts of the one before: a new
    // browser for each takes about a fifth more computing. Every answer that may change is checked with the server.
    reuseContext: true,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // A trace of everything costs a fifth of the time, so only the second try leaves one.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Chromium refuses its sandbox to root, which is who runs tests in containers.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  projects: [
    // Every journey is walked on a desk, but for those of a narrow screen alone. Where a finger or the layout makes
    // one another one, its tag says so.
    { name: 'desktop', grepInvert: /@no-desk/, use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      grep: /@phone/,
      // As sharp as a desk's: drawing four times as many pixels takes a sixth of the time, and no journey looks at them.
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, hasTouch: true, isMobile: true },
    },
    {
      name: 'tablet',
      grep: /@tablet/,
      use: { viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'exec node scripts/start.mjs',
    url: `${baseURL}/readyz`,
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      PUBLIC_URL: '',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      DEMO: '1',
      // Journeys buy for themselves.
      DEMO_BASKETS: '0',
      LOG_LEVEL: 'warn',
      // All of them come from one client, and make more requests a minute than a person does.
      RATE_LIMIT: '12000',
      // Journeys ask nobody outside for anything.
      GOOGLE_MAPS_KEY: '',
      MAP_TILES_URL: 'none',
    },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
