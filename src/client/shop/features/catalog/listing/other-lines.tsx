import type { SearchNote } from '#contract/catalog.ts';
import { addresses } from '#rules/page/addresses.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { LineDot } from '#client/ui/lines.tsx';
import { inLineWords } from './search-words.ts';

type Props = {
  text: string;
  isLiteral: boolean | undefined;
  lines: SearchNote['other_lines'];
};

/** Links to the same search in the other two lines, if they have matches. */
export function OtherLines({ text, isLiteral, lines }: Props) {
  const found = lines.filter(({ total }) => total > 0);
  if (found.length === 0) return null;
  return (
    <nav aria-label="The same search in the other lines" className="mt-4 flex flex-wrap gap-2">
      {found.map(({ line, total }) => (
        <Anchor
          key={line}
          href={addresses.search(line, text, isLiteral)}
          className="inline-flex h-10 items-center gap-2 rounded-full border border-outline px-4 text-small font-semibold tabular-nums transition-colors hover:bg-grey-1"
        >
          <LineDot line={line} />
          {inLineWords(line, total)}
        </Anchor>
      ))}
    </nav>
  );
}
