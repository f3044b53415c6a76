import { designOf, headingOf, SECTIONS } from '#contract/sections/registry.ts';
import type { PageSection } from '#contract/sections/schemas.ts';

/** What a section is called in the builder: its heading, or its kind. */
export const sectionName = (entry: PageSection): string =>
  headingOf(entry) ?? SECTIONS[entry.section_type].title;

/** 'Products 2'. */
export function kindName(entry: PageSection): string {
  const { title } = SECTIONS[entry.section_type];
  return `${title} ${designOf(entry)?.value ?? entry.design?.design_value ?? ''}`.trim();
}

export const POSITION_NAMES: Readonly<Record<string, string>> = {
  slider: 'Slider',
  top: 'Top',
  middle: 'Middle',
  bottom: 'Bottom',
  footer: 'Footer',
};

/** Where a section stands, for screen readers: 'Flash deals is row 2 of 3 in Top'. */
export function spotWords(
  name: string,
  {
    position,
    row,
    rows,
    at,
    columns,
  }: { position: string; row: number; rows: number; at: number; columns: number },
): string {
  const beside = columns > 1 ? `, column ${at + 1} of ${columns}` : '';
  return `${name} is row ${row + 1} of ${rows} in ${POSITION_NAMES[position] ?? position}${beside}`;
}
