import { shownDesigns } from '#contract/sections/examples.ts';
import { SECTIONS, type SectionDefinition } from '#contract/sections/registry.ts';
import { showsSection } from '#rules/site/page-limits.ts';
import { alsoCalled, shortName } from './short-names.ts';

export interface DesignGroup {
  type: string;
  title: string;
  designs: { design: number; title: string; short: string }[];
}

/** The sections that a page with these positions can show. */
export const definitionsAt = (positions: readonly string[]): Readonly<Record<string, SectionDefinition>> =>
  Object.fromEntries(
    Object.entries(SECTIONS).filter(([type]) => positions.some((position) => showsSection(position, type))),
  );

/** The designs whose names have all these words, by section type. */
export function foundDesigns(
  definitions: Readonly<Record<string, SectionDefinition>>,
  text: string,
): DesignGroup[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const all = shownDesigns(definitions).map((one) => ({
    ...one,
    short: shortName(one.type, one.design, one.title),
  }));
  return Object.entries(definitions).flatMap(([type, { title }]) => {
    const designs = all.filter((one) => {
      const name =
        `${title} ${one.design} ${one.title} ${one.short} ${alsoCalled(type, one.design)}`.toLowerCase();
      return one.type === type && words.every((word) => name.includes(word));
    });
    return designs.length > 0 ? [{ type, title, designs }] : [];
  });
}
