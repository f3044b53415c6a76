import type { Right } from '../office/permissions.ts';

/** Whose office it is: a vendor's own, or the site's. */
export type OfficeArea = 'vendor' | 'admin';

const PATHS = [
  /^\/(?:vendor|admin)\/orders$/,
  /^\/(?:vendor|admin)\/orders\/[\w-]{1,30}$/,
  /^\/(?:vendor|admin)\/(?:staff|log|reviews)$/,
  /^\/admin\/demo-requests$/,
  /^\/(?:vendor|admin)\/products$/,
  /^\/(?:vendor|admin)\/products\/(?:new|[1-9]\d{0,9})$/,
];

/** Whether the office has a page at this address. */
export const isOfficePath = (pathname: string): boolean => PATHS.some((path) => path.test(pathname));

export const officePaths = {
  orders: (area: OfficeArea) => `/${area}/orders`,
  order: (area: OfficeArea, number: string) => `/${area}/orders/${number}`,
  staff: (area: OfficeArea) => `/${area}/staff`,
  log: (area: OfficeArea) => `/${area}/log`,
  reviews: (area: OfficeArea) => `/${area}/reviews`,
  demoRequests: () => '/admin/demo-requests',
  products: (area: OfficeArea) => `/${area}/products`,
  product: (area: OfficeArea, id: number | 'new') => `/${area}/products/${id}`,
};

/** The first page of the office that is open to somebody with these rights. */
export function officeHome(area: OfficeArea, rights: readonly Right[]): string {
  if (rights.includes('orders')) return officePaths.orders(area);
  if (rights.includes('catalogue')) return officePaths.products(area);
  return rights.includes('people') ? officePaths.staff(area) : officePaths.orders(area);
}
