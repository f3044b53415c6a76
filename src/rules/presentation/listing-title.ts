import type { Line } from '../catalog/lines.ts';

/** What a listing shows, as far as its title and description tell. */
export interface TitledListing {
  line: Line;
  /** Name of the category; none where all are listed. */
  category?: string | undefined;
  /** The words of a search, as they were understood. */
  searched?: string | undefined;
  /** Whose goods alone are listed. */
  business?: string | undefined;
  page?: number;
}

const TITLES: Record<Line, { verb: string; withBusiness: string }> = {
  buy: { verb: 'Buy', withBusiness: 'from' },
  sell: { verb: 'Sell', withBusiness: 'to' },
  repair: { verb: 'Repair', withBusiness: 'at' },
};

/** The title of a listing: the same from the server and after a walk through the shop. */
export function listingTitle({ line, category, searched, business, page = 1 }: TitledListing): string {
  const { verb, withBusiness } = TITLES[line];
  const what = searched ? `“${searched}”${category ? ` in ${category}` : ''}` : (category ?? 'all devices');
  const whose = business ? ` ${withBusiness} ${business}` : '';
  return `${verb} ${what}${whose}${page > 1 ? `, page ${page}` : ''}`;
}
