import type { SearchNote } from '#contract/catalog.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { addresses } from '#rules/page/addresses.ts';
import { cx } from '#client/ui/cx.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { LineDot } from '#client/ui/lines.tsx';
import { inLineWords } from './search-words.ts';

type Props = {
  text: string;
  isLiteral: boolean | undefined;
  lines: SearchNote['other_lines'];
  /** The line of the best match. Its link stands out. */
  best: Line | undefined;
};

/** Links to the same search in the other two lines, if they have matches. */
export function OtherLines({ text, isLiteral, lines, best }: Props) {
  const found = lines.filter(({ total }) => total > 0);
  if (found.length === 0) return null;
  return (
    <nav aria-label="The same search in the other lines" className="mt-4 flex flex-wrap gap-2">
      {found.map(({ line, total }) => (
        <Anchor
          key={line}
          href={addresses.search(line, text, isLiteral)}
          className={cx(
            'inline-flex h-10 items-center gap-2 rounded-full border px-4 text-small font-semibold tabular-nums transition-colors',
            line === best ? 'border-ink bg-ink text-paper hover:bg-ink/90' : 'border-outline hover:bg-grey-1',
          )}
        >
          <LineDot line={line} />
          {inLineWords(line, total)}
        </Anchor>
      ))}
    </nav>
  );
}
