import { PAGES } from '#contract/pages.ts';
import { useQuery } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { addresses } from '#rules/page/addresses.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { messageOf } from '#client/lib/api-error.ts';
import type { Place } from '#client/lib/place.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { sessionQuery, useSession } from '#client/lib/session.ts';
import { ConfirmBanner } from '#client/shop/features/account/confirm-banner.tsx';
import { readOwnSearch } from '#client/shop/features/catalog/own/own-products.api.ts';
import { OwnProducts } from '#client/shop/features/catalog/own/own-products.tsx';
import { useSettings } from '#client/shop/features/site/site.api.ts';
import { useTitle } from '#client/shop/features/site/title.ts';
import { BlockedNotice } from '#client/shop/features/stores/business/blocked-notice.tsx';
import {
  useBusinessBlocked,
  useBusinessExists,
  useOwnBusiness,
} from '#client/shop/features/stores/business/business.api.ts';
import { BusinessCard } from '#client/shop/features/stores/business/business-card.tsx';
import { DeliveryCard } from '#client/shop/features/stores/business/delivery-card.tsx';
import { HolidayCard } from '#client/shop/features/stores/business/holiday-card.tsx';
import { OwnStores } from '#client/shop/features/stores/business/own-stores.tsx';
import { RegisterBusiness } from '#client/shop/features/stores/business/register-business.tsx';
import { Breadcrumb } from '#client/ui/breadcrumb.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Container } from '#client/ui/layout.tsx';
import { lazyOverlay } from '#client/ui/lazy-overlay.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#client/ui/state-panel.tsx';
import { NeedsScripts } from '#client/ui/without-scripts.tsx';

const LoginDialog = lazyOverlay<{ open: boolean; onClose: () => void }>(() =>
  import('#client/shop/features/account/login-dialog.tsx').then((module) => ({
    default: module.LoginDialog,
  })),
);

const TITLE = PAGES.business.title;

/** The business for an owner, its registration for a shopper, and sign-in for a visitor. */
export function BusinessPage({ search }: { search: Place['search'] }) {
  useTitle(TITLE);
  const session = useQuery(sessionQuery());
  if (session.isError && !session.data) {
    return (
      <Frame title={TITLE}>
        <ErrorState
          title="Your business did not load"
          text={messageOf(session.error)}
          busy={session.isFetching}
          onRetry={() => void session.refetch()}
        />
      </Frame>
    );
  }
  switch (session.data?.result.role) {
    case 'vendor':
      return session.data.result.office?.permissions.includes('people') ? (
        <OwnerPage search={search} />
      ) : (
        <StaffPage />
      );
    case 'shopper':
      return <ShopperPage search={search} />;
    case 'visitor':
      return (
        <Frame title={TITLE}>
          <SignInFirst />
        </Frame>
      );
    case 'administrator':
      return (
        <Frame title={TITLE}>
          <EmptyState
            picture={<Store size={40} className="text-control" />}
            title="Administrators can’t own a business"
            text="A business belongs to a shopper’s account, so that nobody approves their own."
            actions={<ButtonLink href={officePaths.vendors()}>Vendors of the site</ButtonLink>}
          />
        </Frame>
      );
    case undefined:
      return (
        <Frame title={TITLE}>
          <Waiting />
        </Frame>
      );
  }
}

/** First checks whether the shopper has registered a business in another tab or on another device. */
function ShopperPage({ search }: { search: Place['search'] }) {
  const { user } = useSession();
  const query = useBusinessExists();
  const exists = query.data?.result.exists;
  useEffect(() => {
    // The menus change too.
    if (exists) void queryClient.invalidateQueries({ queryKey: sessionQuery().queryKey });
  }, [exists]);
  if (exists) return <OwnerPage search={search} />;
  if (query.isPending) {
    return (
      <Frame title={TITLE}>
        <Waiting />
      </Frame>
    );
  }
  return (
    <Frame title="Register your business">
      {user?.is_confirmed ? <RegisterBusiness /> : <ConfirmFirst email={user?.email ?? ''} />}
    </Frame>
  );
}

/** For staff of a business, who work in the office. */
function StaffPage() {
  return (
    <Frame title={TITLE}>
      <EmptyState
        picture={<Store size={40} className="text-control" />}
        title="You work for a business"
        text="You do your work for it in the office. Only its owner can change the business itself."
        actions={<ButtonLink href={officePaths.today('vendor')}>Go to the office</ButtonLink>}
      />
    </Frame>
  );
}

function OwnerPage({ search }: { search: Place['search'] }) {
  const query = useOwnBusiness();
  const blocked = useBusinessBlocked();
  const email = useSettings()?.email;
  const business = query.data?.result;
  if (query.isError && !business) {
    return (
      <Frame title={TITLE}>
        <ErrorState
          title="Your business did not load"
          text={messageOf(query.error)}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      </Frame>
    );
  }
  if (!business) {
    return (
      <Frame title={TITLE}>
        <Waiting />
      </Frame>
    );
  }
  return (
    <Frame
      title={business.business_name}
      action={<ButtonLink href={officePaths.today('vendor')}>Go to the office</ButtonLink>}
    >
      <div className="grid gap-4 w960:gap-6">
        <BlockedNotice business={{ ...business, ...blocked.data?.result }} email={email} />
        <div className="grid items-start gap-4 w960:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] w960:gap-6">
          <OwnProducts search={readOwnSearch(search)} />
          <div className="grid min-w-0 gap-4 w960:gap-6">
            <BusinessCard business={business} />
            <DeliveryCard />
            <HolidayCard business={business} />
            <OwnStores />
          </div>
        </div>
      </div>
    </Frame>
  );
}

function Frame({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <Container data-line="buy" className="min-h-[88dvh] pb-12">
      <Breadcrumb crumbs={[{ label: 'Home', href: addresses.home() }]} current={TITLE} />
      <div className="mt-1 mb-6 flex flex-wrap items-center justify-between gap-3 w960:mt-2 w960:mb-8">
        <h1 className="text-h2 wrap-anywhere w960:text-title">{title}</h1>
        {action}
      </div>
      {children}
    </Container>
  );
}

/** The owner's email address must be confirmed before shoppers can see the business. */
function ConfirmFirst({ email }: { email: string }) {
  return (
    <div className="grid max-w-[48rem] gap-4">
      <p className="text-muted">Confirm your email first, then you can register your business here.</p>
      <ConfirmBanner email={email} />
    </div>
  );
}

function SignInFirst() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <EmptyState
        picture={<Store size={40} className="text-control" />}
        title="Sign in to see your business"
        text="Or to register one, once the email address of your account is confirmed."
        actions={
          <Button onClick={() => setOpen(true)} onPointerEnter={LoginDialog.preload}>
            Sign in
          </Button>
        }
      />
      <LoginDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

function Waiting() {
  return (
    <>
      <NeedsScripts to="manage your business" />
      <div className="grid items-start gap-4 w960:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] w960:gap-6 noscript:hidden">
        <Skeleton className="h-120 rounded-card" />
        <Skeleton className="h-72 rounded-card" />
      </div>
    </>
  );
}
