import { describe, expect, it } from 'vitest';
import { pictureSources } from './picture-sources.ts';

describe('pictureSources', () => {
  it('makes the three files of a name', () => {
    expect(pictureSources('products/apple-iphone-15/blue-hero')).toEqual({
      avif: '/images/products/apple-iphone-15/blue-hero-640.avif 640w, /images/products/apple-iphone-15/blue-hero-1200.avif 1200w',
      src: '/images/products/apple-iphone-15/blue-hero-640.webp',
    });
  });

  it.each(['uploads/summer.JPG', 'a.webp', 'b/c.v2.png'])(
    'takes %s as the one file that it names',
    (name) => {
      expect(pictureSources(name)).toEqual({ avif: undefined, src: `/images/${name}` });
    },
  );

  it('takes another base', () => {
    expect(pictureSources('a', 'https://cdn.example/').src).toBe('https://cdn.example/a-640.webp');
  });

  it('cannot be led out of a srcset by spaces or commas in a name', () => {
    expect(pictureSources('a b,c').src).toBe('/images/a%20b%2Cc-640.webp');
  });

  it.each(['https://shop.example/x.jpg', '//shop.example/x.jpg', '/poster.svg'])(
    'leaves %s alone',
    (address) => {
      expect(pictureSources(address)).toEqual({ avif: undefined, src: address });
    },
  );
});
