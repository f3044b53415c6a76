import { useNavigate } from '@tanstack/react-router';
import { ArrowLeft, FileQuestionMark, Lock } from 'lucide-react';
import { useEffect } from 'react';
import type { ProductImport } from '#contract/product-imports.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { useSession } from '#client/lib/session.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Button } from '#client/ui/button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { ImportFile } from '../features/catalog/import-file.tsx';
import { ImportHelp } from '../features/catalog/import-help.tsx';
import { ImportItem } from '../features/catalog/import-item.tsx';
import type { ImportSearch } from '../features/catalog/import-search.ts';
import { ImportState } from '../features/catalog/import-state.tsx';
import { tabsOf } from '../features/catalog/import-words.ts';
import { importEnded, isAtWork, useImport, useImportItems } from '../features/catalog/imports.api.ts';
import { HEADS, useArea } from '../layout/area.ts';
import { ListFailed } from '../layout/list-failed.tsx';
import { useOfficeTitle } from '../layout/office-title.ts';
import { lastCursor, turnsOf } from '../ui/cursors.ts';
import { ListFoot } from '../ui/list-foot.tsx';
import { ListState, StackSkeleton } from '../ui/list-states.tsx';
import { ListTabs } from '../ui/list-tabs.tsx';

const NOT_FOUND = 404;
const PER_PAGE = 50;

/** Imports products from a CSV file: first a check that changes nothing, then the import. */
export function ProductImportPage({ search }: { search: ImportSearch }) {
  const area = useArea();
  const go = useNavigate();
  const isEdit = useImport(search.id).data?.kind === 'edit';
  const title = isEdit ? 'Bulk edit' : 'Import products';
  useOfficeTitle(title);
  const show = (next: ImportSearch) =>
    void go({ to: '/$area/products/import', params: { area }, search: next });
  return (
    <div className="mx-auto grid max-w-240 gap-4">
      <div>
        <Anchor
          href={isEdit ? officePaths.productChanges(area) : officePaths.products(area)}
          className="inline-flex min-h-11 items-center gap-1.5 text-small font-medium text-secondary hover:text-ink w1280:min-h-8"
        >
          <ArrowLeft size={16} /> {isEdit ? 'Recent changes' : 'Products'}
        </Anchor>
        <h1 className="text-[1.625rem] leading-8 font-semibold tracking-[-0.02em]">{title}</h1>
      </div>
      {search.id === undefined ? (
        <Start onSent={({ id }) => show({ id })} />
      ) : (
        <One id={search.id} search={search} onShow={show} />
      )}
    </div>
  );
}

function Start({ onSent }: { onSent: (sent: ProductImport) => void }) {
  const area = useArea();
  const { office } = useSession();
  if (office && !office.permissions.includes('catalogue')) {
    return (
      <section className="rounded-card border border-border bg-paper">
        <ListState
          icon={Lock}
          title="You can’t import products"
          text={`Ask ${HEADS[area]} for the permission Catalogue.`}
        />
      </section>
    );
  }
  return (
    <>
      <ImportFile onSent={onSent} />
      <ImportHelp />
    </>
  );
}

type OneProps = { id: string; search: ImportSearch; onShow: (search: ImportSearch) => void };

function One({ id, search, onShow }: OneProps) {
  const found = useImport(id);
  const { data: one, error } = found;
  const state = one?.state;
  useEffect(() => {
    if (state === 'done' || state === 'undone') void importEnded();
  }, [state]);
  if (one) {
    return (
      <>
        <ImportState one={one} onAgain={() => onShow({})} />
        {!isAtWork(one) && <Items one={one} search={search} onShow={onShow} />}
      </>
    );
  }
  if (!error) return <Skeleton className="h-44 rounded-card" />;
  return (
    <section className="rounded-card border border-border bg-paper">
      {error.status === NOT_FOUND ? (
        <ListState
          icon={FileQuestionMark}
          title="This import is gone"
          text="Imports and bulk edits are kept for 30 days. Those of others are for people who may see costs."
          actions={
            <Button size={40} variant="outline" onClick={() => onShow({})}>
              Choose a file
            </Button>
          }
        />
      ) : (
        <ListFailed list={found} what="the import" permission="Catalogue" />
      )}
    </section>
  );
}

type ItemsProps = { one: ProductImport; search: ImportSearch; onShow: (search: ImportSearch) => void };

function Items({ one, search: { tab, from }, onShow }: ItemsProps) {
  const area = useArea();
  const tabs = tabsOf(one);
  const shown = tabs.find(({ key }) => key === tab) ?? tabs[0];
  const cursor = lastCursor(from);
  const items = useImportItems(
    one,
    { show: shown?.key, per_page: PER_PAGE, ...(cursor && { cursor }) },
    shown !== undefined,
  );
  if (!shown) return null;
  const { data, error, isPlaceholderData } = items;
  return (
    <section
      aria-label={one.kind === 'file' ? 'Products of the file' : 'Products'}
      className="border-border bg-paper max-w768:-mx-4 max-w768:border-y w768:rounded-card w768:border"
    >
      <ListTabs
        name="Which products"
        tabs={tabs}
        shown={shown.key}
        onShow={(next) => onShow({ id: one.id, tab: next })}
      />
      {error && !data ? (
        <ListFailed list={items} what="these products" permission="Catalogue" />
      ) : !data ? (
        <StackSkeleton />
      ) : (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
          <ul>
            {data.data.map((item) => (
              <ImportItem
                key={item.position}
                item={item}
                hasRows={one.kind === 'file'}
                href={item.product_id === null ? undefined : officePaths.product(area, item.product_id)}
              />
            ))}
          </ul>
          <Foot
            count={shown.count}
            list={data}
            from={from}
            onTurn={(to) => onShow({ id: one.id, tab, from: to })}
          />
        </div>
      )}
    </section>
  );
}

type FootProps = {
  count: number;
  list: { data: readonly unknown[]; next_cursor: string | null };
  from: string | undefined;
  onTurn: (from: string | undefined) => void;
};

function Foot({ count, list, from, onTurn }: FootProps) {
  const { pagesBefore, onBack, onMore } = turnsOf(from, list.next_cursor, onTurn);
  return (
    <ListFoot
      hints={[]}
      first={pagesBefore * PER_PAGE + 1}
      shown={list.data.length}
      all={count}
      onBack={onBack}
      onMore={onMore}
    />
  );
}
