/** Whose office it is: a vendor's own, or the site's. */
export type OfficeArea = 'vendor' | 'admin';

const PATHS = [/^\/(?:vendor|admin)\/orders$/, /^\/(?:vendor|admin)\/orders\/[\w-]{1,30}$/];

/** Whether the office has a page at this address. */
export const isOfficePath = (pathname: string): boolean => PATHS.some((path) => path.test(pathname));

export const officePaths = {
  orders: (area: OfficeArea) => `/${area}/orders`,
  order: (area: OfficeArea, number: string) => `/${area}/orders/${number}`,
};
