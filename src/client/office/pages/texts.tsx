import { useNavigate } from '@tanstack/react-router';
import { ChevronRight, FileText, Plus } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import type { OfficeTextRow } from '#contract/texts-office.ts';
import { slugOf } from '#rules/catalog/slug.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { textFields } from '#rules/site/text-fields.ts';
import { fullDateWords } from '#rules/stores/shop-time.ts';
import { ApiError, messageOf } from '#client/lib/api-error.ts';
import { countOf } from '#client/lib/format.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { createText, useTexts } from '../features/site/content.api.ts';
import { ListFailed } from '../layout/list-failed.tsx';
import { useOfficeTitle } from '../layout/office-title.ts';
import { Chip } from '../ui/chip.tsx';
import { DialogActions } from '../ui/dialog-actions.tsx';
import { ListState } from '../ui/list-states.tsx';

/** The text pages of the shop: terms, help, and its own. */
export function TextsPage() {
  useOfficeTitle('Texts');
  const texts = useTexts();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-[1.625rem] leading-8 font-semibold tracking-[-0.02em]">Texts</h1>
          <p className="mt-0.5 text-label text-secondary">
            {texts.data ? `${countOf(texts.data.length, 'page')}. ` : ''}Terms, help and other pages of words.
          </p>
        </div>
        {!texts.error && (
          <Button size={40} variant="buy" className="max-w1280:h-11" onClick={() => setIsAdding(true)}>
            <Plus size={18} /> New page
          </Button>
        )}
      </div>
      <section aria-label="Texts" className="overflow-hidden rounded-card border border-border bg-paper">
        {texts.data ? (
          <Rows texts={texts.data} />
        ) : texts.error ? (
          <ListFailed list={texts} what="the texts" permission="Content" />
        ) : (
          <Skeleton className="h-96" />
        )}
      </section>
      {isAdding && <NewTextDialog onClose={() => setIsAdding(false)} />}
    </>
  );
}

function Rows({ texts }: { texts: readonly OfficeTextRow[] }) {
  if (texts.length === 0)
    return <ListState icon={FileText} title="No texts yet" text="Write the first page of your shop." />;
  return (
    <ul className="divide-y divide-border">
      {texts.map((text) => (
        <li key={text.key}>
          <Anchor
            href={officePaths.text(text.key)}
            className="flex min-h-16 items-center gap-3 px-5 py-2.5 hover:bg-grey-1 focus-visible:-outline-offset-2"
          >
            <span className="min-w-0 flex-1">
              <span className="block font-medium wrap-anywhere">{text.title}</span>
              <span className="block truncate text-caption text-secondary">
                {text.path}
                {text.changed &&
                  `, changed ${fullDateWords(new Date(text.changed.at))} by ${text.changed.by}`}
              </span>
            </span>
            {text.is_published && text.has_draft && <Chip look="waits">Draft</Chip>}
            <Chip look={text.is_published ? 'good' : 'over'}>
              {text.is_published ? 'Published' : 'Not published'}
            </Chip>
            <ChevronRight size={18} className="shrink-0 text-muted" aria-hidden="true" />
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

/** Asks for what a page can't be without. */
function NewTextDialog({ onClose }: { onClose: () => void }) {
  const go = useNavigate();
  const [title, setTitle] = useState('');
  const [slug, setSlug] = useState<string>();
  const [wasPressed, setWasPressed] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const values = { title, slug: slug ?? slugOf(title).slice(0, 60) };
  const refused = failure instanceof ApiError ? failure.fields : {};
  const errorOf = (field: keyof typeof values) =>
    (wasPressed ? textFields[field].errorOf(values[field]) : undefined) ?? refused[field];
  async function submit(event: FormEvent) {
    event.preventDefault();
    setWasPressed(true);
    if (textFields.title.errorOf(values.title) ?? textFields.slug.errorOf(values.slug)) return;
    setIsBusy(true);
    setFailure(undefined);
    try {
      const { key } = await createText(values);
      await go({ href: officePaths.text(key) });
    } catch (error) {
      setFailure(error);
      setIsBusy(false);
    }
  }
  return (
    <Dialog open onClose={onClose} title="New page" width={480}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <div className="grid gap-4 pb-5">
          <FormFailure>
            {failure !== undefined && Object.keys(refused).length === 0 ? messageOf(failure) : undefined}
          </FormFailure>
          <TextField
            label="Title"
            name="title"
            value={title}
            maxLength={120}
            autoComplete="off"
            data-autofocus=""
            error={errorOf('title')}
            onChange={({ target }) => setTitle(target.value)}
          />
          <TextField
            label="Address"
            name="slug"
            prefix="/pages/"
            value={values.slug}
            autoComplete="off"
            spellCheck={false}
            error={errorOf('slug')}
            onChange={({ target }) => setSlug(target.value)}
          />
          <p className="text-caption text-muted">Visitors see it once you publish it.</p>
        </div>
        <DialogActions onClose={onClose}>
          <Button type="submit" variant="buy" busy={isBusy && 'Creating'}>
            Create page
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
