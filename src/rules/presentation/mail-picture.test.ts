import { expect, it } from 'vitest';
import { mailPicture } from './mail-picture.ts';

it.each([
  [
    'a picture of the shop is made as JPEG',
    'products/a b/blue-1',
    '/mail-pictures/products/a%20b/blue-1.jpg',
  ],
  ['a file that mail programs show stays', 'vendor/own.png', '/images/vendor/own.png'],
  ['so does an address of one', 'https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
  ['a drawing can’t be shown', '/item-no-image.svg', undefined],
  ['not a file of a newer format', 'vendor/own.avif', undefined],
  ['none is none', null, undefined],
])('In a mail, %s', (_what, name, shown) => {
  expect(mailPicture(name)).toBe(shown);
});
