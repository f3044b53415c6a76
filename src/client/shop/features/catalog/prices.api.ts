import { useQuery } from '@tanstack/react-query';
import type { PriceSpan } from '#contract/catalog.ts';
import { requests } from '#contract/first-calls.ts';
import { lineCode, LINES, type Line } from '#rules/catalog/lines.ts';
import { formatPounds } from '#client/lib/format.ts';
import { queryFor } from '#client/lib/api.ts';

const none: PriceSpan[] = [];

/** The lowest and highest price as text; undefined if a line has no products of a category. */
export function usePriceEnds(): (line: Line, category: string) => { from: string; upTo: string } | undefined {
  const spans = useQuery(queryFor(requests.prices())).data?.result ?? none;
  return (line, category) => {
    const span = spans.find((one) => one.is_active_for === lineCode(line) && one.category === category);
    return span && { from: formatPounds(span.min_price), upTo: formatPounds(span.max_price) };
  };
}

/** The lines that have something to offer. Until the prices are known, all of them. */
export function useStockedLines(): readonly Line[] {
  const spans = useQuery(queryFor(requests.prices())).data?.result;
  return spans ? LINES.filter((line) => spans.some((one) => one.is_active_for === lineCode(line))) : LINES;
}
