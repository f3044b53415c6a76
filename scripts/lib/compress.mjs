import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const worthIt = /\.(?:js|css|html|svg|json|webmanifest|txt|xml|ico|map)$/;

/**
 * Writes `file.br` and `file.gz` beside every text file of a folder. The best brotli level is too slow for a request,
 * but fine once in a build.
 * @param {string} dir
 */
export async function compressBeside(dir) {
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => worthIt.test(name));
  await Promise.all(names.map((name) => compressFile(`${dir}/${name}`)));
}

/** @param {string} path */
async function compressFile(path) {
  const content = await readFile(path);
  const best = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: best }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
