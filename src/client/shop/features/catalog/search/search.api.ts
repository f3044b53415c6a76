import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CallRequest } from '#contract/first-calls.ts';
import { lineCode, type Line } from '#rules/lines.ts';
import { queryFor } from '#client/lib/api.ts';

/** Whoever types fast is asked about the last letter only. */
const PAUSE = 120;
const MOST = 120;

/** With a line only what is in it. */
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

/** The value once it has been still for a moment; an emptied one at once. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
