import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { readSource, type Mention, type Source } from './source.ts';
import { zoneOf, type Zone } from './zones.ts';

/** Files by their path in the project: the real ones, or a few written for a test. */
export type Files = Record<string, string>;

export interface Module extends Source {
  zone: Zone;
  imports: Import[];
}

export interface Import extends Mention {
  /** Set when the target is a file of the project. */
  zone?: Zone;
  /** Set when the target is a package or a part of Node. */
  package?: string;
}

const code = /\.(?:ts|tsx|mjs)$/;
const isCode = (path: string) => code.test(path) && !path.endsWith('.d.ts');

export function readFiles(root: string, folders: string[]): Files {
  const files: Files = {};
  for (const folder of folders) {
    for (const entry of readdirSync(`${root}/${folder}`, { recursive: true, withFileTypes: true })) {
      const path = posix.join(entry.parentPath.slice(root.length + 1), entry.name);
      if (entry.isFile() && isCode(path)) files[path] = readFileSync(`${root}/${path}`, 'utf8');
    }
  }
  return files;
}

/** `#rules/*` → `src/rules/*`, as package.json says. */
export type Aliases = Record<string, string>;

export function readAliases(root: string): Aliases {
  const { imports } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { imports: Aliases };
  return Object.fromEntries(
    Object.entries(imports).map(([from, to]) => [
      from.replace('*', ''),
      to.replace('./', '').replace('*', ''),
    ]),
  );
}

export function readModules(files: Files, aliases: Aliases): Module[] {
  return Object.entries(files).map(([path, text]) => {
    const source = readSource(path, text);
    return {
      ...source,
      zone: zoneOf(path),
      imports: source.mentions.map((one) => resolve(path, one, aliases)),
    };
  });
}

function resolve(from: string, mention: Mention, aliases: Aliases): Import {
  const { specifier } = mention;
  if (specifier.startsWith('.')) {
    return { ...mention, zone: zoneOf(posix.join(posix.dirname(from), specifier)) };
  }
  for (const [alias, folder] of Object.entries(aliases)) {
    if (specifier.startsWith(alias))
      return { ...mention, zone: zoneOf(folder + specifier.slice(alias.length)) };
  }
  return { ...mention, package: isBuiltin(specifier) ? `node:${specifier.replace('node:', '')}` : specifier };
}
