import { useMemo, useState } from 'react';
import type { OfficePage, PageRevision } from '#contract/pages-office-shapes.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { ModalActions } from '#client/ui/modal-actions.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useMedia } from '#client/ui/use-media.ts';
import { Segments } from '../../ui/segments.tsx';
import { PageFrame, type CanvasWidth } from './canvas.tsx';
import { differenceWords } from './differences.ts';
import { londonWords, publisherWords } from './page-words.ts';
import { useRevision } from './pages.api.ts';
import { placedRows, type PlacedRows } from './placed.ts';
import { useCanvas } from './use-canvas.ts';
import { WidthPicker } from './width-picker.tsx';

/** What a revision can be compared with. */
const OTHERS = { draft: 'the draft', live: 'the live page' } as const;
type Other = keyof typeof OTHERS;

type Props = {
  page: OfficePage;
  revision: PageRevision;
  others: Readonly<Record<Other, PlacedRows>>;
  restoring: boolean;
  failure: string | undefined;
  onRestore: () => void;
  onClose: () => void;
};

/** One publication as visitors saw it, and how it differs from what is prepared or live. */
export function RevisionDialog(props: Props) {
  const { page, revision, others, restoring, failure, onRestore, onClose } = props;
  const [other, setOther] = useState<Other>('draft');
  const { data, error } = useRevision(page.key, revision.revision);
  const rows = useMemo(() => data && placedRows(data.rows, page.positions), [data, page.positions]);
  const name = `Revision ${revision.revision}`;
  const called = { mine: OTHERS[other], theirs: name.toLowerCase() };
  return (
    <Dialog open onClose={onClose} title={`${name} of ${page.title}`} width={1120}>
      <div className="grid gap-4 pb-5 text-small">
        <p className="text-secondary">
          {publisherWords(revision.by)}, {londonWords(revision.at)}
          {revision.note && `: ${revision.note}`}
        </p>
        <FormFailure>{failure ?? (error ? messageOf(error) : undefined)}</FormFailure>
        {!rows && !error && <Skeleton className="h-100 rounded-box" />}
        {rows && (
          <div className="grid grid-cols-1 gap-4 w1024:grid-cols-[minmax(0,1fr)_19rem]">
            <RevisionPage page={page} rows={rows} name={name} />
            <section aria-label="What differs" className="min-w-0 max-w1024:order-first">
              <h3 className="mb-1.5 font-semibold">Compared with</h3>
              <Segments
                label="Compared with"
                isSmall
                className="w-fit"
                segments={[
                  { key: 'draft', label: 'Draft' },
                  { key: 'live', label: 'Live page' },
                ]}
                shown={other}
                onShow={setOther}
              />
              <Facts facts={differenceWords(others[other], rows, called)} other={OTHERS[other]} />
            </section>
          </div>
        )}
      </div>
      <ModalActions>
        {!revision.is_live && (
          <Button variant="buy" busy={restoring && 'Restoring'} onClick={onRestore}>
            Restore as draft
          </Button>
        )}
        <Button variant="outline" onClick={onClose}>
          Back
        </Button>
      </ModalActions>
    </Dialog>
  );
}

function Facts({ facts, other }: { facts: readonly string[]; other: string }) {
  if (facts.length === 0)
    return (
      <p role="status" className="mt-3 text-secondary">
        It is the same as {other}.
      </p>
    );
  return (
    <ul className="mt-3 grid max-h-80 gap-1.5 overflow-auto rounded-box bg-repair-tint px-4 py-3 text-repair-text">
      {facts.map((fact, index) => (
        <li key={`${index} ${fact}`} className="wrap-anywhere">
          {fact}
        </li>
      ))}
    </ul>
  );
}

/** The page with these rows. Nothing on it can be changed. */
function RevisionPage({ page, rows, name }: { page: OfficePage; rows: PlacedRows; name: string }) {
  const isPhone = useMedia('(width < 768px)');
  const [width, setWidth] = useState<CanvasWidth>(isPhone ? 390 : 1280);
  const canvas = useCanvas(page, rows, () => undefined);
  return (
    <div className="grid min-w-0 grid-cols-1 gap-2">
      {!isPhone && (
        <div className="flex justify-center">
          <WidthPicker width={width} onWidth={setWidth} />
        </div>
      )}
      <div className="flex h-[56dvh] min-h-80 flex-col">
        <PageFrame canvas={canvas} width={width} title={`${name} as visitors saw it`} />
      </div>
    </div>
  );
}
