import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The first screen is in the HTML, so only what paints it is fetched at once: the styles. The code is named to
 * public/start.js, which fetches and runs it when that screen has been painted; the server adds that of the page.
 */
const startAfterPaint: Plugin = {
  name: 'start-after-paint',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const scripts = [...html.matchAll(PRELOADED)].map(([, file]) => file);
      return html
        .replace(PRELOADED, '')
        .replace(
          ENTRY,
          (_, main: string) =>
            `<script defer src="/start.js" data-main="${main}" data-scripts="${[main, ...scripts].join(' ')}"></script>`,
        );
    },
  },
};
const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const PRELOADED = /<link rel="modulepreload" crossorigin href="([^"]+)">\s*/g;

/** Small things that are drawn together, as one file: on their own they would be two dozen more to fetch. */
const TOGETHER = {
  'most-pages':
    /\/(site\/title|catalog\/shown-price|rules\/picture-sizes|icons\/arrow-left|ui\/(badge|breadcrumb|idle-turn|lazy-part|use-near))\.(tsx?|m?js)$/,
  cards: /\/(compare\/compare-(store|toggle|dock)|ui\/(accordion|check|price|rating|swatches))\.tsx?$/,
  devices: /\/(pages\/product-crumbs|product\/(product\.api|assurances))\.tsx?$/,
  carousel: /\/ui\/(use-carousel|carousel)\.tsx?$/,
  sections:
    /\/(sections\/(section-row|slider\/slider|parts\/autoplay)|rules\/safe-colour|catalog\/prices\.api)\.tsx?$/,
  fields: /\/ui\/(text-field|select)\.tsx$/,
  dialogs: /\/ui\/(drawer|bottom-sheet)\.tsx$/,
  hours: /\/stores\/(opening-words|week-hours|shop-clock)\.tsx?$/,
};

export default defineConfig({
  root: at('src/client'),
  publicDir: at('public'),
  cacheDir: at('node_modules/.vite'),
  // Without React's compiler: what it adds to every component is an eighth of what a first visit may load.
  plugins: [react(), tailwindcss(), startAfterPaint],
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
          groups: [
            { name: 'shell', tags: ['$initial'], test: /(?<!\/main\.tsx|\/index\.html)$/ },
            ...Object.entries(TOGETHER).map(([name, test]) => ({ name, test })),
          ],
        },
      },
    },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 400,
  },
});
