import { MousePointerClick, Share2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { PageSection } from '#contract/sections/schemas.ts';
import { Button } from '#client/ui/button.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { SectionForm } from './forms/section-form.tsx';
import { findSection } from './moves.ts';
import type { PlacedRows } from './placed.ts';
import type { SectionErrors } from './save-errors.ts';
import { kindName, sectionName } from './section-words.ts';
import { SectionTools } from './section-tools.tsx';
import { ShareDialog } from './shared/share-dialog.tsx';
import { SharedForm } from './shared/shared-form.tsx';
import type { Shared } from './shared/use-shared.ts';
import type { SectionActions } from './use-section-actions.ts';

/** A field to go to. A new object goes there again. */
export interface Wanted {
  key: number;
  field: string;
}

type Props = {
  pageKey: string;
  /** With the content of shared sections. */
  rows: PlacedRows;
  shared: Shared;
  actions: SectionActions;
  errors: ReadonlyMap<number, SectionErrors>;
  wanted: Wanted | undefined;
};

const NO_ERRORS: SectionErrors = {};

/** The form of the selected section. */
export function FormPane({ pageKey, rows, shared, actions, errors, wanted }: Props) {
  const found = findSection(rows, actions.selected);
  const pane = useRef<HTMLElement>(null);
  /** The section that is about to be shared. */
  const [sharing, setSharing] = useState<number>();
  useEffect(() => {
    if (wanted) focusField(pane.current, wanted.field);
  }, [wanted]);
  if (!found) return <Nothing />;
  const { section, line } = found;
  const wrong = errors.get(section.key) ?? NO_ERRORS;
  const change = (entry: PageSection) => actions.change(section.key, entry);
  return (
    <section
      ref={pane}
      aria-label={`Settings of ${sectionName(section.entry)}`}
      className="min-w-0 px-4 pb-6"
    >
      <div className="flex min-h-13 items-center gap-2">
        <h2 className="min-w-0 flex-1 truncate text-label font-semibold">{sectionName(section.entry)}</h2>
        <span className="shrink-0 text-caption text-muted">{kindName(section.entry)}</span>
      </div>
      <SectionTools look="light" sectionKey={section.key} isHidden={line.isHidden} actions={actions} />
      <div className="mt-3 grid gap-4">
        <FormFailure>{wrong['']}</FormFailure>
        {line.isHidden && (
          <p className="rounded-control bg-repair-tint px-3.5 py-2.5 text-small text-repair-text">
            Visitors don’t see it: its row is hidden.
          </p>
        )}
        {isPlace(section.entry) ? (
          <SharedForm
            key={section.key}
            pageKey={pageKey}
            entry={section.entry}
            shared={shared}
            onColumns={(columns) => change({ ...section.entry, grid_col_value: columns })}
            onDetach={() => change(own(section.entry))}
          />
        ) : (
          <>
            <SectionForm
              key={section.key}
              section={section.entry}
              errors={wrong}
              onChange={(entry) => change(entry)}
            />
            <div className="border-t border-border pt-4">
              <Button size={40} variant="outline" onClick={() => setSharing(section.key)}>
                <Share2 size={16} /> Share with other pages
              </Button>
            </div>
          </>
        )}
        {sharing === section.key && (
          <ShareDialog entry={section.entry} onShared={change} onClose={() => setSharing(undefined)} />
        )}
      </div>
    </section>
  );
}

const isPlace = (entry: PageSection): entry is PageSection & { shared_id: number } =>
  entry.shared_id !== undefined;

function own({ shared_id: _shared, ...entry }: PageSection): PageSection {
  return entry;
}

/** The field itself, or the nearest one that contains it. */
function focusField(pane: HTMLElement | null, field: string): void {
  for (let path = field; path; path = path.slice(0, Math.max(path.lastIndexOf('.'), 0))) {
    const name = CSS.escape(path);
    const control = pane?.querySelector<HTMLElement>(`[name="${name}"], [data-name="${name}"]`);
    if (control) {
      control.scrollIntoView({ block: 'center' });
      control.focus();
      return;
    }
  }
  pane?.querySelector<HTMLElement>('input, select, textarea')?.focus();
}

function Nothing() {
  return (
    <div className="grid min-h-60 content-center justify-items-center px-6 text-center text-small">
      <MousePointerClick size={24} aria-hidden="true" className="text-muted" />
      <p className="mt-3 font-semibold">No section is selected</p>
      <p className="mt-1 text-muted">Choose one in the outline or on the page.</p>
    </div>
  );
}
