import { describe, expect, it } from 'vitest';
import { lockProblems } from './lock.mjs';

describe('The check of the lock file', () => {
  const tool = { version: '1.0.0', optionalDependencies: { '@tool/linux': '1.0.0' } };

  it('accepts a complete lock file', () => {
    expect(
      lockProblems({
        '': { dependencies: { tool: '1.0.0' } },
        'node_modules/tool': tool,
        'node_modules/tool/node_modules/@tool/linux': { version: '1.0.0' },
      }),
    ).toEqual([]);
  });

  it('finds a package in a folder above, as Node does', () => {
    expect(
      lockProblems({
        'node_modules/a': { version: '1.0.0' },
        'node_modules/a/node_modules/b': { version: '1.0.0', dependencies: { c: '1.0.0' } },
        'node_modules/c': { version: '1.0.0' },
      }),
    ).toEqual([]);
  });

  it('reports a missing native package of another platform', () => {
    expect(lockProblems({ 'node_modules/tool': tool })).toEqual([
      'node_modules/tool needs @tool/linux, which the lock does not hold',
    ]);
  });

  it('refuses the URL of a registry', () => {
    const resolved = 'https://registry.example/tool.tgz';
    expect(lockProblems({ 'node_modules/tool': { version: '1.0.0', resolved } })).toEqual([
      `node_modules/tool has the URL ${resolved}`,
    ]);
  });
});
