import { ExternalLink, MapPin, Pencil, Phone, Truck } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { OwnBusiness } from '#contract/own-business.ts';
import { addresses } from '#rules/page/addresses.ts';
import { deliveryOf } from '#client/lib/delivery.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { lazyOverlay } from '#client/ui/lazy-overlay.tsx';
import { Panel } from '#client/ui/panel.tsx';
import type { BusinessDialogProps } from './business-dialog.tsx';

const BusinessDialog = lazyOverlay<BusinessDialogProps>(() =>
  import('./business-dialog.tsx').then((module) => ({ default: module.BusinessDialog })),
);

/** The business's own description. */
export function BusinessCard({ business }: { business: OwnBusiness }) {
  const [isEditing, setIsEditing] = useState(false);
  const [now] = useState(() => new Date());
  const delivery = deliveryOf(business, now);
  const isOpen =
    business.is_active && !business.is_blocked && !business.is_on_holiday && business.approval === 'approved';
  return (
    <Panel
      title="Your business"
      action={
        <Button
          variant="outline"
          size={40}
          onClick={() => setIsEditing(true)}
          className="pointer-coarse:h-11"
        >
          <Pencil size={16} />
          Edit
          <span className="sr-only"> your business</span>
        </Button>
      }
    >
      <dl className="grid gap-3 text-label text-secondary">
        <Fact icon={<MapPin size={18} />} name="Address">
          {business.business_address}, <span className="whitespace-nowrap">{business.post_code}</span>
        </Fact>
        <Fact icon={<Phone size={18} />} name="Phone">
          {business.business_phone_no}
        </Fact>
        <Fact icon={<Truck size={18} />} name="Delivery">
          {delivery
            ? `Ordered now, it arrives ${delivery.isDates ? '' : 'in '}${delivery.when}`
            : 'No delivery time is given'}
        </Fact>
      </dl>
      <p className="mt-4 text-small text-muted">
        {business.hide_stock
          ? 'Shoppers see whether something is in stock, not how much of it.'
          : 'Shoppers see how many are left.'}
      </p>
      {isOpen && (
        <ButtonLink
          href={addresses.businessListing(business.id)}
          variant="outline"
          size={40}
          full
          className="mt-5 max-w-93"
        >
          <ExternalLink size={16} />
          See it as shoppers do
        </ButtonLink>
      )}
      <BusinessDialog open={isEditing} onClose={() => setIsEditing(false)} business={business} />
    </Panel>
  );
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="flex gap-2.5">
      <dt className="mt-px text-muted">
        {icon}
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
