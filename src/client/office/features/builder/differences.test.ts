import { expect, it } from 'vitest';
import type { PageRow } from '#contract/pages-office-shapes.ts';
import type { PageSection } from '#contract/sections/schemas.ts';
import { changedWords, differences, differenceWords } from './differences.ts';
import { placedRows } from './placed.ts';

const products = (title: string, more: object = {}) =>
  ({ section_type: 'product_section', title, ...more }) as PageSection;
const slider = (...titles: string[]) =>
  ({
    section_type: 'carosel_image_section',
    title: 'Offers',
    header_slider_section: { header_slider_data: titles.map((title) => ({ title })) },
  }) as PageSection;

const page = (sections: PageSection[], isActive = true) =>
  placedRows(
    [
      { id: 1, sort_order: 0, position: 'middle', is_active: isActive, template_meta_data: sections },
    ] satisfies PageRow[],
    ['middle'],
  );
const changed = (...[mine, theirs]: [ReturnType<typeof page>, ReturnType<typeof page>]) =>
  differences(mine, theirs).changed.map((row) => changedWords(row, { mine: 'yours', theirs: 'theirs' }));

it('A row with another title in each is named by both, with the fields that differ', () => {
  expect(changed(page([products('B', { carousel: 'on' })]), page([products('A')]))).toEqual([
    'B in yours, A in theirs (Title, Layout)',
  ]);
});

it('Fields of a slide are named with their slide, and another number of slides by the list', () => {
  expect(changed(page([slider('One', 'Two')]), page([slider('One', 'Zwei')]))).toEqual([
    'Offers (slide 2 Title)',
  ]);
  expect(changed(page([slider('One', 'Two')]), page([slider('One')]))).toEqual(['Offers (Slides)']);
});

it('Designs, kinds and hidden rows are told apart', () => {
  const second = { design: { design_value: 2 } };
  expect(changed(page([products('A')], false), page([products('A', second)]))).toEqual([
    'A (Hidden from visitors, Design)',
  ]);
  expect(changed(page([products('A')]), page([slider('One')]))).toEqual([
    'A in yours, Offers in theirs (Kind)',
  ]);
});

it('A field that differs says what it holds in each', () => {
  const both = (one: PageSection, other: PageSection) =>
    differences(page([one]), page([other])).changed.flatMap(({ fields }) => fields);
  expect(both(products('Open today', { carousel: 'on' }), products('Closed today'))).toEqual([
    { label: 'Title', mine: 'Open today', theirs: 'Closed today' },
    { label: 'Layout', mine: 'Carousel', theirs: 'Grid' },
  ]);
  expect(both(slider('One', 'Two'), slider('One'))).toEqual([
    { label: 'Slides', mine: 'One · Two', theirs: 'One' },
  ]);
  const same = 'The same words again and again. '.repeat(20);
  const [long] = both(products(`${same}Red`), products(`${same}Blue`));
  expect(long?.mine).toMatch(/^….{20,60}Red$/);
  expect(long?.theirs).toMatch(/^….{20,60}Blue$/);
});

it('Sections side by side are named each', () => {
  const mine = page([products('A'), products('B', { carousel: 'on' })]);
  expect(changed(mine, page([products('A'), products('B')]))).toEqual(['A, B (B: Layout)']);
  expect(changed(mine, page([products('A')]))).toEqual([
    'A, B in yours, A in theirs (Sections side by side)',
  ]);
});

it('What differs from a publication is told by their names, and nothing of the same page', () => {
  const called = { mine: 'the draft', theirs: 'revision 3' };
  const [draft, revision] = [page([products('B')]), page([products('A')])];
  expect(differenceWords(draft, revision, called)).toEqual([
    'Different in both: B in the draft, A in revision 3 (Title)',
  ]);
  expect(differenceWords(draft, placedRows([], ['middle']), called)).toEqual(['Only in the draft: B']);
  expect(differenceWords(draft, page([products('B')]), called)).toEqual([]);
});
