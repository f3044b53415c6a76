import type { Field, Fields } from './fields.ts';
import { designOf, SECTIONS, type Section } from './registry.ts';

type Values = Readonly<Record<string, unknown>>;

const isShown = ({ kind }: Field) =>
  kind === 'text' || kind === 'rich-text' || kind === 'picture' || kind === 'video';

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** Whether an item of a list, such as a picture with its words, has anything that a visitor can see. */
export const isFilled = (of: Fields, item: Values): boolean =>
  Object.entries(of).some(([name, field]) => isShown(field) && isText(item[name]));

/** The section without items that nobody has filled in. */
export function withoutEmptyItems(section: Section): Section {
  const read = (of: Fields, values: Values): Values =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        const field = of[name];
        if (field?.kind === 'group') return [name, read(field.fields, value as Values)];
        if (field?.kind !== 'list') return [name, value];
        return [name, (value as readonly Values[]).filter((item) => isFilled(field.of, item))];
      }),
    );
  const fields: Fields = SECTIONS[section.section_type].fields;
  // The registry gives these fields their types, but the compiler can't follow a reader that is made from data.
  return read(fields, section) as unknown as Section;
}

/** The designs whose heading counts down. */
const COUNTDOWN: readonly (number | undefined)[] = [2, 4];

/** Whether a section was of an offer that has ended and does not come again. */
export function hasEnded(section: Section, now: number): boolean {
  if (section.section_type !== 'product_section' || !COUNTDOWN.includes(designOf(section)?.value))
    return false;
  return section.ends_again_days === undefined && Date.parse(section.ends_at ?? '') <= now;
}
