import { hasEnded, isFilled } from '#contract/sections/filled.ts';
import type { Fields } from '#contract/sections/fields.ts';
import { designOf, hasContent, SECTIONS, type Section } from '#contract/sections/registry.ts';
import type { PageFacts } from './facts.reads.ts';
import { itemName, type Found, type Values } from './pictures.reads.ts';

export const isProducts = ({ section_type: type }: Section) =>
  type === 'product_section' || type === 'product_section_single';

const empty = (message: string, field: string | null): Found[] => [{ code: 'empty', message, field }];

/** What of a section visitors do not see. A list of products is checked for what they can see of it. */
export function checkEmpty(section: Section, facts: PageFacts & { now: number }): Found[] {
  if (designOf(section)?.isEmpty) return empty('This design shows nothing. Choose another.', 'design');
  if (hasEnded(section, facts.now))
    return empty('The offer has ended, so visitors do not see it.', 'ends_at');
  if (!isProducts(section) && !hasContent(section))
    return empty('Nothing is in it, so visitors do not see it.', null);
  return [...checkCategories(section, facts), ...checkItems(section)];
}

function checkCategories(section: Section, { topCategories }: PageFacts): Found[] {
  if (section.section_type !== 'categories_section') return [];
  return section.categories_items?.some((id) => topCategories.has(id))
    ? []
    : empty('None of these categories can be seen by visitors.', 'categories_items');
}

function checkItems(section: Section): Found[] {
  const read = (of: Fields, values: Values, path: string): Found[] =>
    Object.entries(of).flatMap(([name, field]) => {
      const value = values[name];
      if (value === undefined) return [];
      if (field.kind === 'group') return read(field.fields, value as Values, `${path}${name}.`);
      if (field.kind !== 'list') return [];
      return (value as readonly Values[]).flatMap((item, index) =>
        isFilled(field.of, item)
          ? []
          : empty(
              `${itemName(section, { list: name, index })} is empty, so visitors do not see it.`,
              `${path}${name}.${index}`,
            ),
      );
    });
  return read(SECTIONS[section.section_type].fields, section, '');
}
