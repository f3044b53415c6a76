import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { requests } from '#contract/first-calls.ts';
import { queryFor } from '#client/lib/api.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { hearPreview, type SitePreview } from '#client/lib/site-preview.ts';
import { Container } from '#client/ui/layout.tsx';

/**
 * A menu takes the keyboard's focus when it opens. Here the focus stays in the office, where a person is
 * typing.
 */
const QuietDrawer = lazy(async () => {
  const { MenuDrawer } = await import('#client/shop/layout/header/menu-drawer.tsx');
  return {
    default: function QuietDrawer({ onClose }: { onClose: () => void }) {
      const [held] = useState(() => parent.document.activeElement as HTMLElement | null);
      useLayoutEffect(() => held?.focus(), [held]);
      return <MenuDrawer open onClose={onClose} />;
    },
  };
});
const NoticePage = lazy(() =>
  import('#client/shop/layout/notice-page.tsx').then((module) => ({ default: module.NoticePage })),
);

/** The public calls don't return unsaved values, so these replace their cached answers and stay. */
const NEVER_STALE = { updatedAt: 8e15 };

function show({ menus, footer, notice }: SitePreview): void {
  for (const [key, value] of Object.entries(menus ?? {})) {
    const request = key === 'general_main_menu' ? requests.mainMenu() : requests.leftMenu();
    queryClient.setQueryData(
      queryFor(request).queryKey,
      { status: 200, result: { key, value } },
      NEVER_STALE,
    );
  }
  const { queryKey } = queryFor(requests.settings());
  queryClient.setQueryData(
    queryKey,
    (answer) =>
      answer && {
        ...answer,
        result: { value: { ...answer.result.value, ...footer, ...(notice && { notice_text: notice.text }) } },
      },
    NEVER_STALE,
  );
}

/** The shop with a menu, a footer or a notice that was not saved. The office shows it in a frame. */
export function SitePreviewPage() {
  const [preview, setPreview] = useState<SitePreview>();
  const [isShut, setIsShut] = useState(false);
  useEffect(
    () =>
      hearPreview((sent) => {
        show(sent);
        setPreview(sent);
      }),
    [],
  );
  return (
    <Container className="py-10">
      {!preview?.notice && (
        <>
          <h1 className="text-title">Preview</h1>
          <p className="mt-2 text-secondary">The content of the page appears here.</p>
        </>
      )}
      <Suspense>
        {preview?.showsDrawer && !isShut && <QuietDrawer onClose={() => setIsShut(true)} />}
        {preview?.notice && (
          <div className="fixed inset-0 z-50 overflow-y-auto bg-paper">
            <NoticePage mode={preview.notice.mode} isPreview />
          </div>
        )}
      </Suspense>
    </Container>
  );
}
