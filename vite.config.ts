import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: at('src/client'),
  publicDir: at('public'),
  cacheDir: at('node_modules/.vite'),
  plugins: [react({ compiler: true }), tailwindcss()],
  build: {
    outDir: at('dist/client'),
    emptyOutDir: true,
    manifest: true,
    // The strict content policy allows no data: scripts or fonts, so nothing is inlined.
    assetsInlineLimit: 0,
    // Every browser that knows import maps of today preloads modules by itself.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 400,
  },
});
