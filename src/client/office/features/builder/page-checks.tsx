import { ChevronRight, TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PageCheck, PageWarning } from '#contract/pages-office-shapes.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { countOf } from '#client/lib/format.ts';
import { cx } from '#client/ui/cx.ts';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { checkPage } from './pages.api.ts';
import type { PlacedRows } from './placed.ts';
import { warningWords } from './warning-words.ts';

type Props = {
  pageKey: string;
  /** The sections that warnings name. */
  rows: PlacedRows;
  onShow: (warning: PageWarning) => void;
};

/** The warnings of the server. None of them stops a publication. */
export function PageChecks({ pageKey, rows, onShow }: Props) {
  const [check, setCheck] = useState<PageCheck>();
  const [failure, setFailure] = useState<string>();
  const read = useEffectEvent(() => {
    checkPage(pageKey).then(setCheck, (error: unknown) => setFailure(messageOf(error)));
  });
  useEffect(() => read(), []);
  if (failure) return <FormFailure>{`The page was not checked. ${failure}`}</FormFailure>;
  if (!check) return <Skeleton className="h-24 rounded-box" />;
  const { warnings, first_screen_kb: weight, budget_kb: budget } = check;
  return (
    <section aria-label="Checks" className="rounded-box border border-border">
      <p
        className={cx(
          'flex flex-wrap justify-between gap-x-4 px-4 py-2.5 text-small',
          warnings.length > 0 && 'border-b border-border',
        )}
      >
        <b className="font-semibold">
          {warnings.length === 0 ? 'No warnings' : countOf(warnings.length, 'warning')}
        </b>
        <span className={weight > budget ? 'font-semibold text-danger' : 'text-muted'}>
          {weight === 0
            ? 'No pictures to weigh on the first screen'
            : `${weight > budget ? 'Heavy: ' : ''}first screen ${weight} of ${budget} KB`}
        </span>
        {weight > 0 && (
          <span className="basis-full text-caption text-muted">
            The pictures that a phone loads for the first screen, also those of categories and products.
          </span>
        )}
      </p>
      {warnings.length > 0 && (
        <ul className="max-h-60 overflow-auto p-1.5">
          {warnings.map((warning) => (
            <li key={`${warning.at} ${warning.code}`}>
              {warning.row_id === null ? (
                <p className="flex items-start gap-2.5 px-2.5 py-2 text-small">
                  <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-repair-text" />
                  {warning.message}
                </p>
              ) : (
                <button
                  type="button"
                  className="flex min-h-11 w-full items-center gap-2.5 rounded-control px-2.5 py-2 text-left text-small hover:bg-grey-1"
                  onClick={() => onShow(warning)}
                >
                  <TriangleAlert size={16} aria-hidden="true" className="shrink-0 text-repair-text" />
                  <span className="min-w-0 flex-1 wrap-anywhere">{warningWords(rows, warning)}</span>
                  <ChevronRight size={16} aria-hidden="true" className="shrink-0 text-muted" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
