import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { isBuilt } from './build.mjs';
import { inProject } from './paths.mjs';
import { run } from './run.mjs';

/**
 * @typedef {{ file: string, isEntry?: boolean, imports?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest
 */

const limit = 120 * 1024;

/** The JavaScript that a first visit loads, in brotli bytes, on the page with the most. */
export async function firstLoad() {
  if (!isBuilt()) {
    const { code, output } = await run(process.execPath, [inProject('scripts/build.mjs')]);
    if (code !== 0) return { ok: false, output };
  }
  const client = inProject('dist/client');
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8'));
  // The script that loads all others. It is not in the manifest.
  const start = `assets/${readdirSync(`${client}/assets`).find((file) => /^start-.*\.js$/.test(file))}`;
  const loads = Object.entries(firstLoads(manifest)).map(([page, files]) => {
    const chunks = [start, ...files].map((file) => ({ file, bytes: brotliBytes(`${client}/${file}`) }));
    return { page, chunks, total: chunks.reduce((sum, { bytes }) => sum + bytes, 0) };
  });
  const heaviest = loads.reduce((most, load) => (load.total > most.total ? load : most));
  const list = heaviest.chunks.map(({ file, bytes }) => `${kilobytes(bytes).padStart(9)}  ${file}`);
  const note = `${kilobytes(heaviest.total)} of ${kilobytes(limit)} on ${heaviest.page}`;
  return { ok: heaviest.total > 0 && heaviest.total <= limit, note, output: list.join('\n') };
}

/**
 * The scripts of a first visit by page: the entry, the page, and everything that the two import. The entry loads the
 * page, so a visitor needs both.
 * @param {Manifest} manifest
 * @returns {Record<string, string[]>}
 */
export function firstLoads(manifest) {
  const keys = Object.keys(manifest);
  const entries = keys.filter((key) => manifest[key]?.isEntry);
  const pages = keys.filter((key) => /^shop\/pages\/.*\.tsx$/.test(key));
  if (pages.length === 0) throw new Error('The build has no file under shop/pages: where did the pages go?');
  return Object.fromEntries(pages.map((page) => [page, scriptsOf(manifest, [...entries, page])]));
}

/**
 * @param {Manifest} manifest
 * @param {string[]} keys
 */
function scriptsOf(manifest, keys) {
  /** @type {Set<string>} */
  const seen = new Set();
  const visit = (/** @type {string} */ key) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const next of manifest[key]?.imports ?? []) visit(next);
  };
  keys.forEach(visit);
  return [...seen].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js'));
}

/** @param {string} path */
const brotliBytes = (path) => statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
