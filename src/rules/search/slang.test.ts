import { expect, it } from 'vitest';
import { slangFor } from './slang.ts';

it('shortens the names of categories as people do', () => {
  const slang = slangFor(new Set(['laptops', 'laptop', 'tablet', 'phone']));
  expect(slang).toContainEqual({ slang: 'lappy', kind: 'laptop' });
  expect(slang).toContainEqual({ slang: 'lappies', kind: 'laptop' });
  expect(slang).toContainEqual({ slang: 'tabby', kind: 'tablet' });
  expect(slang.some(({ kind }) => kind === 'phone' || kind === 'laptops')).toBe(false);
});
