import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const setupFiles = ['tests/support/end-of-file.ts', 'tests/support/strict-console.ts'];

/** On a busy machine a test that opens hundreds of pages, or is the first to load a large module, takes its time. */
const ONLY_IF_IT_HANGS = 60_000;

export default defineConfig({
  test: {
    // Vitest leaves one core alone by itself, which on two is half of the time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      { test: { name: 'house', include: ['tests/*.test.ts'], testTimeout: ONLY_IF_IT_HANGS } },
      {
        test: {
          name: 'unit',
          testTimeout: ONLY_IF_IT_HANGS,
          // Pure code leaves nothing behind, and a process for each file takes longer than its tests.
          isolate: false,
          include: [
            'src/{rules,contract,client}/**/*.test.{ts,tsx}',
            'demo/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          setupFiles,
        },
      },
      {
        test: {
          name: 'routes',
          // Each test builds a shop of its own, so files may share a process: loading the server for each took a third of the time.
          isolate: false,
          include: ['src/server/**/*.test.ts', 'tests/routes/**/*.test.ts'],
          setupFiles,
          globalSetup: ['tests/support/global-database.ts'],
          testTimeout: ONLY_IF_IT_HANGS,
          hookTimeout: 120_000,
          // A change is seen a moment later, and on a busy machine a moment is longer than a second.
          expect: { poll: { timeout: 5_000 } },
        },
      },
    ],
  },
});
