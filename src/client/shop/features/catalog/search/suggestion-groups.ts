import type { Suggestions } from '#contract/catalog.ts';
import { addresses } from '#rules/addresses.ts';
import { LINE_NAMES, lineFromCode, LINES, type Line } from '#rules/lines.ts';
import { formatCount, formatPounds } from '#client/lib/format.ts';
import { withSearch } from '#client/lib/place.ts';

export interface SuggestionRow {
  href: string;
  label: string;
  line: Line;
  /** Below the label: which line it is in, where several are mixed and names alone are the same. */
  below?: string;
  /** A short text at the end of the row. */
  aside?: string;
  /** The name of a picture, null for the stand-in; none for rows of text. */
  picture?: string | null;
}

export interface SuggestionGroup {
  title: string;
  rows: SuggestionRow[];
}

const LINE_SEARCH: Record<Line, string> = {
  buy: 'Devices to buy',
  sell: 'Devices to sell',
  repair: 'Repairs',
};

function priceWords(line: Line, price: number, isLowest: boolean): string {
  if (line === 'sell') return `up to ${formatPounds(price)}`;
  return isLowest || line === 'repair' ? `from ${formatPounds(price)}` : formatPounds(price);
}

/** What the search answered, as rows in the order in which arrows walk them. Empty groups are left out. */
export function suggestionGroups(found: Suggestions & { text: string }): SuggestionGroup[] {
  const groups: SuggestionGroup[] = [
    {
      title: 'Devices',
      rows: found.products.map((product) => {
        const line = lineFromCode(product.is_active_for);
        return {
          href: addresses.product(line, product.category_slug, product.slug, product.id),
          label: product.title,
          line,
          below: LINE_NAMES[line],
          aside: priceWords(line, product.price, product.has_price_range),
          picture: product.image,
        };
      }),
    },
    {
      title: 'Categories',
      rows: found.categories.map(({ name, slug, line }) => ({
        href: addresses.listing(line, slug),
        label: name,
        line,
      })),
    },
    {
      title: 'Brands',
      rows: found.brands.map(({ id, name }) => ({
        href: withSearch(addresses.listing('buy'), { brands: String(id) }),
        label: name,
        line: 'buy',
      })),
    },
    everything(found),
  ];
  return groups.filter((group) => group.rows.length > 0);
}

/** The results of each line that has any; where none has, what is near, or else the lines themselves. */
function everything(found: Suggestions & { text: string }): SuggestionGroup {
  const meant = found.corrected ?? found.text;
  const totals = found.totals.filter(({ total }) => total > 0);
  if (totals.length > 0) {
    return {
      title: `Everything for “${meant}”`,
      rows: totals.map(({ line, total }) => ({
        href: addresses.search(line, meant),
        label: LINE_SEARCH[line],
        line,
        aside: formatCount(total),
      })),
    };
  }
  if (foundNothing(found)) {
    return {
      title: 'Look through a line',
      rows: LINES.map((line) => ({ href: addresses.listing(line), label: LINE_SEARCH[line], line })),
    };
  }
  return {
    title: `Near “${meant}”`,
    rows: LINES.map((line) => ({ href: addresses.search(line, meant), label: LINE_SEARCH[line], line })),
  };
}

/** Where a search leads: into the line that the visitor is in, unless only another has something for it. */
export function lineToSearch(here: Line, totals: Suggestions['totals'] | undefined): Line {
  const has = (line: Line) => totals?.some((one) => one.line === line && one.total > 0) ?? false;
  return has(here) ? here : (LINES.find(has) ?? here);
}

export function foundNothing(found: Suggestions): boolean {
  return found.products.length + found.categories.length + found.brands.length === 0;
}
