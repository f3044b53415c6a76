import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/server/features/*/*tables.ts',
    './src/server/features/*/*/*tables.ts',
    './src/server/{db,http,jobs}/*tables.ts',
  ],
  out: './drizzle',
});
