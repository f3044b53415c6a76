import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { requests, type CallRequest } from '#contract/first-calls.ts';
import { lineCode, type Line } from '#rules/catalog/lines.ts';
import { queryFor } from '#client/lib/api.ts';
import { useSettled } from '#client/lib/use-settled.ts';

const MOST = 120;

/** With a line: only its products. */
export function useSuggestions(typed: string, line?: Line) {
  const text = useSettled(typed.trim().slice(0, MOST));
  const request: CallRequest<'GET /no/auth/web/site/search'> = {
    name: 'GET /no/auth/web/site/search',
    query: { q: text, is_active_for: line && (String(lineCode(line)) as '1' | '2' | '3') },
  };
  return useQuery({
    ...queryFor(request),
    select: (answer) => ({ text, ...answer.result }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** The results of the whole shop for the words of a results page. */
export function useShopAnswers(text: string | undefined) {
  return useQuery({
    ...queryFor(requests.search(text ?? '')),
    select: (answer) => ({ text: text ?? '', ...answer.result }),
    enabled: text !== undefined,
  }).data;
}
