import { expect, it } from 'vitest';
import { drawnLogo, OWN_LOGO } from './logo.ts';

it.each([
  ['Threefold', OWN_LOGO, OWN_LOGO],
  ['Corner Phones', OWN_LOGO, undefined],
  ['Corner Phones', 'media/a', 'media/a'],
  ['Threefold', '', undefined],
])('%s with the logo %s shows %s', (title, headerImg, shown) => {
  expect(drawnLogo({ title, headerImg })).toBe(shown);
});
