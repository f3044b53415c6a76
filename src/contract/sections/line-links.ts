import type { Line } from '#rules/catalog/lines.ts';
import { addresses } from '#rules/page/addresses.ts';
import { leadsSomewhere, textWithoutLinesOff } from '#rules/page/line-links.ts';
import type { Field, Fields } from './fields.ts';
import { SECTIONS, type Section } from './registry.ts';

type Stored = Readonly<Record<string, unknown>>;

/**
 * A section as it is shown while only some lines are on. Slides, pictures and cards that lead to another line are left
 * out, and words that link there are plain words. undefined if nothing is left of its items.
 */
export function sectionForLines(section: Section, on: readonly Line[]): Section | undefined {
  const fields: Fields = SECTIONS[section.section_type].fields;
  let wasCut = false;
  let hasItems = false;

  const read = (of: Fields, values: Stored): Stored =>
    Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) => {
        const field = of[name];
        const next = field ? readOne(field, value) : value;
        return next === undefined ? [] : [[name, next]];
      }),
    );

  function readOne(field: Field, value: unknown): unknown {
    if (field.kind === 'link') return leadsSomewhere(textOf(value), on) ? value : undefined;
    if (field.kind === 'rich-text') return textWithoutLinesOff(textOf(value), on);
    if (field.kind === 'group') return read(field.fields, value as Stored);
    if (field.kind !== 'list') return value;
    const items = value as readonly Stored[];
    const left = items.filter((item) => leadsOn(field.of, item));
    wasCut ||= left.length < items.length;
    hasItems ||= left.length > 0;
    return left.map((item) => read(field.of, item));
  }

  /** Whether none of an item's links leads to a line that is off. */
  const leadsOn = (of: Fields, item: Stored) =>
    Object.entries(of).every(([name, { kind }]) => kind !== 'link' || leadsSomewhere(linkOf(item, name), on));

  /** A slide without a link of its own leads to the buy line. */
  const linkOf = (item: Stored, name: string) => {
    const own = textOf(item[name]);
    return own === '' && section.section_type === 'carosel_image_section' ? addresses.listing('buy') : own;
  };

  const next = read(fields, section);
  // The registry gives these fields their types, but the compiler can't follow a reader that is made from data.
  return wasCut && !hasItems ? undefined : (next as unknown as Section);
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
