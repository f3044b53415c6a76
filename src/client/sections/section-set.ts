import type { ComponentType } from 'react';
import type { Section, SectionOf, SectionType } from '#contract/sections/registry.ts';

export type SectionProps<T extends SectionType = SectionType> = {
  entry: SectionOf<T>;
  design: number;
  /** On the first screen: its main picture is fetched before others. */
  isFirst?: boolean;
};
/** The components of a set by the types of their sections. */
export type SectionSet = { readonly [T in SectionType]?: ComponentType<SectionProps<T>> };

/** The component of a section. The compiler can't check that it matches the section's type. */
export function componentOf(set: SectionSet, { section_type: type }: Section) {
  return set[type] as ComponentType<SectionProps> | undefined;
}
