import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, isAbsolute, relative, resolve } from 'node:path';
import { compressBeside } from './compress.mjs';
import { fingerprint } from './fingerprint.mjs';
import { inProject } from './paths.mjs';

const dist = inProject('dist');
const stamp = `${dist}/built-from`;

const sources = [
  'src',
  'demo',
  'public',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'scripts/lib/build.mjs',
  'scripts/make-administrator.ts',
  'scripts/rebuild-listing.ts',
];

/** Pictures are served from their source folder, and tests are never shipped. Neither makes a build stale. */
const counts = (/** @type {string} */ path) =>
  !path.startsWith('demo/pictures/') && !/\.test\.tsx?$|\.md$/.test(path);

/** Whether `dist` was made from exactly these sources. */
export const isBuilt = () =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(sources, counts);

export async function ensureBuilt() {
  if (isBuilt()) return;
  const started = performance.now();
  console.log('Building …');
  await build(fingerprint(sources, counts));
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/**
 * Builds in a temporary folder and moves the result at the end, so that an interrupted build, or two at once, never
 * leave an incomplete shop behind.
 * @param {string} wanted
 */
async function build(wanted) {
  const fresh = inProject(`.cache/build-${process.pid}`);
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  try {
    await Promise.all([
      buildClient({ outDir: `${fresh}/client` }),
      buildClient({ outDir: `${fresh}/office` }, 'office'),
      // The entry of the client that the server uses to draw first screens.
      buildClient({ outDir: `${fresh}/first-screen`, ssr: true }),
      buildServer(`${fresh}/server`),
    ]);
    await Promise.all([compressBeside(`${fresh}/client`), compressBeside(`${fresh}/office`)]);
    writeFileSync(`${fresh}/built-from`, wanted);
    putInPlace(fresh);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** @param {string} fresh */
function putInPlace(fresh) {
  const old = `${fresh}-old`;
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(fresh, dist);
  rmSync(old, { recursive: true, force: true });
}

/**
 * @param {import('vite').BuildEnvironmentOptions} options
 * @param {string} [mode]
 */
async function buildClient(options, mode = 'production') {
  const { build } = await import('vite');
  await build({ configFile: inProject('vite.config.ts'), logLevel: 'warn', mode, build: options });
  // The bundle for the server is not sent to browsers.
  const folder = mode === 'office' ? `${options.outDir}/assets` : options.outDir;
  if (!options.ssr) addStyleNotices(`${folder}/third-party-notices.txt`);
}

/** The bundler lists the packages of scripts. The packages of styles are added to its list. */
const IN_STYLES = ['@fontsource-variable/geist', 'tailwindcss'];

/** @param {string} notices */
function addStyleNotices(notices) {
  for (const name of IN_STYLES) {
    const folder = inProject(`node_modules/${name}`);
    const { version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
    const text = readFileSync(`${folder}/LICENSE`, 'utf8').trim();
    appendFileSync(notices, `\n## ${name} - ${version} (${license})\n\n${text}\n`);
  }
}

/**
 * Built in one folder and run from another: the source map's paths are relative to the final folder.
 * @param {string} dir
 */
export async function buildServer(dir) {
  const { build } = await import('rolldown');
  await build({
    cwd: inProject(''),
    input: Object.fromEntries(serverEntries().map((path) => [basename(path, '.ts'), inProject(path)])),
    platform: 'node',
    // Packages are not bundled: native ones and the embedded database cannot be.
    external: (id) => !/^[.#\0]/.test(id) && !isAbsolute(id),
    output: {
      dir,
      format: 'esm',
      sourcemap: true,
      sourcemapPathTransform: (source, map) =>
        relative(`${dist}/server`, resolve(dirname(map), source)).replaceAll('\\', '/'),
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
    },
  });
}

/**
 * The programs of a shop in production. A worker thread is started by its file name, so each is its own entry beside
 * `main.js`.
 */
function serverEntries() {
  const workers = readdirSync(inProject('src/server'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('worker.ts'))
    .map((path) => `src/server/${path}`);
  return ['src/server/main.ts', 'scripts/make-administrator.ts', 'scripts/rebuild-listing.ts', ...workers];
}
