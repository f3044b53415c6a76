import { FileText } from 'lucide-react';
import { addresses } from '#rules/page/addresses.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { dayWords } from '#client/lib/when-words.ts';

export interface ListedPaper {
  /** Its address ends with it. */
  name: string;
  title: string;
  number: string;
  issuedAt?: string | null;
}

const LINK =
  'inline-flex items-center rounded-badge py-1 font-semibold text-accent-text hover:underline pointer-coarse:min-h-11 pointer-coarse:min-w-11 w500:justify-center';

/** Papers that the holder of a link may look at and keep. */
export const PaperList = ({ papers, token }: { papers: readonly ListedPaper[]; token: string }) => (
  <ul className="grid divide-y divide-border text-small">
    {papers.map(({ name, title, number, issuedAt = null }) => (
      <li
        key={name}
        className="grid grid-cols-[auto_1fr] items-center gap-x-3 py-2.5 first:pt-0 last:pb-0 w500:flex"
      >
        <FileText size={18} className="shrink-0 text-muted" />
        <p className="min-w-0 flex-1">
          <span className="font-semibold">{title}</span>
          <span className="flex flex-wrap gap-x-2 text-caption whitespace-nowrap text-muted tabular-nums">
            <span>{number}</span>
            {issuedAt && <time dateTime={issuedAt}>{dayWords(issuedAt)}</time>}
          </span>
        </p>
        <span className="col-start-2 flex gap-4 w500:gap-3">
          <Anchor href={addresses.paper(token, name)} newWindow className={LINK}>
            View
            <span className="sr-only">
              {' '}
              {number}, {title}
            </span>
          </Anchor>
          <Anchor href={addresses.paper(token, name, '.pdf')} newWindow className={LINK}>
            PDF
            <span className="sr-only">
              {' '}
              of {number}, {title}
            </span>
          </Anchor>
        </span>
      </li>
    ))}
  </ul>
);
