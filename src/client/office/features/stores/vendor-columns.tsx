import type { VendorRow } from '#contract/vendors-office.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { countOf, formatDate } from '#client/lib/format.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Chip } from '../../ui/chip.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { STANDS } from './vendor-words.ts';

/** Vendor, owner, products, commission, registered, state; on narrower screens fewer. */
export const VENDOR_GRID =
  'px-4 w768:grid-cols-[minmax(0,1.3fr)_minmax(0,1.2fr)_112px] w960:grid-cols-[minmax(0,1.2fr)_minmax(0,1.2fr)_92px_112px_120px] w1200:grid-cols-[minmax(0,1.2fr)_minmax(0,1.2fr)_92px_112px_150px_130px]';

export const vendorColumns: Column<VendorRow>[] = [
  {
    head: 'Vendor',
    className: 'pr-3',
    cell: (vendor) => (
      <>
        <OpenLink vendor={vendor} />
        <span className="block text-caption text-muted w960:hidden">
          {countOf(vendor.product_count, 'product')}, {vendor.commission}%
        </span>
      </>
    ),
  },
  {
    head: 'Owner',
    className: 'pr-3',
    cell: ({ owner_name: name, owner_email: email }) => (
      <>
        <span className="block wrap-anywhere">{name ?? 'The site'}</span>
        <span className="block text-caption text-muted wrap-anywhere">{email}</span>
      </>
    ),
  },
  {
    head: 'Products',
    className: 'pr-4 text-right tabular-nums max-w960:hidden',
    cell: ({ product_count: count }) => count.toLocaleString('en-GB'),
  },
  {
    head: 'Commission',
    className: 'pr-4 text-right tabular-nums max-w960:hidden',
    cell: ({ commission }) => `${commission}%`,
  },
  {
    head: 'Registered',
    className: 'pr-3 max-w1200:hidden',
    cell: ({ created_at: at }) => formatDate(at),
  },
  { head: 'State', cell: (vendor) => <StandChips vendor={vendor} /> },
];

function OpenLink({ vendor: { id, business_name: name } }: { vendor: VendorRow }) {
  return (
    <Anchor
      href={officePaths.vendor(id)}
      className="block font-semibold wrap-anywhere after:absolute after:inset-0 focus-visible:outline-offset-0"
    >
      {name}
    </Anchor>
  );
}

export function StandChips({ vendor }: { vendor: Pick<VendorRow, 'stand' | 'is_on_holiday'> }) {
  const { label, look } = STANDS[vendor.stand];
  return (
    <span className="flex flex-wrap gap-1.5">
      <Chip look={look}>{label}</Chip>
      {vendor.is_on_holiday && <Chip look="waits">On holiday</Chip>}
    </span>
  );
}

/** A vendor on a phone. */
export function VendorCard({ vendor }: { vendor: VendorRow }) {
  const { owner_name: owner, owner_email: email, product_count: products, commission } = vendor;
  return (
    <>
      <p className="text-label">
        <OpenLink vendor={vendor} />
      </p>
      <p className="text-small text-muted wrap-anywhere">{email ? `${owner}, ${email}` : 'The site'}</p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
        <StandChips vendor={vendor} />
        <span className="text-small">
          {countOf(products, 'product')}, {commission}%
        </span>
      </div>
    </>
  );
}
