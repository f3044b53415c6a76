import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: at('src/client'),
  publicDir: at('public'),
  cacheDir: at('node_modules/.vite'),
  // Without React's compiler: what it adds to every component is an eighth of what a first visit may load.
  plugins: [react(), tailwindcss()],
  build: {
    outDir: at('dist/client'),
    emptyOutDir: true,
    manifest: true,
    // The strict content policy allows no data: scripts or fonts, so nothing is inlined.
    assetsInlineLimit: 0,
    // Every browser that knows import maps of today preloads modules by itself.
    modulePreload: { polyfill: false },
    // What every page needs is one file: thirty small ones compress worse and arrive later.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'shell', tags: ['$initial'], test: /(?<!\/main\.tsx|\/index\.html)$/ }],
        },
      },
    },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 400,
  },
});
