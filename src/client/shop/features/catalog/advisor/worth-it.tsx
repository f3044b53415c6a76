import type { Advice, AdvisedFault } from '#contract/catalog.ts';
import { formatPence } from '#rules/money/money.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { LineDot } from '#client/ui/lines.tsx';
import { figuresOf, keepingWords, waysFor, type Known } from './ways.ts';

type Props = { advice: Advice; fault: AdvisedFault | undefined; known: Known };

/** On the repair page: the same options as a short list with a conclusion. */
export function WorthIt({ advice, fault, known }: Props) {
  const ways = waysFor(advice, fault, 'repair', known);
  if (ways.length < 2) return null;
  const conclusion = keepingWords(figuresOf(advice, fault, known).keepingSaves, advice);
  return (
    <section
      aria-labelledby="worth-it"
      className="mt-4 rounded-card border border-border px-5 py-4.5 w1024:mt-6 w1280:px-7 w1280:py-5.5"
    >
      <h2 id="worth-it" className="mb-1.5 text-h3">
        Is it worth it?
      </h2>
      <ul>
        {ways.map((way) => (
          <li
            key={way.key}
            className="flex min-h-11 items-center gap-3 border-t border-border text-label first:border-0"
          >
            <LineDot line={way.line} />
            {way.href ? (
              <Anchor
                href={way.href}
                className="flex-1 rounded-badge py-2.5 underline decoration-outline underline-offset-4 hover:decoration-current"
              >
                {way.title}
              </Anchor>
            ) : (
              <span className="flex-1">{way.title}</span>
            )}
            <span className="font-semibold whitespace-nowrap tabular-nums">
              {way.prefix && `${way.prefix} `}
              {way.instead ?? formatPence(way.amount)}
            </span>
          </li>
        ))}
      </ul>
      {conclusion && <p className="border-t border-border pt-2.5 text-small text-muted">{conclusion}</p>}
    </section>
  );
}
