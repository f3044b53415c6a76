import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { shownDesigns } from '#contract/sections/examples.ts';
import { SECTIONS } from '#contract/sections/registry.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { definitionsAt, foundDesigns } from './found-designs.ts';
import { SectionGallery } from './section-gallery.tsx';
import { thumbnailOf } from './thumbnails.ts';

// Queries look for first answers in the page, and here is none.
beforeAll(() => vi.stubGlobal('document', { getElementById: () => null }));
afterAll(() => vi.unstubAllGlobals());

const draw = (definitions?: Parameters<typeof foundDesigns>[0]) =>
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <SectionGallery onPick={() => undefined} {...(definitions && { definitions })} />
    </QueryClientProvider>,
  );

it('The gallery has every design that shows something, and no other', () => {
  const html = draw();
  expect(html.match(/aria-label="Add /g)).toHaveLength(shownDesigns().length);
  expect(html).not.toContain('Renders nothing');
});

it('The header slider is offered sliders only, and every other page all sections', () => {
  expect(Object.keys(definitionsAt(['slider']))).toEqual(['carosel_image_section']);
  expect(Object.keys(definitionsAt(['top', 'middle', 'bottom', 'footer']))).toEqual(Object.keys(SECTIONS));
  expect(Object.keys(definitionsAt(['middle']))).toEqual(Object.keys(SECTIONS));
});

it('A new design in the registry is in the gallery', () => {
  const definitions = {
    ...SECTIONS,
    made_up: { title: 'Made up', designs: { 3: { title: 'Brand new' } }, fields: {} },
  };
  expect(draw(definitions)).toContain('aria-label="Add Made up 3, Brand new"');
});

it.each([
  ['map', ['business_map_section']],
  ['countdown', ['product_section']],
  ['products 2', ['product_section']],
  ['FLASH', ['product_section']],
  ['carousel', ['image_section']],
  ['unheard of', []],
])('“%s” finds %j', (text, types) => {
  expect(foundDesigns(SECTIONS, text).map(({ type }) => type)).toEqual(types);
});

it.each(shownDesigns())('$type, design $design has a picture in the gallery', ({ type, design }) => {
  expect(thumbnailOf(type, design), 'npm run design:thumbnails draws it').toBeDefined();
});
