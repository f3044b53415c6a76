import { describe, expect, it } from 'vitest';
import type { Fields } from './fields.ts';
import { frameFields, SECTION_TYPES, SECTIONS, type SectionDefinition } from './registry.ts';
import { usesOf, type FieldUses } from './uses.ts';

/** Names of fields, designs and choices in an entry that the registry does not have. */
function unknown(fields: Fields, uses: FieldUses, designs: readonly number[], path = ''): string[] {
  return Object.entries(uses).flatMap(([name, use]) => {
    const field = fields[name];
    const at = `${path}${name}`;
    if (!field) return [at];
    const inside = field.kind === 'list' ? field.of : field.kind === 'group' ? field.fields : {};
    const conditions = [...(use.when ?? []), ...(use.isAddress ?? [])].flatMap((one) => Object.entries(one));
    return [
      ...(use.designs ?? []).filter((design) => !designs.includes(design)).map((design) => `${at} ${design}`),
      ...(use.unless === undefined || fields[use.unless] ? [] : [`${at} unless ${use.unless}`]),
      ...conditions.flatMap(([other, chosen]) => {
        const choice = fields[other];
        const options = choice?.kind === 'choice' ? Object.keys(choice.options) : [];
        return chosen.filter((one) => !options.includes(one)).map((one) => `${at} when ${other} ${one}`);
      }),
      ...unknown(inside, use.within ?? {}, designs, `${at}.`),
    ];
  });
}

describe('What the page builder knows about fields', () => {
  it.each(SECTION_TYPES)('is true of the registry: %s', (type) => {
    const { fields, designs }: SectionDefinition = SECTIONS[type];
    const all = { ...frameFields, ...fields };
    expect(unknown(all, usesOf(type), Object.keys(designs).map(Number))).toEqual([]);
  });

  it('finds nothing special about a type of another version', () => {
    expect(Object.keys(usesOf('made_up'))).toEqual(Object.keys(usesOf('subscribtion_section')));
  });
});
