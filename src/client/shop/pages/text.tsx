import type { AddressOf } from '#contract/pages.ts';
import { addresses } from '#rules/page/addresses.ts';
import { isNotFound, messageOf } from '#client/lib/api-error.ts';
import { onServer } from '#client/lib/on-server.ts';
import { RichText } from '#client/lib/rich-text.tsx';
import { loadFirstSets } from '#client/sections/first-sets.ts';
import { usePage } from '#client/shop/features/site/site.api.ts';
import { OwnBlocks } from '#client/shop/features/site/own-blocks.tsx';
import { useTitle } from '#client/shop/features/site/title.ts';
import { Breadcrumb } from '#client/ui/breadcrumb.tsx';
import { Container } from '#client/ui/layout.tsx';
import { SkeletonLine } from '#client/ui/skeleton.tsx';
import { ErrorState } from '#client/ui/state-panel.tsx';
import { NotFoundPage } from './not-found.tsx';

// The page waits for the code of the sections that its first screen shows already: without it they would vanish.
if (!onServer) await loadFirstSets(document);

/** Terms, privacy, and other pages that the site has written or built from sections. */
export function TextPage({ address }: { address: AddressOf<'text'> }) {
  const { data: page, error, isFetching, refetch } = usePage(address.key);
  useTitle(page?.meta_title);
  if (isNotFound(error)) return <NotFoundPage />;
  if (error && !page) {
    return (
      <Container className="py-10">
        <ErrorState
          heading="h1"
          title="The page did not load"
          text={messageOf(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      </Container>
    );
  }
  return (
    <>
      <Container>
        <Breadcrumb crumbs={[{ label: 'Home', href: addresses.home() }]} current={page?.title ?? ''} />
        <div className="mt-4 max-w-[44rem] w960:mt-8">
          {page ? (
            <>
              <h1 className="text-title">{page.title}</h1>
              {page.page_description !== '' && <RichText html={page.page_description} className="mt-6" />}
            </>
          ) : (
            <TextSkeleton />
          )}
        </div>
      </Container>
      {page && page.rows.length > 0 && <OwnBlocks rows={page.rows} />}
    </>
  );
}

function TextSkeleton() {
  return (
    <>
      <span role="status" className="sr-only">
        Loading
      </span>
      <SkeletonLine text="text-title" width="w-2/3" />
      <div className="mt-6">
        {Array.from({ length: 8 }, (_, index) => (
          <SkeletonLine key={index} text="text-body" width={index % 4 === 3 ? 'w-1/2' : 'w-full'} />
        ))}
      </div>
    </>
  );
}
