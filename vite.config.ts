import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { EARLY_PRESSES } from './src/rules/page/early-presses.ts';
import { defineConfig, minifySync, transformWithOxc, type BuildEnvironmentOptions, type Plugin } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The first screen is in the HTML, so only what paints it is fetched at once: the styles. The code is named to
 * start.ts, which fetches and runs it when that screen has been painted; the server adds the files of the page.
 */
const startAfterPaint: Plugin = {
  name: 'start-after-paint',
  apply: 'build',
  async buildStart() {
    const { code } = await transformWithOxc(await readFile(START, 'utf8'), START);
    // In a function, so that its names can be shortened and are not the page's.
    const { code: source } = minifySync('start.js', `(()=>{${code}})()`);
    this.emitFile({ type: 'asset', name: 'start.js', source });
  },
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const start = Object.keys(bundle).find((file) => /start-[^/]+\.js$/.test(file));
      const scripts = [...html.matchAll(PRELOADED)].map(([, file]) => file ?? '');
      const [main = ''] = ENTRY.exec(html)?.slice(1) ?? [];
      // Each is run by itself: together they would block a phone.
      const first = ['/react-', '/shell-'].map((name) => scripts.find((file) => file.includes(name)) ?? '');
      if (!start || !main || first.includes(''))
        throw new Error('The page has no start, entry, React or shell');
      const run = [...first, main].join(' ');
      return html
        .replace('<head>', `<head><script>${EARLY_PRESSES}</script>`)
        .replace(PRELOADED, '')
        .replace(
          ENTRY,
          `<script defer src="/${start}" data-run="${run}" data-scripts="${[main, ...scripts].join(' ')}"></script>`,
        );
    },
  },
};
const START = at('src/client/start.ts');
const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const PRELOADED = /<link rel="modulepreload" crossorigin href="([^"]+)">\s*/g;

/** Small things that are drawn together, as one file: on their own they would be two dozen more to fetch. */
const TOGETHER: Record<string, string[]> = {
  'most-pages': [
    'site/title',
    'catalog/prices.api',
    'lib/shown-price',
    'presentation/picture-sizes',
    'trade-in/offer-hold',
    'page/safe-colour',
    'icons/arrow-left',
    'icons/calendar-check',
    'icons/info',
    'icons/lock',
    'icons/package',
    'icons/send',
    'ui/badge',
    'ui/breadcrumb',
    'ui/check',
    'ui/idle-turn',
    'ui/lazy-part',
    'ui/picture',
    'ui/rating',
    'ui/use-drawn',
    'ui/use-near',
  ],
  cards: [
    'compare/compare-store',
    'compare/compare-toggle',
    'compare/compare-dock',
    'ui/accordion',
    'ui/price',
    'ui/swatches',
  ],
  devices: [
    'pages/product-crumbs',
    'product/product.api',
    'product/assurances',
    'icons/plug',
    'icons/trending-up',
  ],
  carousel: ['ui/use-carousel', 'ui/carousel', 'ui/pause-button', 'ui/by-width'],
  sections: ['sections/section-row', 'sections/slider/slider', 'sections/parts/autoplay'],
  fields: ['lib/kept-typing', 'ui/text-field', 'ui/select', 'forms/phone', 'forms/post-code', 'forms/typed'],
  quantities: ['ui/quantity-stepper', 'ui/number-limits'],
  dialogs: ['ui/drawer', 'ui/bottom-sheet'],
  hours: ['lib/opening-words', 'stores/week-hours'],
  when: ['lib/when-words', 'stores/day-words', 'pages/track-columns', 'ui/copy-text', 'ui/kept-together'],
};

const moduleNamed = (names: string[]) =>
  new RegExp(`/(?:${names.map((name) => name.replaceAll('.', '\\.')).join('|')})\\.(?:tsx?|m?js)$`);

/** A file that was renamed would silently leave its group, and pages would fetch one more: the build fails instead. */
const allNamesAreFound: Plugin = {
  name: 'all-names-are-found',
  apply: 'build',
  buildEnd(error) {
    if (error) return;
    const modules = [...this.getModuleIds()];
    const lost = Object.values(TOGETHER)
      .flat()
      .filter((name) => !modules.some((id) => moduleNamed([name]).test(id)));
    if (lost.length > 0)
      this.error(`TOGETHER in vite.config.ts names no module of the shop: ${lost.join(', ')}`);
  },
};

/** What a browser loads. */
const client: BuildEnvironmentOptions = {
  outDir: at('dist/client'),
  emptyOutDir: true,
  manifest: true,
  // What the shop's scripts are made of, with every licence: served beside them.
  license: { fileName: 'third-party-notices.txt' },
  // The strict content policy allows no data: scripts or fonts, so nothing is inlined.
  assetsInlineLimit: 0,
  // Every browser that knows import maps of today preloads modules by itself.
  modulePreload: { polyfill: false },
  // What every page needs is one file: thirty small ones compress worse and arrive later.
  rolldownOptions: {
    output: {
      // The first script names all others. A letter less in each name is a hundred bytes less of a first visit.
      chunkFileNames: 'assets/[name]-[hash:7].js',
      codeSplitting: {
        groups: [
          { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
          { name: 'shell', tags: ['$initial'], test: /(?<!\/main\.tsx|\/index\.html)$/ },
          ...Object.entries(TOGETHER).map(([name, names]) => ({ name, test: moduleNamed(names) })),
        ],
      },
    },
  },
  reportCompressedSize: false,
  chunkSizeWarningLimit: 400,
};

/** The office is a build of its own: nothing of it may become part of what a shopper loads. */
const office: BuildEnvironmentOptions = {
  ...client,
  outDir: at('dist/office'),
  manifest: false,
  license: { fileName: 'assets/third-party-notices.txt' },
  copyPublicDir: false,
  rolldownOptions: { input: at('src/client/office.html') },
};

/** What the server loads to draw first screens: the same components, in files of their own. */
const firstScreen: BuildEnvironmentOptions = {
  outDir: at('dist/first-screen'),
  emptyOutDir: true,
  ssr: true,
  rolldownOptions: { input: at('src/client/first-screen/first-screen.tsx') },
  copyPublicDir: false,
  sourcemap: true,
};

/** The mode of a build that makes the office. */
const OFFICE = 'office';

export default defineConfig(({ isSsrBuild, mode }) => ({
  root: at('src/client'),
  publicDir: at('public'),
  cacheDir: at('node_modules/.vite'),
  // Without React's compiler: what it adds to every component is an eighth of what a first visit may load.
  plugins: isSsrBuild
    ? [react()]
    : [react(), tailwindcss(), ...(mode === OFFICE ? [] : [startAfterPaint, allNamesAreFound])],
  build: isSsrBuild ? firstScreen : mode === OFFICE ? office : client,
  base: mode === OFFICE ? '/office-files/' : '/',
  ...(isSsrBuild && {
    // The libraries of the client are not installed where the shop runs: they go into the bundle.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
}));
