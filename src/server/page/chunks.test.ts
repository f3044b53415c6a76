import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Address } from '#rules/page/addresses.ts';
import { root } from '#tests/support/project.ts';
import { pageFile } from './chunks.ts';

/** The pages by name, and the file that the client loads for each. */
const loaded = [
  ...readFileSync(`${root}/src/client/pages.tsx`, 'utf8').matchAll(/(\w+): \(\) => import\('\.\/(.+?)'\)/g),
].map(([, page = '', file = '']) => [page, file] as const);

/** Names by which the client loads another page for an address than the one that the address is called by. */
const OTHER = new Set(['sellProduct', 'repairProduct', 'missing']);

describe('The code of a page that is told to the browser early', () => {
  it.each(loaded.filter(([page]) => !OTHER.has(page)))(
    'is what the client loads for %s: %s',
    (page, file) => {
      expect(pageFile({ page } as Pick<Address, 'page'>)).toBe(file);
    },
  );

  it('is that of the line for a product', () => {
    const files = (['buy', 'sell', 'repair'] as const).map((line) => pageFile({ page: 'product', line }));
    expect(loaded.map(([, file]) => file)).toEqual(expect.arrayContaining(files));
    expect(new Set(files).size).toBe(3);
  });
});
