import { SearchX } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { AddressOf } from '#contract/pages.ts';
import { maskedEmail } from '#rules/account/masked-email.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { addresses } from '#rules/page/addresses.ts';
import { isNotFound, messageOf } from '#client/lib/api-error.ts';
import { sessionQuery } from '#client/lib/session.ts';
import {
  kindOf,
  useTracking,
  type AnyTracked,
  type TrackedKind,
  type Tracking,
} from '#client/lib/tracking.api.ts';
import { lookAgainIn } from '#client/shop/features/orders/track.api.ts';
import { useTitle } from '#client/shop/features/site/title.ts';
import { Breadcrumb } from '#client/ui/breadcrumb.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { Container } from '#client/ui/layout.tsx';
import { Skeleton, SkeletonLine } from '#client/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#client/ui/state-panel.tsx';
import { columns, type TrackedProps } from './track-columns.ts';
import { NeedsScripts } from '#client/ui/without-scripts.tsx';

interface Kind {
  line: Line;
  title: string;
  list: { label: string; href: string };
  /** The code of the page. The token's first letter names the kind, so it loads beside the data. */
  load: () => Promise<{ TrackedPage: ComponentType<TrackedProps> }>;
}

const KINDS: Record<TrackedKind, Kind> = {
  order: {
    line: 'buy',
    title: 'Your order',
    list: { label: 'Your orders', href: addresses.account('orders') },
    load: () => import('./track-order.tsx'),
  },
  trade_in: {
    line: 'sell',
    title: 'Your trade-in',
    list: { label: 'Sold devices', href: addresses.account('sold') },
    load: () => import('./track-trade-in.tsx'),
  },
  repair: {
    line: 'repair',
    title: 'Your repair',
    list: { label: 'Your repairs', href: addresses.account('repairs') },
    load: () => import('./track-repair.tsx'),
  },
};

/** How often the page of a repair looks whether the bank has answered. */
const PAYING_MS = 4_000;
const isPaying = (tracked: AnyTracked | undefined) =>
  tracked?.kind === 'repair' && Boolean(tracked.pay?.payment);

/** The page of an order, a trade-in or a repair, for the holder of its link. */
export function TrackPage({ address: { token } }: { address: AddressOf<'track'> }) {
  const { line, title, list } = KINDS[kindOf(token)];
  useTitle(title);
  const link = useTracking(token, (tracked) =>
    tracked?.kind === 'order' ? lookAgainIn(tracked) : isPaying(tracked) && PAYING_MS,
  );
  const session = useQuery(sessionQuery());
  const email = session.data?.result.user?.email;
  // The list leads nowhere for a person who has another person's link.
  const isOwn = email !== undefined && link.tracked?.email === maskedEmail(email);
  return (
    <Container data-line={line} className={cx('min-h-dvh', isOwn ? 'pt-2' : 'pt-8 w960:pt-10')}>
      {isOwn && <Breadcrumb crumbs={[list]} current={title} />}
      {/* Only once it is known who looks: the way back above the order would push it down. */}
      <Content token={token} link={session.isPending ? { ...link, tracked: undefined, error: null } : link} />
    </Container>
  );
}

function Content({ token, link }: { token: string; link: Tracking }) {
  const { tracked, missed, error, isFetching, refresh } = link;
  const kind = kindOf(token);
  const { title, load } = KINDS[kind];
  const code = useQuery({ queryKey: ['code of track', kind], queryFn: load, staleTime: Infinity });
  if (tracked && code.data) {
    return (
      <>
        {/* An order says it in the dialog of the press. */}
        {missed && kind !== 'order' && (
          <div className="mb-5">
            <FormFailure>{missed}</FormFailure>
          </div>
        )}
        <code.data.TrackedPage token={token} link={link} tracked={tracked} />
      </>
    );
  }
  if (isNotFound(error)) {
    return (
      <EmptyState
        heading="h1"
        picture={<SearchX size={48} className="text-control" />}
        title={`There is no ${title.replace('Your ', '')} at this link`}
        text="Please use the whole link from your mail. An older link stops working when a new one is sent."
        actions={
          <ButtonLink href={addresses.home()} variant="accent">
            Go to the start
          </ButtonLink>
        }
      />
    );
  }
  const failure = error ?? code.error;
  if (failure) {
    return (
      <ErrorState
        title={`${title} did not load`}
        text={messageOf(failure)}
        busy={isFetching || code.isFetching}
        onRetry={() => {
          void refresh();
          void code.refetch();
        }}
      />
    );
  }
  return (
    <>
      <NeedsScripts to={`follow ${title.replace('Your', 'your')}`} />
      <div className="noscript:hidden">
        <span role="status" className="sr-only">
          Loading
        </span>
        <div className="flex flex-wrap gap-5">
          <Skeleton className="size-12 rounded-full w600:size-16" />
          <div className="basis-full w600:basis-auto">
            <SkeletonLine text="text-title" width="w-60 w600:w-90" />
            <SkeletonLine text="mt-1 text-lead" width="w-72 w600:w-120" />
          </div>
        </div>
        <div className={columns}>
          <div className="grid content-start gap-5">
            <SkeletonLine text="text-tile" width="w-50" />
            <Skeleton className="h-90 rounded-card" />
          </div>
          <div className="grid content-start gap-5">
            <Skeleton className="h-45 rounded-card" />
            <Skeleton className="h-75 rounded-card" />
          </div>
        </div>
      </div>
    </>
  );
}
