import { ChevronRight, TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PageCheck, PageDraft, PageWarning } from '#contract/pages-office-shapes.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { countOf } from '#client/lib/format.ts';
import { newKey } from '#client/lib/new-key.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { checkPage, publishPage } from './pages.api.ts';
import type { PlacedRows } from './placed.ts';
import { warningWords } from './warning-words.ts';

type Props = {
  pageKey: string;
  title: string;
  draft: PageDraft;
  /** The sections that warnings name. */
  rows: PlacedRows;
  onDone: (draft: PageDraft) => void;
  onShow: (warning: PageWarning) => void;
  onClose: () => void;
};

/** Shows what to look at, asks for a note, and shows the draft to visitors. */
export function PublishDialog({ pageKey, title, draft, rows, onDone, onShow, onClose }: Props) {
  const [key] = useState(newKey);
  const form = useForm({
    start: { note: '' },
    errorsOf: () => ({}),
    async send({ note }) {
      const published = await publishPage(
        pageKey,
        { version: draft.version, ...(note.trim() && { note: note.trim() }) },
        key,
      );
      notify(`${title} is published`);
      onDone(published);
    },
  });
  return (
    <Dialog open onClose={onClose} title={`Publish ${title}?`} width={560}>
      <form {...form.formProps}>
        <div className="grid gap-4 pb-5">
          <p className="text-secondary">Visitors see it within a second. The page before stays a revision.</p>
          <Checks pageKey={pageKey} rows={rows} onShow={onShow} />
          <FormFailure>{form.failure}</FormFailure>
          <TextField
            {...form.fieldProps('note')}
            label="Note"
            optional
            hint="For colleagues, in the list of revisions"
            maxLength={200}
            autoComplete="off"
            data-autofocus=""
          />
        </div>
        <DialogActions onClose={onClose}>
          <Button type="submit" variant="buy" busy={form.isBusy && 'Publishing'}>
            Publish
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The warnings of the server. None of them stops a publication. */
function Checks({ pageKey, rows, onShow }: Pick<Props, 'pageKey' | 'rows' | 'onShow'>) {
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
          {warnings.length === 0 ? 'Nothing to look at' : `${countOf(warnings.length, 'thing')} to look at`}
        </b>
        <span className={weight > budget ? 'font-semibold text-danger' : 'text-muted'}>
          {weight === 0
            ? 'No pictures on the first screen'
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
