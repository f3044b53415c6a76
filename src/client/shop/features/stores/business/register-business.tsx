import { PackageOpen, ShieldCheck, Store, Tag } from 'lucide-react';
import type { ReactNode } from 'react';
import { notify } from '#client/ui/toast-store.ts';
import { registerBusiness } from './business.api.ts';
import { BusinessForm } from '#client/sections/stores/business-form.tsx';

/** For a shopper: the form that makes a vendor of them, beside what that means. */
export function RegisterBusiness() {
  return (
    <div className="grid items-start gap-8 w960:grid-cols-[minmax(0,38rem)_minmax(0,24rem)] w960:gap-16">
      <div>
        <p className="mb-6 text-muted">
          Tell shoppers who you are, where you are, and how long delivery takes. All of it can be changed
          later. We may look at it before shoppers see it.
        </p>
        <BusinessForm
          submit="Register the business"
          busy="Registering"
          send={async (body) => {
            await registerBusiness(body);
            notify(`${body.business_name.trim()} is registered`);
          }}
        />
      </div>
      <aside aria-label="What it means" className="rounded-hero bg-grey-1 p-6 w960:p-7">
        <h2 className="text-h3">What it means</h2>
        <ul className="mt-4 grid gap-5">
          <Point icon={<Store size={20} />} title="Your stores on the map">
            With their opening hours, where shoppers look for the nearest.
          </Point>
          <Point icon={<Tag size={20} />} title="Your products in one list">
            With their stock and what shoppers see of each.
          </Point>
          <Point icon={<PackageOpen size={20} />} title="Your own goods stay out of your cart">
            You can still buy from everybody else.
          </Point>
          <Point icon={<ShieldCheck size={20} />} title="Your wishlist is paused">
            Nothing on it is lost, but a business has none to show.
          </Point>
        </ul>
      </aside>
    </div>
  );
}

function Point({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span className="mt-0.5 text-muted">{icon}</span>
      <div>
        <p className="text-label font-semibold">{title}</p>
        <p className="text-small text-muted">{children}</p>
      </div>
    </li>
  );
}
