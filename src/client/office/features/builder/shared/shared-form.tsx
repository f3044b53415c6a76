import { Share2, Unlink } from 'lucide-react';
import type { SharedSection } from '#contract/pages-office-shapes.ts';
import type { PageSection } from '#contract/sections/schemas.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Button } from '#client/ui/button.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { SectionForm } from '../forms/section-form.tsx';
import { ASK_TO_PUBLISH, useMayPublish } from '../use-may-publish.ts';
import { contentOf } from './fill-shared.ts';
import { pagesWords } from './shared-words.ts';
import { SHARED_TITLE, type Shared } from './use-shared.ts';

type Props = {
  pageKey: string;
  /** The section as the page shows it, with its id. */
  entry: PageSection & { shared_id: number };
  shared: Shared;
  /** Only its columns are kept with the page. */
  onColumns: (columns: number | undefined) => void;
  onDetach: () => void;
};

/** A section that stands on several pages: where, what it says, and how to make it this page's own. */
export function SharedForm({ pageKey, entry, shared, onColumns, onDetach }: Props) {
  const { shared_id: id } = entry;
  const mayPublish = useMayPublish();
  const section = shared.sections.find((one) => one.id === id);
  if (!section) {
    if (shared.list.isPending) return <Skeleton className="h-60 rounded-box" />;
    return (
      <FormFailure>
        {shared.list.error ? messageOf(shared.list.error) : 'This shared section is gone. Delete it here.'}
      </FormFailure>
    );
  }
  if (!mayPublish && section.used_in.some((use) => use.is_live || use.is_scheduled)) {
    return (
      <div className="grid grid-cols-1 gap-4 text-small">
        <Uses section={section} pageKey={pageKey} onDetach={onDetach} />
        <p className="text-secondary">
          Visitors would see a change at once. {ASK_TO_PUBLISH}, or make it this page’s own.
        </p>
      </div>
    );
  }
  const edit = shared.editOf(id);
  const errors = shared.errorsOf(id);
  return (
    <div className="grid grid-cols-1 gap-4 text-small">
      <Uses section={section} pageKey={pageKey} onDetach={onDetach} />
      <TextField
        label="Name of the shared section"
        name={SHARED_TITLE}
        tall={40}
        maxLength={120}
        autoComplete="off"
        value={edit?.title ?? section.title}
        error={errors[SHARED_TITLE]}
        onChange={({ target }) => shared.edit(section, { title: target.value })}
      />
      <SectionForm
        section={entry}
        errors={errors}
        onChange={(changed) => {
          if (changed.grid_col_value === entry.grid_col_value)
            shared.edit(section, { section: contentOf(changed) });
          else onColumns(changed.grid_col_value);
        }}
      />
      {edit && (
        <div
          role="group"
          aria-label="Save the shared section"
          className="sticky bottom-0 -mx-4 grid gap-2 border-t border-border bg-paper px-4 py-3"
        >
          <FormFailure>{shared.failureOf(id)}</FormFailure>
          <p className="text-secondary">Visitors see the change at once, on {pagesWords(section)}.</p>
          <div className="flex flex-wrap gap-2">
            <Button
              size={40}
              variant="buy"
              busy={shared.isBusy && 'Saving'}
              onClick={() => void shared.save(id)}
            >
              Save on {pagesWords(section)}
            </Button>
            <Button size={40} variant="outline" onClick={() => shared.drop(id)}>
              Discard
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

type UsesProps = { section: SharedSection; pageKey: string; onDetach: () => void };

function Uses({ section, pageKey, onDetach }: UsesProps) {
  const { used_in: pages } = section;
  return (
    <section aria-label="Used in" className="rounded-box bg-buy-tint p-3.5 text-buy-text">
      <p className="flex items-center gap-2 font-semibold">
        <Share2 size={16} aria-hidden="true" /> Shared, on {pagesWords(section)}
      </p>
      <ul className="mt-1.5 grid max-h-40 gap-1 overflow-auto">
        {pages.map(({ key, title, is_live: isLive, is_scheduled: isScheduled }) => (
          <li key={key} className="wrap-anywhere">
            {key === pageKey ? (
              'This page'
            ) : (
              <Anchor href={officePaths.page(key)} className="underline underline-offset-4">
                {title}
              </Anchor>
            )}
            {!isLive && (isScheduled ? ', scheduled' : ', in its draft')}
          </li>
        ))}
      </ul>
      <Button size={40} variant="outline" className="mt-3" onClick={onDetach}>
        <Unlink size={16} /> Make it this page’s own
      </Button>
    </section>
  );
}
