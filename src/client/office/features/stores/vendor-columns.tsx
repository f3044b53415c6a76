import type { VendorRow } from '#contract/vendors-office.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { countOf, formatDate } from '#client/lib/format.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Chip } from '../../ui/chip.tsx';
import type { Column } from '../../ui/columns.ts';
import { STANDS } from './vendor-words.ts';

export const vendorColumns: Column<VendorRow>[] = [
  {
    key: 'vendor',
    head: 'Vendor',
    kind: 'main',
    track: ['1.3fr', '1.2fr', '1.2fr'],
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
    key: 'owner',
    head: 'Owner',
    track: '1.2fr',
    cell: ({ owner_name: name, owner_email: email }) => (
      <>
        <span className="block wrap-anywhere">{name ?? 'The site'}</span>
        <span className="block text-caption text-muted wrap-anywhere">{email}</span>
      </>
    ),
  },
  {
    key: 'products',
    head: 'Products',
    track: 76,
    from: 960,
    className: 'text-right tabular-nums',
    cell: ({ product_count: count }) => count.toLocaleString('en-GB'),
  },
  {
    key: 'commission',
    head: 'Commission',
    track: 92,
    from: 960,
    className: 'text-right tabular-nums',
    cell: ({ commission }) => `${commission}%`,
  },
  {
    key: 'registered',
    head: 'Registered',
    track: 140,
    from: 1200,
    cell: ({ created_at: at }) => formatDate(at),
  },
  {
    key: 'state',
    head: 'State',
    track: [112, 120, 130],
    cell: (vendor) => <StandChips vendor={vendor} />,
  },
  { key: 'phone', head: 'Phone', kind: 'extra', track: 140, cell: ({ business_phone_no: phone }) => phone },
  { key: 'post_code', head: 'Postcode', kind: 'extra', track: 90, cell: ({ post_code: code }) => code },
  {
    key: 'company',
    head: 'Legal name',
    kind: 'extra',
    track: 150,
    className: 'wrap-anywhere',
    cell: ({ legal_name: name }) => name,
  },
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
