import { createRootRoute, Outlet } from '@tanstack/react-router';
import { LinkContext } from '#client/ui/anchor.tsx';
import { Toasts } from '#client/ui/toasts.tsx';
import { Entrance } from './layout/entrance.tsx';
import { NothingHere } from './layout/nothing-here.tsx';
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
  notFoundComponent: NothingHere,
});
