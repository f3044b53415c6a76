import type { Line } from '#rules/catalog/lines.ts';

const LINE_TITLES: Record<Line, (name: string) => string> = {
  buy: (name) => name,
  sell: (name) => `Sell ${name.toLowerCase()}`,
  repair: (name) => `Repair ${name.toLowerCase()}`,
};

const ALL_TITLES: Record<Line, string> = {
  buy: 'All devices',
  sell: 'Sell your device',
  repair: 'Repair your device',
};

const LINE_TEXTS: Record<Line, string> = {
  buy: 'New devices, and used ones checked and graded by a person. Each can be returned for 30 days.',
  sell: 'What we pay for one like new. Answer a few questions for the price of yours.',
  repair: 'Fixed prices, many done within the hour, parts and work under warranty.',
};

/** A search says first which line its results are of. */
const SEARCH_TEXTS: Record<Line, string> = {
  ...LINE_TEXTS,
  sell: 'These are devices we buy. The price is what we pay for one like new.',
  repair: 'These are repairs: fixed prices, many done within the hour, parts and work under warranty.',
};

interface Shown {
  category: { name: string; sub_title: string | null } | undefined;
  /** The words of a search, as they were understood. */
  searched: string | undefined;
  /** The business whose goods alone are listed. */
  businessName: string | undefined;
}

/** The heading of a listing and the line under it. */
export function listingWords(
  line: Line,
  { category, searched, businessName }: Shown,
): { title: string; text: string } {
  const text = LINE_TEXTS[line];
  if (searched) return { title: `Results for “${searched}”`, text: SEARCH_TEXTS[line] };
  if (businessName && !category) return { title: businessName, text };
  return {
    title: category ? LINE_TITLES[line](category.name) : ALL_TITLES[line],
    text: (line === 'buy' && category?.sub_title) || text,
  };
}
