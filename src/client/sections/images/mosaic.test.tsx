import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { exampleOf } from '#contract/sections/examples.ts';
import type { SectionOf } from '#contract/sections/registry.ts';
import { Mosaic } from './mosaic.tsx';

const section = exampleOf('image_section', 5, { productIds: [], categoryIds: [], now: new Date(0) });
const features = (section as SectionOf<'image_section'>).image_items ?? [];

it('draws the subject of a picture below the words where the cell is too narrow for both', () => {
  const markup = renderToStaticMarkup(<Mosaic features={features} isFirst={false} />);
  const cells = markup.split('<article').slice(1);
  expect(cells).toHaveLength(3);
  for (const cell of cells) {
    // The shape of the cell decides, not the width of the page: a high cell is narrow on a wide screen too.
    expect(cell).toContain('[container-type:size]');
    expect(cell).toContain('[@container_(max-aspect-ratio:2/1)]:block');
    expect(cell).not.toContain('w650:hidden');
  }
});
