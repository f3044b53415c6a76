import type { OfficePageItem } from '#contract/pages-office-shapes.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import type { Column } from '../../ui/columns.ts';
import { londonWords, pageChips, scheduleWords } from './page-words.ts';

export interface PageActions {
  onCopy: (page: OfficePageItem) => void;
  onArchive: (page: OfficePageItem) => void;
  /** Of pages that visitors see, only those who may publish. */
  mayArchive: (page: OfficePageItem) => boolean;
  onUnarchive: (page: OfficePageItem) => void;
}

export const pageColumns = (actions: PageActions): Column<OfficePageItem>[] => [
  {
    key: 'title',
    head: 'Page',
    kind: 'main',
    track: ['1.4fr', '1.4fr', '1.6fr'],
    cell: (page) => <Title page={page} />,
  },
  { key: 'state', head: 'State', track: '1.2fr', cell: (page) => <States page={page} /> },
  {
    key: 'changed',
    head: 'Changed',
    track: 170,
    from: 1200,
    cell: (page) => <Changed page={page} />,
  },
  {
    key: 'actions',
    head: 'Actions',
    kind: 'last',
    track: [200, 230, 270],
    className: 'flex justify-end gap-2',
    cell: (page) => <Actions page={page} actions={actions} />,
  },
];

/** Where a page is changed: one of words alone opens as words, all others in the builder. */
const placeOf = ({ key, kind, has_sections: hasSections }: OfficePageItem) =>
  kind === 'own' && !hasSections ? officePaths.text(key) : officePaths.page(key);

function Title({ page }: { page: OfficePageItem }) {
  return (
    <>
      {page.state === 'archived' ? (
        <b className="block font-semibold wrap-anywhere">{page.title}</b>
      ) : (
        <Anchor
          href={placeOf(page)}
          className="block rounded-badge font-semibold wrap-anywhere underline-offset-4 hover:underline"
        >
          {page.title}
        </Anchor>
      )}
      <span className="block text-caption wrap-anywhere text-muted">{page.path}</span>
    </>
  );
}

function States({ page }: { page: OfficePageItem }) {
  const [next] = page.scheduled;
  return (
    <>
      <span className="flex flex-wrap gap-1">
        {pageChips(page).map(({ label, look }) => (
          <Chip key={label} look={look}>
            {label}
          </Chip>
        ))}
      </span>
      {next && <span className="mt-1 block text-caption text-muted">{scheduleWords(next)}</span>}
    </>
  );
}

function Changed({ page: { changed_at: at, changed_by: by } }: { page: OfficePageItem }) {
  if (at === null) return <span className="text-muted">Not yet</span>;
  return (
    <>
      <span className="block">{londonWords(at)}</span>
      {by && <span className="block text-caption text-muted">{by}</span>}
    </>
  );
}

function Actions({ page, actions }: { page: OfficePageItem; actions: PageActions }) {
  if (page.state === 'archived') {
    return (
      <Button
        size={40}
        variant="outline"
        aria-label={`Bring back ${page.title}`}
        onClick={() => actions.onUnarchive(page)}
      >
        Bring back
      </Button>
    );
  }
  return (
    <>
      {page.kind === 'own' && (
        <Button
          size={40}
          variant="outline"
          aria-label={`Copy ${page.title}`}
          className="px-3"
          onClick={() => actions.onCopy(page)}
        >
          Copy
        </Button>
      )}
      {page.can_archive && actions.mayArchive(page) && (
        <Button
          size={40}
          variant="outline"
          aria-label={`Delete ${page.title}`}
          className="px-3"
          onClick={() => actions.onArchive(page)}
        >
          Delete
        </Button>
      )}
      <ButtonLink
        size={40}
        variant="outline"
        href={placeOf(page)}
        aria-label={`Open ${page.title}`}
        data-next=""
        className="px-3"
      >
        Open
      </ButtonLink>
    </>
  );
}

export function PageCard({ page, actions }: { page: OfficePageItem; actions: PageActions }) {
  return (
    <>
      <Title page={page} />
      <div className="mt-2">
        <States page={page} />
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Actions page={page} actions={actions} />
      </div>
    </>
  );
}
