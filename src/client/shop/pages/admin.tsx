import { PAGES } from '#contract/pages.ts';
import { useQuery } from '@tanstack/react-query';
import { LockKeyhole } from 'lucide-react';
import { addresses } from '#rules/page/addresses.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { sessionQuery } from '#client/lib/session.ts';
import { useTitle } from '#client/shop/features/site/title.ts';
import { WaitingBusinesses } from '#client/shop/features/stores/approval/waiting-businesses.tsx';
import { Breadcrumb } from '#client/ui/breadcrumb.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { Container } from '#client/ui/layout.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#client/ui/state-panel.tsx';
import { NeedsScripts } from '#client/ui/without-scripts.tsx';

const TITLE = PAGES.admin.title;

/** What the site's administrator decides. */
export function AdminPage() {
  useTitle(TITLE);
  return (
    <Container data-line="buy" className="min-h-[88dvh] pb-12">
      <Breadcrumb crumbs={[{ label: 'Home', href: addresses.home() }]} current={TITLE} />
      <h1 className="mt-1 mb-6 text-h2 w960:mt-2 w960:mb-8 w960:text-title">{TITLE}</h1>
      <Decisions />
    </Container>
  );
}

function Decisions() {
  const session = useQuery(sessionQuery());
  const known = session.data?.result;
  if (known?.office?.permissions.includes('site')) {
    return (
      <>
        <ButtonLink href={officePaths.orders('admin')} className="mb-6">
          Orders
        </ButtonLink>
        <WaitingBusinesses />
      </>
    );
  }
  if (known) {
    return (
      <EmptyState
        picture={<LockKeyhole size={40} className="text-control" />}
        title="This page is the administrator’s"
        text={
          known.isUserLogIn ? 'Your account has another role.' : 'Sign in with an administrator’s account.'
        }
        actions={
          <ButtonLink href={addresses.account()}>{known.user ? 'Your account' : 'Sign in'}</ButtonLink>
        }
      />
    );
  }
  if (!session.isError) {
    return (
      <>
        <NeedsScripts to="use this page" />
        <Skeleton className="h-72 rounded-card noscript:hidden" />
      </>
    );
  }
  return (
    <ErrorState
      title="The page did not load"
      text={messageOf(session.error)}
      busy={session.isFetching}
      onRetry={() => void session.refetch()}
    />
  );
}
