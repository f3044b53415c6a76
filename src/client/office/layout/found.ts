import { useQuery } from '@tanstack/react-query';
import { Contact, HandCoins, Package, ScanBarcode, Store, Tag, Wrench, type LucideIcon } from 'lucide-react';
import type { Right } from '#rules/office/permissions.ts';
import { readOrderCode } from '#rules/orders/numbers.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { queryFor } from '#client/lib/api.ts';
import { countOf, formatPounds } from '#client/lib/format.ts';
import { useSession } from '#client/lib/session.ts';
import { useSettled } from '#client/lib/use-settled.ts';
import { useArea } from './area.ts';

export interface FoundRow {
  href: string;
  /** A code that a scanner may read, such as a number or an SKU. */
  code?: string;
  title: string;
  below?: string;
  icon: LucideIcon;
}

export interface FoundGroup {
  title: string;
  rows: readonly FoundRow[];
}

interface Found {
  groups: readonly FoundGroup[];
  isBusy: boolean;
  /** Tries those searches again that failed; undefined if none did. */
  retry: (() => void) | undefined;
}

/**
 * The record of a scanned code. A code of a parcel is found as its order, a variation's SKU as its product. Orders with
 * a product are found by its SKU too, so that a product goes before them.
 */
export function recordOf(groups: readonly FoundGroup[], scanned: string): FoundRow | undefined {
  const wanted = (readOrderCode(scanned)?.number ?? scanned).toLowerCase();
  const rows = groups.flatMap((group) => group.rows);
  const products = groups.find(({ title }) => title === PRODUCTS)?.rows ?? [];
  const only = [products, rows].find(({ length }) => length === 1);
  return rows.find(({ code }) => code?.toLowerCase() === wanted) ?? only?.[0];
}

const PRODUCTS = 'Products';

/** How many results of a kind are shown. The list has the rest. */
const MOST = 5;
const FRESH_MS = 5_000;

/** Orders, trade-ins, repairs, units, products, customers and vendors with these words, as far as the account may see them. */
export function useFound(typed: string): Found {
  const area = useArea();
  const may = useSession().office?.permissions ?? [];
  const text = typed.trim();
  const settled = useSettled(text);
  const query = { q: settled, per_page: MOST };
  const when = (right: Right, isHere = true) => ({
    staleTime: FRESH_MS,
    enabled: settled !== '' && isHere && may.includes(right),
  });
  const isSite = area === 'admin';
  const orders = useQuery({ ...queryFor({ name: 'GET /office/orders', query }), ...when('orders') });
  const tradeIns = useQuery({ ...queryFor({ name: 'GET /office/trade-ins', query }), ...when('bench') });
  const repairs = useQuery({ ...queryFor({ name: 'GET /office/repairs', query }), ...when('bench') });
  const products = useQuery({ ...queryFor({ name: 'GET /office/products', query }), ...when('catalogue') });
  const customers = useQuery({
    ...queryFor({ name: 'GET /office/customers', query }),
    ...when('orders', isSite),
  });
  const vendors = useQuery({ ...queryFor({ name: 'GET /office/vendors', query }), ...when('site', isSite) });
  const units = useQuery({ ...queryFor({ name: 'GET /office/units', query }), ...when('bench') });
  const all = [orders, tradeIns, repairs, units, products, customers, vendors];
  const failed = all.filter(({ isError }) => isError);
  if (text === '') return { groups: [], isBusy: false, retry: undefined };
  const groups: FoundGroup[] = [
    {
      title: 'Orders',
      rows: (orders.data?.data ?? []).map(({ number, customer, lines, total }) => ({
        href: officePaths.order(area, number),
        code: number,
        title: number,
        below: `${customer} · ${countOf(lines.length, 'line')} · ${formatPounds(total)}`,
        icon: Package,
      })),
    },
    {
      title: 'Trade-ins',
      rows: (tradeIns.data?.data ?? []).map(({ number, customer, name, choice }) => ({
        href: officePaths.tradeIn(area, number),
        code: number,
        title: number,
        below: `${customer} · ${[name, choice].filter(Boolean).join(', ')}`,
        icon: HandCoins,
      })),
    },
    {
      title: 'Repairs',
      rows: (repairs.data?.data ?? []).map(({ number, customer, device, faults }) => ({
        href: officePaths.repair(area, number),
        code: number,
        title: number,
        below: `${customer} · ${device} · ${faults.join(', ')}`,
        icon: Wrench,
      })),
    },
    {
      title: 'Units',
      rows: (units.data?.data ?? []).map(({ number, name, choice, identifier }) => ({
        href: officePaths.unit(area, number),
        code: number,
        title: number,
        below: [name, choice, identifier].filter(Boolean).join(', '),
        icon: ScanBarcode,
      })),
    },
    {
      title: PRODUCTS,
      rows: (products.data?.data ?? []).map(({ id, name, sku, business }) => ({
        href: officePaths.product(area, id),
        code: sku,
        title: name,
        below: isSite ? business.name : sku,
        icon: Tag,
      })),
    },
    {
      title: 'Customers',
      rows: (customers.data?.data ?? []).map(({ id, name, email }) => ({
        href: officePaths.customer(id),
        title: name,
        below: email,
        icon: Contact,
      })),
    },
    {
      title: 'Vendors',
      rows: (vendors.data?.data ?? []).map(({ id, business_name, owner_email }) => ({
        href: officePaths.vendor(id),
        title: business_name,
        below: owner_email ?? '',
        icon: Store,
      })),
    },
  ];
  return {
    groups: groups.filter(({ rows }) => rows.length > 0),
    isBusy: settled !== text || all.some(({ isFetching }) => isFetching),
    retry: failed.length > 0 ? () => failed.forEach(({ refetch }) => void refetch()) : undefined,
  };
}
