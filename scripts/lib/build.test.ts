import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { buildServer } from './build.mjs';
import { inProject } from './paths.mjs';

const folder = mkdtempSync(join(tmpdir(), 'threefold-build-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it(
  'writes source maps whose paths exist, relative to the folder that the server runs from',
  { timeout: 60_000 },
  async () => {
    const deep = join(folder, 'some/where/else');
    await buildServer(deep);
    const maps = readdirSync(deep).filter((name) => name.endsWith('.map'));
    expect(maps.length).toBeGreaterThan(0);
    const sources = maps.flatMap(
      (name) => (JSON.parse(readFileSync(join(deep, name), 'utf8')) as { sources: string[] }).sources,
    );
    const missing = sources.filter((source) => !existsSync(resolve(inProject('dist/server'), source)));
    expect(missing).toEqual([]);
    expect(sources).toContain('../../src/server/main.ts');
  },
);
