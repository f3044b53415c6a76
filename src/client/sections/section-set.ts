import type { ComponentType } from 'react';
import type { TemplateEntry } from '#contract/site.ts';

export type SectionProps = { entry: TemplateEntry; design: number };
/** The components of a set by the types of their sections. */
export type SectionSet = Readonly<Record<string, ComponentType<SectionProps>>>;
