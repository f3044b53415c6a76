import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { LockKeyhole, ShieldCheck, Store } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { addresses } from '#rules/page/addresses.ts';
import type { OfficeOf } from '#rules/office/permissions.ts';
import { officePaths, type OfficeArea } from '#rules/page/office-paths.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { logOut, sessionQuery } from '#client/lib/session.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#client/ui/state-panel.tsx';
import { SignIn } from '../features/account/sign-in.tsx';
import { AreaContext } from './area.ts';
import { Frame } from './frame.tsx';

const AREAS: Record<OfficeOf, OfficeArea> = { business: 'vendor', site: 'admin' };

/** Admits people who work here, and shows everybody else how to go on. */
export function Entrance({ children }: { children: ReactNode }) {
  const session = useQuery(sessionQuery());
  const who = session.data?.result;
  const area = who?.office ? AREAS[who.office.of] : undefined;
  const { pathname, searchStr } = useRouterState({ select: (state) => state.location });
  // A link to the other office opens the same page in the person's own one.
  const elsewhere = area && pathname.split('/')[1] !== area;
  useEffect(() => {
    if (elsewhere) location.replace(`/${[area, ...pathname.split('/').slice(2)].join('/')}${searchStr}`);
  }, [elsewhere, area, pathname, searchStr]);

  if (session.isError && !who) {
    return (
      <Bare>
        <ErrorState
          heading="h1"
          title="The office did not load"
          text={messageOf(session.error)}
          busy={session.isFetching}
          onRetry={() => void session.refetch()}
        />
      </Bare>
    );
  }
  if (!who || elsewhere) {
    return (
      <Bare>
        <Skeleton className="h-80 rounded-card" />
      </Bare>
    );
  }
  if (who.role === 'visitor') {
    return (
      <Bare>
        <SignIn />
      </Bare>
    );
  }
  if (!area && pathname.startsWith(officePaths.today('admin'))) {
    return (
      <Bare>
        <EmptyState
          heading="h1"
          picture={<LockKeyhole size={40} className="text-control" />}
          title="This page is the administrator’s"
          text="Your account has another role."
          actions={
            <>
              <ButtonLink href={addresses.account()}>Your account</ButtonLink>
              <WaysOut />
            </>
          }
        />
      </Bare>
    );
  }
  if (!area) {
    return (
      <Bare>
        <EmptyState
          heading="h1"
          picture={<Store size={40} className="text-control" />}
          title="This account has no business"
          text="The office is for vendors and their staff. Register a business to sell here too."
          actions={
            <>
              <ButtonLink href={addresses.business()}>Register a business</ButtonLink>
              <WaysOut />
            </>
          }
        />
      </Bare>
    );
  }
  if (who.office?.needs_second_factor) {
    return (
      <Bare>
        <EmptyState
          heading="h1"
          picture={<ShieldCheck size={40} className="text-control" />}
          title="Set up a second factor first"
          text="Accounts that lead the site or handle money sign in with a passkey or a code from an app too. Setting it up takes two minutes, in your account."
          actions={
            <>
              <ButtonLink href={addresses.account('security')}>Set it up</ButtonLink>
              <WaysOut />
            </>
          }
        />
      </Bare>
    );
  }
  return (
    <AreaContext value={area}>
      <Frame name={who.user?.name ?? ''} email={who.user?.email ?? ''}>
        {children}
      </Frame>
    </AreaContext>
  );
}

/** For people who can't go on here, such as former staff of this office. */
function WaysOut() {
  return (
    <>
      <ButtonLink variant="outline" href={addresses.home()}>
        View shop
      </ButtonLink>
      <Button variant="outline" onClick={() => void logOut()}>
        Sign out
      </Button>
    </>
  );
}

function Bare({ children }: { children: ReactNode }) {
  return <main className="mx-auto grid min-h-dvh max-w-[30rem] content-center px-4 py-10">{children}</main>;
}
