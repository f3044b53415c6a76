import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { exampleOf, shownDesigns } from '#contract/sections/examples.ts';
import type { Fields } from '#contract/sections/fields.ts';
import { SECTIONS, type Section, type SectionDefinition } from '#contract/sections/registry.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { NamedIcon } from '#client/ui/named-icon.tsx';
import { ICON_NAMES } from '#rules/presentation/icon-names.ts';
import { SectionForm } from './section-form.tsx';

// Queries look for first answers in the page, and here is none.
beforeAll(() => vi.stubGlobal('document', { getElementById: () => null }));
afterAll(() => vi.unstubAllGlobals());

const shop = { productIds: [1, 2], categoryIds: [3], now: new Date('2026-11-16T10:40:00Z') };

const draw = (section: Section, errors: Record<string, string> = {}, definition?: SectionDefinition) =>
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <SectionForm
        section={section}
        errors={errors}
        onChange={() => undefined}
        {...(definition && { definition })}
      />
    </QueryClientProvider>,
  );

describe.each(shownDesigns())('The form of $type, design $design', ({ type, design }) => {
  it('asks for every field of the registry that this design shows', () => {
    const html = draw(exampleOf(type, design, shop));
    const { fields }: SectionDefinition = SECTIONS[type as keyof typeof SECTIONS];
    const others = ['The offer ends', 'Days after which the offer comes again'];
    const labels = Object.values(fields).map(({ label }) => label);
    const missing = labels.filter((label) => !html.includes(label.replaceAll('"', '&quot;')));
    expect(missing.filter((label) => !others.includes(label) && label !== 'Layout')).toEqual([]);
    expect(html).toContain('Place and background');
  });
});

const every: Fields = {
  words: { kind: 'text', label: 'Some words', most: 40, standard: 'As usual' },
  story: { kind: 'rich-text', label: 'A story', most: 200 },
  face: { kind: 'picture', label: 'A face' },
  film: { kind: 'video', label: 'A film' },
  way: { kind: 'link', label: 'A way' },
  tint: { kind: 'colour', label: 'A tint' },
  hour: { kind: 'date', label: 'An hour' },
  sign: { kind: 'icon', label: 'A sign' },
  flag: { kind: 'yes-no', label: 'A flag' },
  count: { kind: 'number', label: 'A count', least: 1, most: 90 },
  kind: { kind: 'choice', label: 'A kind', options: { a: 'The one', b: 'The other' } },
  goods: { kind: 'products', label: 'Some goods', most: 5 },
  shelves: { kind: 'categories', label: 'Some shelves', most: 5 },
  pair: { kind: 'group', label: 'A pair', fields: { left: { kind: 'text', label: 'Left', most: 9 } } },
  rows: { kind: 'list', label: 'Some rows', most: 2, of: { name: { kind: 'text', label: 'Name', most: 9 } } },
};
const definition = {
  title: 'Made up',
  designs: { 1: { title: 'One' }, 7: { title: 'Brand new' } },
  fields: every,
};
const madeUp = (values: object) =>
  ({ section_type: 'made_up', design: { design_value: 7 }, ...values }) as unknown as Section;

it.each(ICON_NAMES)('The icon %s, which content may name, is drawn', (name) =>
  expect(renderToStaticMarkup(<NamedIcon icon={name} />)).toContain('<svg'),
);

it('The form offers as many columns as the design needs', () => {
  expect(draw(exampleOf('carosel_image_section', 1, shop))).toContain('8 to 12, else 12');
  expect(draw(exampleOf('text_editor_section', 1, shop))).toContain('3 to 12, else 12');
});

describe('A section that only the registry knows', () => {
  it('has a form with every kind of field, and its designs', () => {
    const html = draw(madeUp({}), {}, definition);
    for (const { label } of Object.values(every)) expect(html).toContain(label);
    expect(html).toContain('7, Brand new');
    expect(html).toContain('Empty: “As usual”');
  });

  it('has its errors where they are, and opens what holds them', () => {
    const rows = [{ name: 'first' }, { name: 'second' }];
    const html = draw(madeUp({ rows }), { words: 'Too loud', 'rows.1.name': 'Too short' }, definition);
    expect(html).toMatch(/name="words"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="words"/);
    expect(html).toContain('Too loud');
    expect(html).toContain('1 to mend');
    expect(html).toContain('value="second"');
    expect(html).not.toContain('value="first"');
    expect(html).toContain('At most 2');
  });
});

it('The form says that a design of another version is not known, and lets one choose', () => {
  expect(draw({ section_type: 'services_section', design: { design_value: 44 } })).toContain(
    'Design 44 is not known here',
  );
});

it('A date is asked for and shown in London time', () => {
  const section = exampleOf('product_section', 2, { ...shop, now: new Date('2027-06-01T12:00:00Z') });
  const html = draw(section);
  expect(html).toContain('value="2027-06-08T13:00"');
  expect(html).toContain('Tuesday 8 June 2027, London time');
});

it('A colour is shown with its contrast', () => {
  const html = draw({ section_type: 'subscribtion_section', container_bg: '#4F46E5' });
  expect(html).toContain('With white 6.3 : 1, easy to read');
  expect(html).toContain('With ink 2.9 : 1, hard to read');
});
