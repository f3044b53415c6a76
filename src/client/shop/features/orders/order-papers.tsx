import { FileText } from 'lucide-react';
import type { OrderPaper } from '#contract/orders.ts';
import { addresses } from '#rules/page/addresses.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { dayWords } from '#client/lib/when-words.ts';

const NAMES: Record<OrderPaper['kind'], string> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
  return_label: 'Return label',
  packing_slip: 'Packing slip',
};

const LINK =
  'inline-flex items-center rounded-badge py-1 font-semibold text-accent-text hover:underline pointer-coarse:min-h-11 pointer-coarse:min-w-11 w500:justify-center';

/** The papers of an order, each to look at and to keep. */
export function OrderPapers({ papers, token }: { papers: readonly OrderPaper[]; token: string }) {
  return (
    <ul className="grid divide-y divide-border text-small">
      {papers.map(({ kind, name, number, issued_at: issuedAt }) => (
        <li
          key={name}
          className="grid grid-cols-[auto_1fr] items-center gap-x-3 py-2.5 first:pt-0 last:pb-0 w500:flex"
        >
          <FileText size={18} className="shrink-0 text-muted" />
          <p className="min-w-0 flex-1">
            <span className="font-semibold">{NAMES[kind]}</span>
            <span className="flex flex-wrap gap-x-2 text-caption whitespace-nowrap text-muted tabular-nums">
              <span>{number}</span>
              {issuedAt && <time dateTime={issuedAt}>{dayWords(issuedAt)}</time>}
            </span>
          </p>
          <span className="col-start-2 flex gap-4 w500:gap-3">
            <Anchor href={addresses.paper(token, name)} newWindow className={LINK}>
              View<span className="sr-only"> {number}</span>
            </Anchor>
            <Anchor href={addresses.paper(token, name, '.pdf')} newWindow className={LINK}>
              PDF<span className="sr-only"> of {number}</span>
            </Anchor>
          </span>
        </li>
      ))}
    </ul>
  );
}
