import { describe, expect, it } from 'vitest';
import { kindOf } from '#client/sections/section-kinds.ts';
import { componentOf } from '#client/sections/section-set.ts';
import { loadSet } from '#client/sections/section-sets.ts';
import { SECTIONS, SECTION_TYPES, designOf, type Section } from '#contract/sections/registry.ts';
import { designRows } from '../demo/site/design.ts';

/** Every design of every section type, as a section without content. */
const designs = SECTION_TYPES.flatMap((type) =>
  Object.keys(SECTIONS[type].designs).map((value) => {
    const entry = { section_type: type, design: { design_value: Number(value) } } as Section;
    return { code: codeOf(entry), entry };
  }),
);

function codeOf({ section_type: type, design }: Section): string {
  return `${type}, design ${design?.design_value}`;
}

describe('Every design of the section registry', () => {
  it.each(designs)('has a component: $code', async ({ entry }) => {
    const kind = kindOf(entry);
    const component = kind && componentOf(await loadSet(kind.set), entry);
    expect(typeof component).toBe(designOf(entry)?.isEmpty ? 'undefined' : 'function');
  });

  it('has an example on /design, and no example lacks a design', () => {
    const shown = new Set(designRows.flatMap(({ entries }) => entries.map(codeOf)));
    expect([...shown].toSorted()).toEqual(designs.map(({ code }) => code).toSorted());
  });
});

it('Every component of a shared set belongs to a type of the registry that uses it', async () => {
  const used = new Map<string, Set<string>>();
  for (const { entry } of designs) {
    const kind = kindOf(entry);
    if (kind) used.set(kind.set, (used.get(kind.set) ?? new Set()).add(entry.section_type));
  }
  for (const [set, types] of used) {
    expect(Object.keys(await loadSet(set as Parameters<typeof loadSet>[0])).toSorted()).toEqual(
      [...types].toSorted(),
    );
  }
});
