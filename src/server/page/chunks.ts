import { viewOf, type Address, type View } from '#contract/pages.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The build's own list of files, as Vite writes it. */
type Manifest = Record<string, { file: string; imports?: string[]; isEntry?: boolean }>;

/** Built files that a first view needs and the browser would discover late. */
export interface EarlyFiles {
  font: string | undefined;
  scripts: (address: Address) => string[];
}

/**
 * The browser would fetch a page's code only after the shell has run, and the font only after the styles are read.
 * The server knows both from the start and preloads them in the head.
 */
export function earlyFiles(clientFolder: string): EarlyFiles {
  const file = join(clientFolder, '.vite/manifest.json');
  if (!existsSync(file)) return { font: undefined, scripts: () => [] };
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry);
  const already = new Set(entry ? withImports(entry, manifest) : []);
  return {
    font: Object.values(manifest).find((chunk) => FONT.test(chunk.file))?.file,
    scripts: (address) =>
      withImports(pageFile(viewOf(address)), manifest).filter((chunk) => !already.has(chunk)),
  };
}

const FONT = /geist-latin-wght-normal.*\.woff2$/;

/** The file of a page is named after it: `confirmEmail` is `confirm-email.tsx`. */
export function pageFile(view: View): string {
  return `shop/pages/${view.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.tsx`;
}

function withImports(name: string, manifest: Manifest, seen = new Set<string>()): string[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(chunk.file)) return [];
  seen.add(chunk.file);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((next) => withImports(next, manifest, seen))];
}
