import type { Fields } from '#contract/sections/fields.ts';
import { frameFields, SECTIONS, isSectionType, type Section } from '#contract/sections/registry.ts';
import { usesOf, type FieldUses } from '#contract/sections/uses.ts';
import { sectionName } from './section-words.ts';

/** A field with its place, such as ['slide 2', 'Picture']. */
type Labels = readonly string[];

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The name of one thing of a list, such as 'slide 2'. */
export const itemWords = (uses: FieldUses, name: string, index: number): string =>
  `${lowered(uses[name]?.one ?? 'Item')} ${index + 1}`;

/** The labels of a field and of the lists that it is in. A field without a label in the registry is called by its name. */
function labelsOf(fields: Fields, uses: FieldUses, [name, ...rest]: readonly string[]): Labels {
  if (name === undefined) return [];
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) return [name];
  const within = uses[name]?.within ?? {};
  if (field.kind === 'group' && rest.length > 0) return labelsOf(field.fields, within, rest);
  const [index, ...inside] = rest;
  if (field.kind !== 'list' || index === undefined) return [field.label];
  return [itemWords(uses, name, Number(index)), ...labelsOf(field.of, within, inside)];
}

/** The fields of a section with those of its frame; none of an unknown one. */
export const fieldsOf = (type: string): Fields =>
  isSectionType(type) ? { ...frameFields, ...SECTIONS[type].fields } : {};

/** Where a field of a section is: 'slide 2, Picture' for 'header_slider_section.header_slider_data.1.image'. */
export function fieldWords(type: string, path: string): string {
  if (path === '') return '';
  const names = path.split('.');
  if (names[0] === 'design') return 'Design';
  if (names[0] === 'section_type') return 'Kind';
  return labelsOf(fieldsOf(type), usesOf(type), names).join(', ');
}

const ended = (text: string) => (text.endsWith('.') ? text : `${text}.`);

/** What is wrong with a section: 'Offers, slide 2, Picture: must be a file of the media library.' */
export function faultWords(section: Section, path: string, message: string): string {
  const name = sectionName(section);
  const field = fieldWords(section.section_type, path);
  return `${field === '' || field === name ? name : `${name}, ${field}`}: ${ended(message)}`;
}
