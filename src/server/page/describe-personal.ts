import type { SiteSettings } from '#contract/site.ts';
import type { Address } from '#rules/page/addresses.ts';
import { addresses } from '#rules/page/addresses.ts';
import type { Description } from './description.ts';

type PersonalAddress = Extract<
  Address,
  {
    page:
      | 'cart'
      | 'checkout'
      | 'wishlist'
      | 'account'
      | 'confirmEmail'
      | 'resetPassword'
      | 'vendor'
      | 'admin'
      | 'design';
  }
>;

const TITLES: Record<PersonalAddress['page'], string> = {
  cart: 'Your cart',
  checkout: 'Checkout',
  wishlist: 'Your wishlist',
  account: 'Your account',
  confirmEmail: 'Confirm your email',
  resetPassword: 'Choose a new password',
  vendor: 'Your business',
  admin: 'Administration',
  design: 'Every section in every design',
};

/** Pages that show nothing without the person in front of them, or nothing to be found: kept out of searches. */
export function describePersonal(address: PersonalAddress, { title: site }: SiteSettings): Description {
  const title = TITLES[address.page];
  return {
    head: { title, description: '', isHidden: true },
    plain: { title, text: 'This page needs scripts.', links: [{ name: site, path: addresses.home() }] },
  };
}
