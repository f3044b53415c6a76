import { PAGES, type AddressOf } from '#contract/pages.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ACCOUNT_PARTS, addresses, type AccountPart } from '#rules/page/addresses.ts';
import { viewerOf } from '#rules/page/menu.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { sessionQuery } from '#client/lib/session.ts';
import { AccountAside } from '#client/shop/features/account/account-aside.tsx';
import { AddressesPart } from '#client/shop/features/account/addresses-part.tsx';
import { ConfirmBanner } from '#client/shop/features/account/confirm-banner.tsx';
import { ENTRY_TITLES, type EntryView } from '#client/shop/features/account/entry-words.ts';
import { Entry } from '#client/shop/features/account/entry.tsx';
import { ProfilePart } from '#client/shop/features/account/profile-part.tsx';
import { readSavedLogin } from '#client/shop/features/account/saved-login.ts';
import { SecurityPart } from '#client/shop/features/account/security-part.tsx';
import { SignInForm } from '#client/shop/features/account/sign-in-form.tsx';
import type { BuyAgain } from '#client/shop/features/orders/again-button.tsx';
import { useTitle } from '#client/shop/features/site/title.ts';
import { Breadcrumb } from '#client/ui/breadcrumb.tsx';
import { Container } from '#client/ui/layout.tsx';
import { Skeleton, SkeletonLine } from '#client/ui/skeleton.tsx';
import { ErrorState } from '#client/ui/state-panel.tsx';
import { TabNav } from '#client/ui/tab-nav.tsx';
import { NeedsScripts } from '#client/ui/without-scripts.tsx';

const TITLE = PAGES.account.title;
/** High enough to keep the footer below the screen. */
const HEIGHT = 'min-h-[80dvh]';
const ENTRY_PLACE = 'mx-auto mt-4 mb-10 max-w-dialog w960:mt-10';
const NAMES: Record<AccountPart, string> = {
  profile: 'Profile',
  orders: 'Orders',
  devices: 'Devices',
  sold: 'Sold',
  repairs: 'Repairs',
  credit: 'Credit',
  addresses: 'Addresses',
  security: 'Security',
  alerts: 'Alerts',
};

/** Sign-in for a visitor; the account's data for others. */
export function AccountPage({ address: { part } }: { address: AddressOf<'account'> }) {
  useTitle(TITLE);
  const session = useQuery(sessionQuery());
  const known = session.data?.result;
  if (known && !known.user) return <SignInPage />;
  if (!known && !session.isError) return <Waiting />;
  return (
    <Frame part={part}>
      {known?.user ? (
        <div className="grid items-start gap-6 w960:grid-cols-[minmax(0,1fr)_20rem] w960:gap-10">
          <div className="grid min-w-0 gap-4 w960:gap-6">
            {!known.user.is_confirmed && <ConfirmBanner email={known.user.email} />}
            <Part part={part} user={known.user} />
          </div>
          <AccountAside
            {...known.user}
            viewer={viewerOf(known)}
            isAdministrator={known.role === 'administrator'}
          />
        </div>
      ) : (
        <ErrorState
          title="Your account did not load"
          text={messageOf(session.error)}
          busy={session.isFetching}
          onRetry={() => void session.refetch()}
        />
      )}
    </Frame>
  );
}

function Frame({ part, children }: { part: AccountPart; children: ReactNode }) {
  return (
    <Container data-line="buy" className={HEIGHT}>
      <Breadcrumb crumbs={[{ label: 'Home', href: addresses.home() }]} current={TITLE} />
      <h1 className="mt-1 text-title w960:mt-2">{TITLE}</h1>
      <div className="mt-5 mb-6 w960:mt-8 w960:mb-8">
        <TabNav
          label="Account"
          items={ACCOUNT_PARTS.map((one) => ({
            href: addresses.account(one),
            label: NAMES[one],
            current: one === part,
          }))}
        />
      </div>
      {children}
    </Container>
  );
}

/** Their code comes with their tab. */
const ordersCode = {
  queryKey: ['code of orders-part'],
  queryFn: () => import('#client/shop/features/orders/orders-part.tsx'),
  staleTime: Infinity,
};

const devicesCode = {
  queryKey: ['code of devices-part'],
  queryFn: () => import('#client/shop/features/devices/devices-part.tsx'),
  staleTime: Infinity,
};

const alertsCode = {
  queryKey: ['code of account-alerts'],
  queryFn: () => import('./account-alerts.tsx'),
  staleTime: Infinity,
};

const creditCode = {
  queryKey: ['code of credit-part'],
  queryFn: () => import('#client/shop/features/account/credit-part.tsx'),
  staleTime: Infinity,
};

const soldCode = {
  queryKey: ['code of sold-part'],
  queryFn: () => import('#client/shop/features/trade-ins/sold-part.tsx'),
  staleTime: Infinity,
};

const repairsCode = {
  queryKey: ['code of repairs-part'],
  queryFn: () => import('#client/shop/features/repairs/repairs-part.tsx'),
  staleTime: Infinity,
};

function Devices() {
  const code = useQuery(devicesCode);
  return code.data ? <code.data.DevicesPart /> : <Coming what="Your devices" code={code} />;
}

function Alerts({ isConfirmed }: { isConfirmed: boolean }) {
  const code = useQuery(alertsCode);
  return code.data ? (
    <code.data.AccountAlerts isConfirmed={isConfirmed} />
  ) : (
    <Coming what="Your alerts" code={code} />
  );
}

function Sold() {
  const code = useQuery(soldCode);
  return code.data ? <code.data.SoldPart /> : <Coming what="Your sold devices" code={code} />;
}

function Repairs() {
  const code = useQuery(repairsCode);
  return code.data ? <code.data.RepairsPart /> : <Coming what="Your repairs" code={code} />;
}

function Orders() {
  const code = useQuery(ordersCode);
  return code.data ? <code.data.OrdersPart again={again} /> : <Coming what="Your orders" code={code} />;
}

function Credit() {
  const code = useQuery(creditCode);
  return code.data ? <code.data.CreditPart /> : <Coming what="Your store credit" code={code} />;
}

/** Shown until the code of a tab has loaded. */
function Coming({ what, code }: { what: string; code: UseQueryResult }) {
  if (code.isError) {
    return (
      <ErrorState
        title={`${what} did not load`}
        text={messageOf(code.error)}
        busy={code.isFetching}
        onRetry={() => void code.refetch()}
      />
    );
  }
  return (
    <div className="grid gap-4">
      <span role="status" className="sr-only">
        Loading
      </span>
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="h-40 rounded-card" />
    </div>
  );
}

/** The code of carts comes at the first press. */
const again: BuyAgain = async (lines) =>
  (await import('#client/shop/features/cart/buy-again.ts')).buyAgain(lines);

function Part({ part, user }: { part: AccountPart; user: { email: string; is_confirmed: boolean } }) {
  switch (part) {
    case 'profile':
      return <ProfilePart />;
    case 'orders':
      return <Orders />;
    case 'devices':
      return <Devices />;
    case 'sold':
      return <Sold />;
    case 'repairs':
      return <Repairs />;
    case 'credit':
      return <Credit />;
    case 'addresses':
      return <AddressesPart />;
    case 'security':
      return <SecurityPart email={user.email} />;
    case 'alerts':
      return <Alerts isConfirmed={user.is_confirmed} />;
  }
}

/** Shown until the session is known: a placeholder of the sign-in form. */
function Waiting() {
  return (
    <Container className={HEIGHT}>
      <Breadcrumb crumbs={[{ label: 'Home', href: addresses.home() }]} current={TITLE} />
      <h1 className="sr-only">{TITLE}</h1>
      <NeedsScripts to="sign in or create an account" />
      <span role="status" className="sr-only noscript:hidden">
        Loading
      </span>
      <div className={`${ENTRY_PLACE} noscript:hidden`}>
        <SkeletonLine text="mb-6 text-h2" width="w-32" />
        <div className="grid gap-4">
          <Skeleton className="h-19 rounded-control" />
          <Skeleton className="h-26 rounded-control" />
          <Skeleton className="h-11 rounded-control" />
          <Skeleton className="h-12 rounded-control" />
        </div>
      </div>
    </Container>
  );
}

/** The forms of the login dialog, in the page: a visitor who followed a link can sign in right here. */
function SignInPage() {
  const [view, setView] = useState<EntryView>('sign-in');
  const [saved] = useState(readSavedLogin);
  return (
    <Container className={HEIGHT}>
      <Breadcrumb crumbs={[{ label: 'Home', href: addresses.home() }]} current={TITLE} />
      <div className={ENTRY_PLACE}>
        <h1 className="mb-6 text-h2">{ENTRY_TITLES[view]}</h1>
        <Entry
          view={view}
          onView={setView}
          onDone={() => undefined}
          signIn={
            <SignInForm
              email={saved?.email ?? ''}
              remembers={saved !== undefined}
              onForgot={() => setView('forgot')}
              onDone={() => undefined}
            />
          }
        />
      </div>
    </Container>
  );
}
