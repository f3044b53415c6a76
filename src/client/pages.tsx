import { isOfLineOff, recordOf, viewOf } from '#contract/pages.ts';
import type { Address, AddressOf, PageName, View } from '#contract/pages.ts';
import { use } from 'react';
import type { ComponentType } from 'react';
import type { Place } from './lib/place.ts';
import { useSettings } from './shop/features/site/site.api.ts';

type PageOf<A extends Address> = ComponentType<{ address: A; search: Place['search'] }>;
type AnyPage = ComponentType<{ address: Address | undefined; search: Place['search'] }>;
type ShownAt<V extends View> = AddressOf<V extends PageName ? V : 'product'>;

/** The component of each kind of address. Its code is loaded at first use. */
const pages: { [V in View]: () => Promise<PageOf<ShownAt<V>>> } & { missing: () => Promise<ComponentType> } =
  {
    home: () => import('./shop/pages/home.tsx').then((page) => page.HomePage),
    listing: () => import('./shop/pages/listing.tsx').then((page) => page.ListingPage),
    product: () => import('./shop/pages/product.tsx').then((page) => page.ProductPage),
    sellProduct: () => import('./shop/pages/sell-product.tsx').then((page) => page.SellProductPage),
    repairProduct: () => import('./shop/pages/repair-product.tsx').then((page) => page.RepairProductPage),
    finder: () => import('./shop/pages/finder.tsx').then((page) => page.FinderPage),
    compare: () => import('./shop/pages/compare.tsx').then((page) => page.ComparePage),
    stores: () => import('./shop/pages/stores.tsx').then((page) => page.StoresPage),
    cart: () => import('./shop/pages/cart.tsx').then((page) => page.CartPage),
    checkout: () => import('./shop/pages/checkout.tsx').then((page) => page.CheckoutPage),
    track: () => import('./shop/pages/track.tsx').then((page) => page.TrackPage),
    wishlist: () => import('./shop/pages/wishlist.tsx').then((page) => page.WishlistPage),
    account: () => import('./shop/pages/account.tsx').then((page) => page.AccountPage),
    confirmEmail: () => import('./shop/pages/confirm-email.tsx').then((page) => page.ConfirmEmailPage),
    invitation: () => import('./shop/pages/invitation.tsx').then((page) => page.InvitationPage),
    resetPassword: () => import('./shop/pages/reset-password.tsx').then((page) => page.ResetPasswordPage),
    business: () => import('./shop/pages/business.tsx').then((page) => page.BusinessPage),
    preview: () => import('./shop/pages/preview.tsx').then((page) => page.PreviewPage),
    pagePreview: () => import('./shop/pages/page-preview.tsx').then((page) => page.PagePreviewPage),
    canvas: () => import('./shop/pages/canvas.tsx').then((page) => page.CanvasPage),
    sitePreview: () => import('./shop/pages/site-preview.tsx').then((page) => page.SitePreviewPage),
    pos: () => import('./shop/pages/pos.tsx').then((page) => page.PosPage),
    design: () => import('./shop/pages/design.tsx').then((page) => page.DesignPage),
    text: () => import('./shop/pages/text.tsx').then((page) => page.TextPage),
    missing: () => import('./shop/pages/not-found.tsx').then((page) => page.NotFoundPage),
  };

const kindOf = (address: Address | undefined): keyof typeof pages => (address ? viewOf(address) : 'missing');

const loading = new Map<string, Promise<AnyPage>>();
/** Loaded pages, apart from their promises, so that they can be read without waiting. */
const loaded = new Map<string, AnyPage>();

export function loadPage(address: Address | undefined): Promise<AnyPage> {
  const kind = kindOf(address);
  const known = loading.get(kind);
  if (known) return known;
  const promise = (pages[kind]() as Promise<AnyPage>).then(
    (page) => {
      loaded.set(kind, page);
      return page;
    },
    (reason: unknown) => {
      loading.delete(kind);
      throw reason;
    },
  );
  loading.set(kind, promise);
  return promise;
}

export function isLoaded(address: Address | undefined): boolean {
  return loaded.has(kindOf(address));
}

/** A page is mounted again for another subject, and keeps its state for another view of the same. */
function identityOf(address: Address | undefined): string {
  return address ? `${address.page} ${recordOf(address).thing?.(address) ?? ''}` : 'missing';
}

export function CurrentPage({ place }: { place: Place }) {
  const settings = useSettings();
  const isOff = place.address && settings && isOfLineOff(place.address, settings);
  const address = isOff ? undefined : place.address;
  const { search } = place;
  const Page = loaded.get(kindOf(address)) ?? use(loadPage(address));
  return <Page key={identityOf(address)} address={address} search={search} />;
}
