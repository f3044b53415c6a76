import { Check, CircleAlert, Download } from 'lucide-react';
import { useState } from 'react';
import type { ProductImport } from '#contract/product-imports.ts';
import { timeWords } from '#rules/orders/time-words.ts';
import { longDateWords } from '#rules/stores/shop-time.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { countOf } from '#client/lib/format.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { failedHref, isAtWork, startImport } from './imports.api.ts';
import { planWords, resultWords, workOf } from './import-words.ts';
import { UndoButton } from './undo-button.tsx';

type Props = { one: ProductImport; onAgain: () => void };

/** The state of an import, and the next steps. */
export function ImportState({ one, onAgain }: Props) {
  const { kind, file_name: fileName, row_count: rows, ignored_columns: ignored } = one;
  return (
    <section aria-label="Import" className="rounded-card border border-border bg-paper px-5 py-4">
      <p className="text-small break-words text-muted">
        {kind === 'edit'
          ? `${fileName}, ${countOf(rows, 'product')}`
          : `${fileName || 'Your file'}, ${countOf(rows, 'row')}`}
        {`, ${longDateWords(new Date(one.created_at))}, ${timeWords(new Date(one.created_at))}`}
        {!one.is_own && `, by ${one.by}`}
      </p>
      <div role="status">
        <Standing one={one} />
      </div>
      {ignored.length > 0 && (
        <p className="mt-2 break-words text-secondary">
          Columns that are not known and change nothing: {ignored.join(', ')}
        </p>
      )}
      {!isAtWork(one) && <Actions one={one} onAgain={onAgain} />}
    </section>
  );
}

function Standing({ one }: { one: ProductImport }) {
  const title = 'mt-1 flex items-center gap-2 text-[1.0625rem] leading-6 font-semibold';
  if (isAtWork(one)) return <AtWork one={one} />;
  const { state, has_stopped: hasStopped, counts } = one;
  if (hasStopped) {
    return (
      <p className={`${title} text-danger`}>
        <CircleAlert size={20} /> This could not be finished. What was done stays.
        {state !== 'undoing' && one.kind === 'file' && ' Send the file again.'}
      </p>
    );
  }
  if (state === 'done' || state === 'undone') {
    return (
      <p className={title}>
        <Check size={20} className="text-sell-text" /> {resultWords(one)}
        {one.undone_by !== null && ` by ${one.undone_by}`}
      </p>
    );
  }
  if (counts.create + counts.change === 0) {
    return (
      <p className={title}>
        {counts.wrong > 0 ? 'Nothing can be imported yet' : 'Everything is as it is in the shop already'}
      </p>
    );
  }
  return <p className={title}>The import {planWords(one)}</p>;
}

function AtWork({ one }: { one: ProductImport }) {
  const { what, done, all } = workOf(one);
  return (
    <div className="mt-2 grid gap-2">
      <p className="font-semibold tabular-nums">
        {what} {done.toLocaleString('en-GB')} of {countOf(all, 'product')}
      </p>
      <progress
        aria-label={what}
        max={Math.max(all, 1)}
        value={done}
        className="h-2 w-full appearance-none overflow-hidden rounded-badge bg-grey-2 [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-grey-2 [&::-webkit-progress-value]:bg-ink"
      />
      <p className="text-small text-muted">You can leave this page. The work goes on.</p>
    </div>
  );
}

function Actions({ one, onAgain }: Props) {
  const [isStarting, setIsStarting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { state, has_stopped: hasStopped, counts } = one;
  const left = one.kind === 'file' && one.is_own ? counts.wrong + counts.failed : 0;
  const canStart = state === 'checked' && one.is_own && counts.create + counts.change > 0;

  async function start() {
    setIsStarting(true);
    setProblem(undefined);
    try {
      await startImport(one.id);
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setIsStarting(false);
    }
  }

  return (
    <>
      <div className="mt-4 flex flex-wrap gap-2">
        {canStart && (
          <Button
            size={40}
            variant="buy"
            className="max-w1280:h-11"
            busy={isStarting && 'Starting'}
            onClick={() => void start()}
          >
            Import {countOf(counts.create + counts.change, 'product')}
          </Button>
        )}
        {left > 0 && !hasStopped && (
          <ButtonLink
            size={40}
            variant="outline"
            className="max-w1280:h-11"
            href={failedHref(one.id)}
            download
          >
            <Download size={16} /> Rows with errors
          </ButtonLink>
        )}
        {one.can_undo && <UndoButton one={one} />}
        {one.kind === 'file' && (
          <Button size={40} variant="outline" className="max-w1280:h-11" onClick={onAgain}>
            Another file
          </Button>
        )}
      </div>
      {canStart && counts.warned > 0 && (
        <p className="mt-3 font-semibold text-repair-text">
          Prices of {countOf(counts.warned, 'product')} change by more than half. Look at “Prices to check”
          before you import.
        </p>
      )}
      {canStart && counts.wrong > 0 && (
        <p className="mt-3 text-secondary">
          {countOf(counts.wrong, 'product')} with errors will be left out.
        </p>
      )}
      {problem && (
        <p role="alert" className="mt-3 text-danger">
          {problem}
        </p>
      )}
    </>
  );
}
