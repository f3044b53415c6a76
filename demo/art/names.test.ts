import { expect, test } from 'vitest';
import { galleryOf, pictureName, productSlug } from './names.ts';

test.each([
  ['Apple', 'iPhone 15', 'apple-iphone-15'],
  ['Apple', 'iPhone SE (3rd gen)', 'apple-iphone-se-3rd-gen'],
  ['OnePlus', 'OnePlus 12', 'oneplus-12'],
  ['Fairphone', 'Fairphone 5', 'fairphone-5'],
  ['Nothing', 'Phone (3a)', 'nothing-phone-3a'],
  ['House', '20W USB-C fast charger (UK plug)', 'house-20w-usb-c-fast-charger-uk-plug'],
])('%s %s is %s', (brand, model, slug) => {
  expect(productSlug(brand, model)).toBe(slug);
});

test('a picture is named by product, colour and view', () => {
  expect(pictureName('Apple', 'iPhone 14', '(PRODUCT)RED', 'back')).toBe(
    'products/apple-iphone-14/product-red-back',
  );
});

test('a gallery has every view, in order', () => {
  const views = galleryOf('Apple', 'iPhone 15', 'Blue').map((name) => name.split('-').at(-1));
  expect(views).toEqual(['hero', 'angle', 'front', 'back', 'box']);
});

test('what is not sold has no gallery', () => {
  expect(galleryOf('Apple', 'iPhone 3G', 'Black')).toEqual([]);
});
