import { brotliCompressSync } from 'node:zlib';

/** The bytes that a browser loads before the first view: the page, its scripts and its styles, compressed as sent. */
export async function firstLoadBytes(origin: string, path: string) {
  const html = await (await fetch(origin + path)).text();
  const files = [...html.matchAll(/(?:src|href|data-scripts)="([^"]+)"/g)]
    .flatMap(([, named = '']) => named.split(' '))
    .filter((file) => /^\/assets\/.+\.(js|css)$/.test(file));
  const sizes = await Promise.all(
    files.map(async (file) => {
      const response = await fetch(origin + file, { headers: { 'accept-encoding': 'identity' } });
      return { file, bytes: brotliCompressSync(Buffer.from(await response.arrayBuffer())).length };
    }),
  );
  const sum = (ending: string) =>
    sizes.filter(({ file }) => file.endsWith(ending)).reduce((total, { bytes }) => total + bytes, 0);
  return { html: brotliCompressSync(Buffer.from(html)).length, scripts: sum('.js'), styles: sum('.css') };
}
