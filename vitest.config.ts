import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const setupFiles = ['tests/support/cleanup.ts', 'tests/support/strict-console.ts'];

export default defineConfig({
  test: {
    // Vitest leaves one core alone by itself, which on two is half of the time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      { test: { name: 'house', include: ['tests/*.test.ts'] } },
      {
        test: {
          name: 'unit',
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
          // Only for tests that hang: on a busy machine one that opens hundreds of pages takes half a minute.
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
