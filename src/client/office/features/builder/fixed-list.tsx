import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSession } from '#client/lib/session.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { cx } from '#client/ui/cx.ts';
import type { FixedBlock } from './fixed-blocks.ts';

type Props = { blocks: readonly FixedBlock[] | undefined; onWords: () => void };

/** Blocks of the page that are no sections, in their place among these. */
export function FixedList({ blocks, onWords }: Props) {
  const maySettle = useSession().office?.permissions.includes('site') ?? false;
  if (!blocks || blocks.length === 0) return null;
  return (
    <ul aria-label="Fixed blocks" className="grid grid-cols-1">
      {blocks.map(({ name, note, href, isWords, isOfSite }) => (
        <li key={name}>
          {isWords ? (
            <button type="button" className={cx(LOOK, 'w-full text-left hover:bg-grey-1')} onClick={onWords}>
              <Words name={name} note={note} leads />
            </button>
          ) : href !== undefined && (!isOfSite || maySettle) ? (
            <Anchor href={href} className={cx(LOOK, 'hover:bg-grey-1')}>
              <Words name={name} note={note} leads />
            </Anchor>
          ) : (
            <p className={LOOK}>
              <Words name={name} note={note} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

const LOOK =
  'flex min-h-8 items-center gap-2 rounded-control px-2 text-small text-secondary pointer-coarse:min-h-11';

function Words({ name, note, leads = false }: { name: string; note: string; leads?: boolean }): ReactNode {
  return (
    <>
      <span className="min-w-0 flex-1 truncate">{name}</span>
      <span className="shrink-0 text-caption text-muted">{note}</span>
      {leads && <ChevronRight size={14} aria-hidden="true" className="shrink-0 text-muted" />}
    </>
  );
}
