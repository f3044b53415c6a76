import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'house', include: ['tests/*.test.ts'] } },
      {
        test: {
          name: 'unit',
          include: [
            'src/{rules,contract,client}/**/*.test.{ts,tsx}',
            'demo/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
    ],
  },
});
