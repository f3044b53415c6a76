import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import type { PointerEvent } from 'react';
import { requests } from '#contract/first-calls.ts';
import { exampleOf } from '#contract/sections/examples.ts';
import { SECTIONS, type Section, type SectionDefinition } from '#contract/sections/registry.ts';
import { queryFor } from '#client/lib/api.ts';
import { topCategories, useCategories } from '#client/lib/categories.api.ts';
import { countOf } from '#client/lib/format.ts';
import { TextField } from '#client/ui/text-field.tsx';
import { foundDesigns } from './found-designs.ts';
import { Thumbnail } from './thumbnail.tsx';

type Props = {
  /** A new section in the picked design, with content to begin from. */
  onPick: (section: Section) => void;
  /** A press that may become a drag. */
  onHold?: (event: PointerEvent, section: Section) => void;
  /** Default: the registry. */
  definitions?: Readonly<Record<string, SectionDefinition>>;
};

const EXAMPLES = 10;

/** Every design of every section, to add one of them to a page. */
export function SectionGallery({ onPick, onHold, definitions = SECTIONS }: Props) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const newSection = useNewSection();
  const groups = foundDesigns(definitions, typed);
  return (
    <div className="grid grid-cols-1 gap-3 text-small">
      <TextField
        label="Search designs"
        hideLabel
        type="search"
        tall={40}
        prefix={<Search size={16} />}
        placeholder="Countdown, map, banner"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status" className="sr-only">
        {countOf(
          groups.reduce((sum, { designs }) => sum + designs.length, 0),
          'design',
        )}
      </p>
      {groups.length === 0 && (
        <p className="py-4 text-center text-muted">
          No design is called “{typed.trim()}”. Try a shorter word.
        </p>
      )}
      {groups.map(({ type, title, designs }) => (
        <section key={type} aria-labelledby={`${id}-${type}`}>
          <div className="mb-1.5 flex items-baseline justify-between gap-2">
            <h3 id={`${id}-${type}`} className="font-medium">
              {title}
            </h3>
            <span className="text-caption text-muted">{countOf(designs.length, 'design')}</span>
          </div>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-x-2 gap-y-2">
            {designs.map(({ design, title: name, short }) => (
              <li key={design} className="min-w-0">
                <button
                  type="button"
                  title={name}
                  aria-label={`Add ${title} ${design}, ${name}`}
                  onClick={() => onPick(newSection(type, design))}
                  onPointerDown={(event) => onHold?.(event, newSection(type, design))}
                  // The browser would drag the picture itself.
                  onDragStart={(event) => event.preventDefault()}
                  className="group block w-full rounded-badge text-center select-none"
                >
                  <span className="block overflow-hidden rounded-badge border border-border group-hover:border-buy group-hover:ring-1 group-hover:ring-buy">
                    <Thumbnail type={type} design={design} />
                  </span>
                  <span className="mt-1 block text-badge font-normal wrap-break-word">
                    {designs.length > 1 && `${design} `}
                    {short}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Makes new sections of what the shop has. */
function useNewSection(): (type: string, design: number) => Section {
  const categories = topCategories(useCategories(), 'buy');
  const products = useQuery({
    ...queryFor(requests.products({ is_active_for: '1', per_page: EXAMPLES })),
    select: ({ data }) => data.map(({ id }) => id),
  });
  return (type, design) =>
    exampleOf(type, design, {
      productIds: products.data ?? [],
      categoryIds: categories.map(({ id }) => id),
      now: new Date(),
    });
}
