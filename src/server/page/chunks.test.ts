import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { View } from '#contract/pages.ts';
import { root } from '#tests/support/project.ts';
import { pageFile } from './chunks.ts';

/** The pages by name, and the file that the client loads for each. */
const loaded = [
  ...readFileSync(`${root}/src/client/pages.tsx`, 'utf8').matchAll(/(\w+): \(\) => import\('\.\/(.+?)'\)/g),
].map(([, view = '', file = '']) => [view, file] as const);

it.each(loaded.filter(([view]) => view !== 'missing'))(
  'The code of %s that is told to the browser early is what the client loads: %s',
  (view, file) => expect(pageFile(view as View)).toBe(file),
);

it('The client loads one file for each page', () => {
  expect(loaded.length).toBeGreaterThan(15);
});
