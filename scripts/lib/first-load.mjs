import { existsSync, readFileSync, statSync } from 'node:fs';
import { isBuilt } from './build.mjs';
import { inProject } from './paths.mjs';
import { run } from './run.mjs';

/**
 * @typedef {{ file: string, isEntry?: boolean, imports?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest
 */

export const limit = 110 * 1024;

/** The JavaScript that a first visit loads, in bytes of brotli: the entry, its page and all they import. */
export async function firstLoad() {
  if (!isBuilt()) {
    const { code, output } = await run(process.execPath, [inProject('scripts/build.mjs')]);
    if (code !== 0) return { ok: false, output };
  }
  const client = inProject('dist/client');
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8'));
  const chunks = filesOfFirstLoad(manifest).map((file) => ({
    file,
    bytes: brotliBytes(`${client}/${file}`),
  }));
  const total = chunks.reduce((sum, { bytes }) => sum + bytes, 0);
  const list = chunks.map(({ file, bytes }) => `${kilobytes(bytes).padStart(9)}  ${file}`).join('\n');
  return {
    ok: total > 0 && total <= limit,
    note: `${kilobytes(total)} of ${kilobytes(limit)}`,
    output: `First-load JavaScript is ${kilobytes(total)} brotli, and may be ${kilobytes(limit)}:\n${list}`,
  };
}

/**
 * @param {Manifest} manifest
 * @returns {string[]}
 */
export function filesOfFirstLoad(manifest) {
  /** @type {Set<string>} */
  const seen = new Set();
  const visit = (/** @type {string} */ key) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const next of manifest[key]?.imports ?? []) visit(next);
  };
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry) visit(key);
  return [...seen].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js'));
}

/** @param {string} path */
const brotliBytes = (path) => statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
