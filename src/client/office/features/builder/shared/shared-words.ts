import type { SharedSection } from '#contract/pages-office-shapes.ts';
import { countOf } from '#client/lib/format.ts';

/** On how many pages a shared section stands, live or in a draft. */
export const pagesWords = ({ used_in: pages }: Pick<SharedSection, 'used_in'>): string =>
  pages.length === 0 ? 'no page yet' : countOf(pages.length, 'page');
