import { describe, expect, it } from 'vitest';
import { lockProblems } from './lock.mjs';

describe('The check of the lock file', () => {
  const tool = { version: '1.0.0', optionalDependencies: { '@tool/linux': '1.0.0' } };

  it('is content with a complete lock', () => {
    expect(
      lockProblems({
        '': { dependencies: { tool: '1.0.0' } },
        'node_modules/tool': tool,
        'node_modules/tool/node_modules/@tool/linux': { version: '1.0.0' },
      }),
    ).toEqual([]);
  });

  it('finds a package where Node would, in a folder above', () => {
    expect(
      lockProblems({
        'node_modules/a': { version: '1.0.0' },
        'node_modules/a/node_modules/b': { version: '1.0.0', dependencies: { c: '1.0.0' } },
        'node_modules/c': { version: '1.0.0' },
      }),
    ).toEqual([]);
  });

  it('misses the native part for another platform', () => {
    expect(lockProblems({ 'node_modules/tool': tool })).toEqual([
      'node_modules/tool needs @tool/linux, which the lock does not hold',
    ]);
  });

  it('refuses the address of a registry', () => {
    const resolved = 'https://registry.example/tool.tgz';
    expect(lockProblems({ 'node_modules/tool': { version: '1.0.0', resolved } })).toEqual([
      `node_modules/tool has the address ${resolved}`,
    ]);
  });
});
