import type { Module } from './modules.ts';

const known = new WeakMap<Module[], ReadonlyMap<string, number>>();

/** Whether two files import each other, directly or through other files. */
export function importEachOther(one: string, other: string, modules: Module[]): boolean {
  const circles = known.get(modules) ?? circlesOf(modules);
  known.set(modules, circles);
  const circle = circles.get(one);
  return circle !== undefined && circle === circles.get(other);
}

/** Tarjan's algorithm: files that can reach each other get the same number. */
function circlesOf(modules: Module[]): ReadonlyMap<string, number> {
  const imports = new Map(
    modules.map(({ path, imports: all }) => [path, all.flatMap(({ zone }) => zone?.path ?? [])]),
  );
  const circles = new Map<string, number>();
  const met = new Map<string, number>();
  const open: string[] = [];

  /** The number of the earliest open file that this one can reach. */
  function earliest(path: string): number {
    const own = met.size;
    met.set(path, own);
    open.push(path);
    let first = own;
    for (const next of imports.get(path) ?? []) {
      if (!met.has(next)) first = Math.min(first, earliest(next));
      else if (!circles.has(next)) first = Math.min(first, met.get(next) ?? first);
    }
    if (first === own) for (const done of open.splice(open.indexOf(path))) circles.set(done, own);
    return first;
  }

  for (const { path } of modules) if (!met.has(path)) earliest(path);
  return circles;
}
