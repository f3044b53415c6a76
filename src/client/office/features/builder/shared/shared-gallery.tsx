import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { PointerEvent } from 'react';
import type { SharedSection } from '#contract/pages-office-shapes.ts';
import type { PageSection } from '#contract/sections/schemas.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { EndDialog } from '../../../ui/end-dialog.tsx';
import { Thumbnail } from '../gallery/thumbnail.tsx';
import { removeShared } from './shared.api.ts';
import { pagesWords } from './shared-words.ts';

type Props = {
  sections: readonly SharedSection[];
  onPick: (entry: PageSection) => void;
  onHold: (event: PointerEvent, entry: PageSection) => void;
};

/** The shared sections, to show one of them on this page too. One that no page shows can be deleted. */
export function SharedGallery({ sections, onPick, onHold }: Props) {
  const id = useId();
  const [ending, setEnding] = useState<SharedSection>();
  if (sections.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mb-4 text-small">
      <h3 id={id} className="mb-1.5 font-medium">
        Shared sections
      </h3>
      <ul className="grid grid-cols-1 gap-1">
        {sections.map((shared) => {
          const { id: sharedId, title, section, used_in: pages } = shared;
          const entry: PageSection = { ...section, shared_id: sharedId };
          return (
            <li key={sharedId} className="flex items-center gap-1">
              <button
                type="button"
                aria-label={`Add the shared section ${title}`}
                onClick={() => onPick(entry)}
                onPointerDown={(event) => onHold(event, entry)}
                onDragStart={(event) => event.preventDefault()}
                className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5 rounded-control px-1 text-left select-none hover:bg-grey-1"
              >
                <span className="w-12 shrink-0 overflow-hidden rounded-badge border border-border">
                  <Thumbnail type={section.section_type} design={section.design?.design_value ?? 1} />
                </span>
                <span className="min-w-0">
                  <span className="block truncate font-medium">{title}</span>
                  <span className="block truncate text-caption text-muted">on {pagesWords(shared)}</span>
                </span>
              </button>
              {pages.length === 0 && (
                <IconButton
                  label={`Delete the shared section ${title}`}
                  title="Delete"
                  look="plain"
                  onClick={() => setEnding(shared)}
                >
                  <Trash2 size={16} />
                </IconButton>
              )}
            </li>
          );
        })}
      </ul>
      {ending && (
        <EndDialog
          title={`Delete ${ending.title}`}
          text="No page shows it. Older revisions of pages that did will leave it out."
          press={{ label: 'Delete', busy: 'Deleting' }}
          done={`${ending.title} is deleted`}
          work={() => removeShared(ending)}
          wordsOf={messageOf}
          onClose={() => setEnding(undefined)}
        />
      )}
    </section>
  );
}
