import type { Line } from '../catalog/lines.ts';

/** The facts of a listing for its title and description. */
export interface TitledListing {
  line: Line;
  /** Name of the category; none for all categories. */
  category?: string | undefined;
  /** The search text as understood. */
  searched?: string | undefined;
  /** The business whose goods alone are listed. */
  business?: string | undefined;
  page?: number;
}

const TITLES: Record<Line, { verb: string; withBusiness: string }> = {
  buy: { verb: 'Buy', withBusiness: 'from' },
  sell: { verb: 'Sell', withBusiness: 'to' },
  repair: { verb: 'Repair', withBusiness: 'at' },
};

/** The title of a listing, the same on the server and in the client. */
export function listingTitle({ line, category, searched, business, page = 1 }: TitledListing): string {
  const { verb, withBusiness } = TITLES[line];
  const what = searched ? `“${searched}”${category ? ` in ${category}` : ''}` : (category ?? 'all devices');
  const whose = business ? ` ${withBusiness} ${business}` : '';
  return `${verb} ${what}${whose}${page > 1 ? `, page ${page}` : ''}`;
}
