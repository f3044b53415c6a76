import type { TemplateEntry } from '#contract/site.ts';

/** One of the cells that a slide is made of. */
export type SliderCell = NonNullable<TemplateEntry['header_slider_section']>['header_slider_data'][number];
