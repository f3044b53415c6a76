import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import {
  Boxes,
  Contact,
  FolderTree,
  HandCoins,
  HeartPulse,
  Images,
  LayoutTemplate,
  ListTree,
  LogOut,
  MessagesSquare,
  Package,
  Presentation,
  ScanBarcode,
  ScrollText,
  Search,
  Settings,
  Star,
  Sun,
  Store,
  SquareArrowOutUpRight,
  Tag,
  TicketPercent,
  Users,
  Wallet,
  Wrench,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useCallback, useState, type ReactNode } from 'react';
import { requests } from '#contract/first-calls.ts';
import type { Right } from '#rules/office/permissions.ts';
import { addresses } from '#rules/page/addresses.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { queryFor } from '#client/lib/api.ts';
import { logOut, useSession } from '#client/lib/session.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { cx } from '#client/ui/cx.ts';
import { useToAnswer } from '../features/messages/messages.api.ts';
import { useOrderCounts } from '../features/orders/orders.api.ts';
import { useRepairCounts } from '../features/repairs/repairs.api.ts';
import { countOnBench } from '../features/repairs/state-words.ts';
import { countOfTab } from '../features/trade-ins/state-words.ts';
import { useTradeInCounts } from '../features/trade-ins/trade-ins.api.ts';
import { useMedia } from '#client/ui/use-media.ts';
import { useArea } from './area.ts';
import { Bell } from './bell.tsx';
import { MorePlaces } from './more-places.tsx';
import { Palette } from './palette.tsx';
import { useScanner } from './use-scanner.ts';

interface Entry {
  label: string;
  href: string;
  icon: LucideIcon;
  count?: number | undefined;
  /** The unit of the count, in words. */
  counted?: string;
}

/** The entries of the menu that the account may use. */
function useEntries(): Entry[] {
  const area = useArea();
  const may = useSession().office?.permissions ?? [];
  const counts = useOrderCounts({ enabled: may.includes('orders') });
  const tradeIns = useTradeInCounts({ enabled: may.includes('bench') });
  const repairs = useRepairCounts({ enabled: may.includes('bench') });
  const toAnswer = useToAnswer({ enabled: may.includes('orders') });
  const entries: (Entry & { needs?: Right; or?: Right })[] = [
    { label: 'Today', href: officePaths.today(area), icon: Sun },
    {
      label: 'Orders',
      href: officePaths.orders(area),
      icon: Package,
      count: counts?.['to_accept'],
      counted: 'to accept',
      needs: 'orders',
    },
    {
      label: 'Trade-ins',
      href: officePaths.tradeIns(area),
      icon: HandCoins,
      count: tradeIns && countOfTab('new', tradeIns) + countOfTab('work', tradeIns),
      counted: 'to check',
      needs: 'bench',
    },
    {
      label: 'Repairs',
      href: officePaths.repairs(area),
      icon: Wrench,
      count: repairs && countOnBench(repairs),
      counted: 'on the bench',
      needs: 'bench',
    },
    { label: 'Units', href: officePaths.units(area), icon: ScanBarcode, needs: 'bench' },
    {
      label: 'Messages',
      href: officePaths.messages(area),
      icon: MessagesSquare,
      count: toAnswer,
      counted: 'to answer',
      needs: 'orders',
    },
    { label: 'Products', href: officePaths.products(area), icon: Tag, needs: 'catalogue' },
    { label: 'Stock', href: officePaths.stock(area), icon: Boxes, needs: 'catalogue', or: 'stock' },
    ...(area === 'admin'
      ? [
          { label: 'Customers', href: officePaths.customers(), icon: Contact, needs: 'orders' as const },
          { label: 'Catalogue', href: officePaths.catalogue(), icon: FolderTree, needs: 'site' as const },
        ]
      : []),
    { label: 'Money', href: officePaths.money(area), icon: Wallet, needs: 'money' },
    { label: 'Codes', href: officePaths.codes(area), icon: TicketPercent, needs: 'money' },
    { label: 'Reviews', href: officePaths.reviews(area), icon: Star, needs: 'catalogue' },
    { label: 'Staff', href: officePaths.staff(area), icon: Users, needs: 'people' },
    { label: 'Media', href: officePaths.media(area), icon: Images, needs: 'catalogue', or: 'content' },
    ...(area === 'admin'
      ? [
          { label: 'Pages', href: officePaths.pages(), icon: LayoutTemplate, needs: 'content' as const },
          { label: 'Menus', href: officePaths.menus(), icon: ListTree, needs: 'content' as const },
        ]
      : []),
    area === 'admin'
      ? { label: 'Vendors', href: officePaths.vendors(), icon: Store, needs: 'site' }
      : { label: 'Business', href: addresses.business(), icon: Store, needs: 'people' },
    ...(area === 'admin'
      ? [
          {
            label: 'Demo requests',
            href: officePaths.demoRequests(),
            icon: Presentation,
            needs: 'site' as const,
          },
          { label: 'Health', href: officePaths.health(), icon: HeartPulse, needs: 'site' as const },
          { label: 'Settings', href: officePaths.settings(), icon: Settings, needs: 'site' as const },
        ]
      : []),
    { label: 'Log', href: officePaths.log(area), icon: ScrollText, needs: 'people' },
    { label: 'View shop', href: addresses.home(), icon: SquareArrowOutUpRight },
  ];
  return entries.filter(
    ({ needs, or }) => needs === undefined || may.includes(needs) || (or !== undefined && may.includes(or)),
  );
}

/** The bar of a phone has five places. The last one opens the rest. */
const IN_BAR = 4;

const ENTRY =
  'relative flex flex-1 flex-col items-center justify-center gap-1 text-caption font-medium w768:h-11 w768:w-12 w768:shrink-0 w768:flex-none w768:rounded-control w1280:h-9 w1280:w-full w1280:flex-row w1280:justify-start w1280:gap-3 w1280:px-3 w1280:text-small';

/** A sidebar on a desk, a rail on a tablet, a bar at the bottom on a phone. */
export function Frame({ name, email, children }: { name: string; email: string; children: ReactNode }) {
  const entries = useEntries();
  const business = useSession().office?.business_name;
  const shop = useQuery(queryFor(requests.settings())).data?.result.value;
  /** The text that the search begins with: a scanned code, or nothing. */
  const [searched, setSearched] = useState<string>();
  const search = useCallback(() => setSearched(''), []);
  useScanner(setSearched);
  const { pathname } = useRouterState({ select: (state) => state.location });
  const area = useArea();
  const isPhone = useMedia('(width < 768px)');
  // There, the bar with the next step or with unsaved changes has this place.
  const isOnText = pathname.startsWith(`${officePaths.texts()}/`);
  const isOnRecord =
    pathname === officePaths.settings() ||
    pathname === officePaths.menus() ||
    isOnText ||
    [
      officePaths.orders(area),
      officePaths.tradeIns(area),
      officePaths.repairs(area),
      officePaths.units(area),
      officePaths.products(area),
      officePaths.transfers(area),
      officePaths.purchases(area),
    ].some((list) => pathname.startsWith(`${list}/`));
  const items = entries.map((entry) => ({
    ...entry,
    isHere:
      pathname === entry.href ||
      (isOnText && entry.href === officePaths.pages()) ||
      (pathname.startsWith(`${entry.href}/`) && entry.href !== officePaths.today(area)),
  }));
  const palette = (
    <Palette
      text={searched}
      onOpen={search}
      onClose={() => setSearched(undefined)}
      screens={entries.map(({ label, href, icon }) => ({ title: label, href, icon }))}
    />
  );
  // The builder of a page needs the whole screen.
  if (pathname.startsWith(`${officePaths.pages()}/`)) {
    return (
      <div data-line="buy" className="text-small">
        <main id="content">{children}</main>
        {palette}
      </div>
    );
  }
  return (
    <div data-line="buy" className="min-h-dvh text-small w768:pl-16 w1280:pl-58">
      <a
        href="#content"
        className="sr-only z-30 rounded-control bg-ink px-4 py-3 text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      {isPhone && (
        <header className="flex h-13 items-center gap-3 border-b border-border bg-paper pr-2 pl-4">
          <img src="/favicon.svg" alt="" width={24} height={24} className="size-6 shrink-0" />
          <p className="min-w-0 flex-1 truncate font-semibold">
            {area === 'admin' ? (shop?.title ?? '\u00a0') : (business ?? '\u00a0')}
          </p>
          <Bell />
        </header>
      )}
      <nav
        aria-label="Office"
        className={cx(
          'fixed inset-x-0 bottom-0 z-20 flex h-18 border-t border-border bg-paper pb-[env(safe-area-inset-bottom)] w768:inset-y-0 w768:right-auto w768:h-auto w768:w-16 w768:flex-col w768:border-t-0 w768:border-r w768:p-2 w1280:w-58 w1280:p-3',
          isOnRecord && 'max-w768:hidden',
        )}
      >
        {!isPhone && (
          <div className="mb-3 flex items-center w768:max-w1280:flex-col w768:max-w1280:gap-1">
            <Anchor
              href={officePaths.today(area)}
              className="flex h-14 min-w-0 flex-1 items-center gap-3 rounded-control px-2 font-semibold"
            >
              <img src="/favicon.svg" alt="" width={32} height={32} className="size-8 shrink-0" />
              <span className="hidden min-w-0 w1280:block">
                <span className="line-clamp-2 text-label leading-5 wrap-anywhere">
                  {shop?.title ?? '\u00a0'}
                </span>
                <span className="block truncate text-caption font-normal text-muted">
                  {area === 'admin' ? 'All vendors' : (business ?? '\u00a0')}
                </span>
              </span>
              <span className="sr-only w1280:hidden">Office</span>
            </Anchor>
            <Bell />
          </div>
        )}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={search}
          className={cx(ENTRY, 'text-secondary hover:bg-grey-1 max-w768:hidden w1280:mb-2')}
        >
          <Search size={20} />
          <span className="w768:sr-only w1280:not-sr-only w1280:flex-1 w1280:text-left">Search</span>
          <kbd
            aria-hidden="true"
            className="hidden h-5 items-center rounded-[5px] border border-border bg-paper px-1.5 font-sans text-badge text-muted w1280:flex"
          >
            Ctrl K
          </kbd>
        </button>
        {/* On low screens the entries scroll, and the account below them stays in sight. */}
        <div className="contents w768:flex w768:min-h-0 w768:flex-1 w768:flex-col w768:overflow-y-auto">
          {items.map(({ label, href, icon: Icon, count, counted, isHere }, index) => (
            <Anchor
              key={label}
              href={href}
              aria-current={isHere ? 'page' : undefined}
              className={cx(
                ENTRY,
                isHere
                  ? 'font-semibold text-ink w768:border w768:border-border w768:bg-paper w768:shadow-small'
                  : 'text-secondary hover:bg-grey-1',
                index >= IN_BAR && 'max-w768:hidden',
              )}
            >
              <Icon size={20} />
              <span className="w768:sr-only w1280:not-sr-only w1280:flex-1">{label}</span>
              {count !== undefined && count > 0 && (
                <span className="absolute top-2 left-1/2 ml-1.5 grid h-5 min-w-5 place-items-center rounded-badge bg-ink px-1 text-badge text-paper w768:top-1 w768:right-0.5 w768:left-auto w768:ml-0 w1280:static w1280:bg-grey-2 w1280:text-ink">
                  {count}
                  <span className="sr-only"> {counted}</span>
                </span>
              )}
            </Anchor>
          ))}
        </div>
        <div className="hidden w768:block w768:border-t w768:border-border w768:pt-2">
          <div className="mb-1 hidden px-3 w1280:block">
            <p className="truncate font-semibold">{name}</p>
            <p className="truncate text-caption text-muted">{email}</p>
          </div>
          <LeaveButton className="size-12 w1280:h-9 w1280:w-full w1280:justify-start w1280:gap-3 w1280:px-3" />
        </div>
        <MorePlaces places={items.slice(IN_BAR)} onSearch={search} />
      </nav>
      <main
        id="content"
        className="mx-auto max-w-[1240px] px-4 pt-6 pb-28 w768:px-5 w768:pb-12 w1280:px-8 w1280:pt-7"
      >
        {children}
      </main>
      {palette}
    </div>
  );
}

function LeaveButton({ className }: { className: string }) {
  return (
    <button
      type="button"
      onClick={() => void logOut()}
      className={cx(
        'flex items-center justify-center rounded-control text-secondary hover:bg-grey-1',
        className,
      )}
    >
      <LogOut size={20} />
      <span className="sr-only w1280:not-sr-only">Sign out</span>
    </button>
  );
}
