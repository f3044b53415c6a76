import { ArrowLeft, FileUp, History, Layers, type LucideIcon } from 'lucide-react';
import type { ProductImport } from '#contract/product-imports.ts';
import { IMPORT_DAYS } from '#rules/catalog/import-states.ts';
import { timeWords } from '#rules/orders/time-words.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { longDateWords } from '#rules/stores/shop-time.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { resultWords, workOf } from '../features/catalog/import-words.ts';
import { isAtWork, useImports } from '../features/catalog/imports.api.ts';
import { UndoButton } from '../features/catalog/undo-button.tsx';
import { useArea } from '../layout/area.ts';
import { ListFailed } from '../layout/list-failed.tsx';
import { useOfficeTitle } from '../layout/office-title.ts';
import { ListState, StackSkeleton } from '../ui/list-states.tsx';

const ICONS: Readonly<Record<ProductImport['kind'], LucideIcon>> = { file: FileUp, edit: Layers };

/** The latest imports and bulk edits, each with the way back. */
export function ProductChangesPage() {
  useOfficeTitle('Recent changes of products');
  const area = useArea();
  const imports = useImports();
  const { data, error } = imports;
  return (
    <div className="mx-auto grid max-w-240 gap-4">
      <div>
        <Anchor
          href={officePaths.products(area)}
          className="inline-flex min-h-11 items-center gap-1.5 text-small font-medium text-secondary hover:text-ink w1280:min-h-8"
        >
          <ArrowLeft size={16} /> Products
        </Anchor>
        <h1 className="text-[1.625rem] leading-8 font-semibold tracking-[-0.02em]">Recent changes</h1>
        <p className="mt-1 text-label text-muted">
          Imports and bulk edits of the last {IMPORT_DAYS} days. Each can be undone once.
        </p>
      </div>
      <section
        aria-label="Recent changes"
        className="border-border bg-paper max-w768:-mx-4 max-w768:border-y w768:rounded-card w768:border"
      >
        {data ? (
          data.length > 0 ? (
            <ul>
              {data.map((one) => (
                <Change key={one.id} one={one} href={officePaths.productImport(area, one.id)} />
              ))}
            </ul>
          ) : (
            <ListState
              icon={History}
              title="No imports or bulk edits yet"
              text="Tick products in the list to change them together, or import a file. What you did then stands here, and you can undo it."
            />
          )
        ) : error ? (
          <ListFailed list={imports} what="the recent changes" permission="Catalogue" />
        ) : (
          <StackSkeleton />
        )}
      </section>
    </div>
  );
}

function Change({ one, href }: { one: ProductImport; href: string }) {
  const Icon = ICONS[one.kind];
  const at = new Date(one.created_at);
  const work = workOf(one);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-grey-2 px-4 py-3.5 last:border-0 w768:px-5">
      <Icon size={20} aria-hidden="true" className="shrink-0 text-secondary max-w768:hidden" />
      <div className="min-w-0 flex-1 basis-60">
        <Anchor href={href} className="font-semibold break-words underline-offset-2 hover:underline">
          {one.file_name || 'A file'}
        </Anchor>
        <p className="text-small text-muted">
          {one.by}, {longDateWords(at)}, {timeWords(at)}
        </p>
        <p className="text-small text-secondary">
          {isAtWork(one)
            ? `${work.what} ${work.done} of ${work.all}`
            : one.has_stopped
              ? 'Could not be finished'
              : resultWords(one)}
          {one.undone_by !== null && !isAtWork(one) && `, by ${one.undone_by}`}
        </p>
      </div>
      {one.can_undo && <UndoButton one={one} />}
    </li>
  );
}
