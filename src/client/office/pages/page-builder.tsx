import { officePaths } from '#rules/page/office-paths.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { Builder } from '../features/builder/builder.tsx';
import { usePage, usePageDraft } from '../features/builder/pages.api.ts';
import { ListFailed } from '../layout/list-failed.tsx';
import { useOfficeTitle } from '../layout/office-title.ts';
import { BackLink } from '../ui/back-link.tsx';
import { BuilderTools } from './builder-tools.tsx';

/** The builder of one page of the site. */
export function PageBuilderPage({ pageKey }: { pageKey: string }) {
  const page = usePage(pageKey);
  const draft = usePageDraft(pageKey);
  useOfficeTitle(page.data?.title ?? 'Page');
  if (page.data && draft.data) {
    return (
      <BuilderTools>
        <Builder page={page.data} read={draft.data} />
      </BuilderTools>
    );
  }
  const failed = page.error ? page : draft.error ? draft : undefined;
  return (
    <div className="p-4">
      <BackLink href={officePaths.pages()}>Pages</BackLink>
      {failed ? (
        <section className="rounded-card border border-border bg-paper">
          <ListFailed list={failed} what="the page" permission="Content" />
        </section>
      ) : (
        <Skeleton className="h-120 rounded-card" />
      )}
    </div>
  );
}
