import { expect, it } from 'vitest';
import type { Section } from '#contract/sections/registry.ts';
import { kindOf } from './section-kinds.ts';

it.each([
  ['product_section', 1, 'usual'],
  ['product_section', 4, 'usual'],
  ['product_section', 7, 'usual'],
  ['product_section', 8, 'rich'],
  ['product_section', 10, 'rich'],
  ['categories_section', 4, 'usual'],
  ['image_section', 5, 'usual'],
  ['services_section', 3, 'usual'],
  ['business_map_section', 1, 'map'],
  ['carosel_image_section', 2, 'slider'],
  ['text_editor_section', 1, 'words'],
  ['text_editor_section', undefined, 'words'],
])('%s in design %s is one of the %s sections', (section_type, value, set) => {
  const design = value === undefined ? undefined : { design_value: value };
  expect(kindOf({ section_type, design } as Section)?.set).toBe(set);
});

it.each([
  ['product_section', 5],
  ['product_section', 11],
  ['product_section', 0],
  ['services_section', 4],
  ['subscribtion_section', 2],
  ['no_such_section', 1],
  ['constructor', 1],
])('%s in design %s shows nothing', (section_type, design_value) => {
  expect(kindOf({ section_type, design: { design_value } } as Section)).toBeUndefined();
});
