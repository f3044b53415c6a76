import type { Suggestions } from '#contract/catalog.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { answerGroups, groupsBelow } from './answer-groups.ts';
import { SuggestionContent } from './suggestion-content.tsx';

type Props = { line: Line; found: Suggestions & { text: string }; place?: 'above' | 'below' };

/** Beside the results of one line: results of the other lines, help and stores. */
export function SearchAnswers({ line, found, place = 'above' }: Props) {
  const groups = (place === 'above' ? answerGroups : groupsBelow)(found, line);
  if (groups.length === 0) return null;
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-3 w650:grid-cols-2 w960:gap-6 w1150:grid-cols-3">
      {groups.map(({ title, rows }) => (
        <section key={title} aria-label={title} className="rounded-card border border-border p-2 pt-4">
          <h2 className="mb-1 px-3 text-caption font-medium text-muted">{title}</h2>
          <ul>
            {rows.map((row) => (
              <li key={row.href}>
                <Anchor
                  href={row.href}
                  className="flex min-h-11 items-center gap-3 rounded-control px-3 py-1 text-label hover:bg-grey-1 focus-visible:outline-offset-0"
                >
                  <SuggestionContent row={row} />
                </Anchor>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
