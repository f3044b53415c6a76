import { createRootRoute, Outlet } from '@tanstack/react-router';
import { LinkContext } from '#client/ui/anchor.tsx';
import { EmptyState } from '#client/ui/state-panel.tsx';
import { Toasts } from '#client/ui/toasts.tsx';
import { Entrance } from './layout/entrance.tsx';
import { OfficeLink } from './layout/office-link.tsx';
import { Proofs } from './layout/proof-dialog.tsx';

function Root() {
  return (
    <LinkContext value={OfficeLink}>
      <Entrance>
        <Outlet />
      </Entrance>
      <Proofs />
      <Toasts />
    </LinkContext>
  );
}

/** The frame of all pages of the office. */
export const root = createRootRoute({
  component: Root,
  notFoundComponent: () => (
    <EmptyState
      heading="h1"
      title="There is nothing here"
      text="The menu leads to every page of the office."
    />
  ),
});
