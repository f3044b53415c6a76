import { use } from 'react';
import type { ComponentType } from 'react';
import type { Address } from '#rules/addresses.ts';
import type { Place } from './lib/place.ts';

type PageOf<K extends Address['page']> = ComponentType<{
  address: Extract<Address, { page: K }>;
  search: Place['search'];
}>;
type AnyPage = ComponentType<{ address: Address | undefined; search: Place['search'] }>;

/** What each kind of address shows; its code comes when it is first needed. */
const pages: { [K in Address['page']]: () => Promise<PageOf<K>> } & {
  missing: () => Promise<ComponentType>;
} = {
  home: () => import('./shop/pages/home.tsx').then((page) => page.HomePage),
  listing: () => import('./shop/pages/listing.tsx').then((page) => page.ListingPage),
  product: () => import('./shop/pages/product.tsx').then((page) => page.ProductPage),
  finder: () => import('./shop/pages/finder.tsx').then((page) => page.FinderPage),
  stores: () => import('./shop/pages/stores.tsx').then((page) => page.StoresPage),
  text: () => import('./shop/pages/text.tsx').then((page) => page.TextPage),
  missing: () => import('./shop/pages/not-found.tsx').then((page) => page.NotFoundPage),
};

const loading = new Map<string, Promise<AnyPage>>();
/** Loaded pages are kept apart from their promises: reading one must not wait even for a tick. */
const loaded = new Map<string, AnyPage>();

export function loadPage(address: Address | undefined): Promise<AnyPage> {
  const kind = address?.page ?? 'missing';
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

/** A page starts afresh for another thing, and goes on for another view of the same. */
function identityOf(address: Address | undefined): string {
  switch (address?.page) {
    case 'product':
      return `product ${address.id}`;
    case 'listing':
      return `listing ${address.line} ${address.category}`;
    case 'text':
      return `text ${address.key}`;
    case 'home':
    case 'finder':
    case 'stores':
    case undefined:
      return address?.page ?? 'missing';
  }
}

export function CurrentPage({ place }: { place: Place }) {
  const { address, search } = place;
  const Page = loaded.get(address?.page ?? 'missing') ?? use(loadPage(address));
  return <Page key={identityOf(address)} address={address} search={search} />;
}
