import { Landmark, PackageOpen, ScanBarcode, Tag, type LucideIcon } from 'lucide-react';
import { formatPounds } from '#client/lib/format.ts';
import { readImei } from '#rules/trade-in/device-number.ts';
import type { Device } from './trade-ins.api.ts';

interface Cell {
  icon: LucideIcon;
  title: string;
  text: string;
}

/** An IMEI in groups, as it is printed: '35 299810 664417 2'. */
const spaced = (imei: string) => imei.replace(/^(\d\d)(\d{6})(\d{6})(\d)$/, '$1 $2 $3 $4');

function cellsOf({
  identifier_full: whole,
  identifier,
  way,
  store,
  parcel,
  offer,
  ...device
}: Device): Cell[] {
  const known = whole ?? identifier;
  const imei = whole === null ? undefined : readImei(whole);
  return [
    {
      icon: ScanBarcode,
      title: known === null ? 'No number yet' : imei ? 'IMEI to compare' : 'Serial number to compare',
      text:
        known === null
          ? device.state === 'received'
            ? 'Read it off the device'
            : 'Given when the offer is accepted'
          : imei
            ? spaced(imei)
            : known,
    },
    { icon: Tag, title: device.name, text: device.choice || 'Compare model and storage' },
    {
      icon: PackageOpen,
      title: way === null ? 'Not on its way yet' : way === 'label' ? 'By post' : 'Brought to a store',
      text: parcel ? `${parcel.carrier}, ${parcel.tracking}` : (store?.name ?? 'No parcel number'),
    },
    {
      icon: Landmark,
      title: device.payout === 'bank' ? 'Paid by bank' : 'Paid as a voucher',
      text:
        device.payout === 'bank'
          ? [formatPounds(device.price ?? offer.cash), device.account_ends && `•••• ${device.account_ends}`]
              .filter(Boolean)
              .join(', to ')
          : formatPounds(device.price ?? offer.voucher),
    },
  ];
}

/** What tells this device from others, how it came, and how it is paid. */
export function IdentityStrip({ device }: { device: Device }) {
  return (
    <ul className="mb-4 grid grid-cols-1 rounded-card border border-border bg-paper w600:grid-cols-2 w1024:grid-cols-4">
      {cellsOf(device).map(({ icon: Icon, title, text }) => (
        <li key={title} className="flex gap-2.5 border-grey-2 px-4 py-3.5 not-first:border-t w600:border-t-0">
          <Icon size={18} className="mt-px shrink-0 text-sell" />
          <span className="min-w-0">
            <b className="block font-semibold wrap-anywhere">{title}</b>
            <span className="block text-caption wrap-anywhere text-muted tabular-nums">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
