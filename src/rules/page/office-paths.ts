/** The owner of the office: a vendor, or the site. */
export type OfficeArea = 'vendor' | 'admin';

const PATHS = [
  /^\/(?:vendor|admin)\/?$/,
  /^\/(?:vendor|admin)\/orders$/,
  /^\/(?:vendor|admin)\/orders\/[\w-]{1,30}(?:\/change)?$/,
  /^\/(?:vendor|admin)\/(?:staff|log|reviews|media|messages|notifications)$/,
  /^\/(?:vendor|admin)\/messages\/[\w-]{1,30}$/,
  /^\/admin\/(?:demo-requests|settings|health)$/,
  /^\/admin\/pages(?:\/[a-z0-9_-]{1,60})?$/,
  /^\/admin\/(?:menus|texts)$/,
  /^\/admin\/texts\/[A-Za-z0-9-]{1,120}$/,
  /^\/admin\/settings\/mails(?:\/[a-z_]{1,30})?$/,
  /^\/admin\/catalogue(?:\/(?:brands|attributes|models|policies|custom-fields))?$/,
  /^\/admin\/(?:vendors|customers)$/,
  /^\/admin\/(?:vendors|customers)\/[1-9]\d{0,9}$/,
  /^\/(?:vendor|admin)\/(?:codes|money|stock)$/,
  /^\/(?:vendor|admin)\/stock\/(?:transfers|purchases)(?:\/(?:new|[1-9]\d{0,9}))?$/,
  /^\/(?:vendor|admin)\/(?:trade-ins|repairs|units)(?:\/[\w-]{1,30})?$/,
  /^\/(?:vendor|admin)\/products$/,
  /^\/(?:vendor|admin)\/products\/(?:new|import|changes|[1-9]\d{0,9})$/,
];

/** Whether the office has a page at this address. */
export const isOfficePath = (pathname: string): boolean => PATHS.some((path) => path.test(pathname));

export type CatalogueTab = 'categories' | 'brands' | 'attributes' | 'models' | 'policies' | 'custom-fields';

export const officePaths = {
  /** The first page of every office. */
  today: (area: OfficeArea) => `/${area}`,
  orders: (area: OfficeArea) => `/${area}/orders`,
  newOrder: (area: OfficeArea) => `/${area}/orders/new`,
  order: (area: OfficeArea, number: string) => `/${area}/orders/${number}`,
  changeOrder: (area: OfficeArea, number: string) => `/${area}/orders/${number}/change`,
  tradeIns: (area: OfficeArea) => `/${area}/trade-ins`,
  tradeIn: (area: OfficeArea, number: string) => `/${area}/trade-ins/${number}`,
  /** The bank payments for devices. No device has such a number. */
  tradeInPayouts: (area: OfficeArea) => `/${area}/trade-ins/payouts`,
  /** The prices that the shop pays for devices. */
  priceRules: (area: OfficeArea) => `/${area}/trade-ins/prices`,
  repairs: (area: OfficeArea) => `/${area}/repairs`,
  repair: (area: OfficeArea, number: string) => `/${area}/repairs/${number}`,
  units: (area: OfficeArea) => `/${area}/units`,
  unit: (area: OfficeArea, number: string) => `/${area}/units/${number}`,
  /** The earnings on units, by quarter. No unit has such a number. */
  unitMargins: (area: OfficeArea) => `/${area}/units/margins`,
  /** A page to print: a label for each unit. */
  unitLabels: (numbers: readonly string[]) => `/office/unit-labels?numbers=${numbers.join(',')}`,
  /** Pages to print, for orders by their numbers or for parcels by their codes. */
  packingSlips: (numbers: readonly string[]) => `/office/packing-slips?numbers=${numbers.join(',')}`,
  parcelLabels: (codes: readonly string[]) => `/office/parcel-labels?numbers=${codes.join(',')}`,
  messages: (area: OfficeArea) => `/${area}/messages`,
  conversation: (area: OfficeArea, number: string) => `/${area}/messages/${number}`,
  notifications: (area: OfficeArea) => `/${area}/notifications`,
  staff: (area: OfficeArea) => `/${area}/staff`,
  log: (area: OfficeArea) => `/${area}/log`,
  reviews: (area: OfficeArea) => `/${area}/reviews`,
  vendors: () => '/admin/vendors',
  vendor: (id: number) => `/admin/vendors/${id}`,
  customers: () => '/admin/customers',
  customer: (id: number) => `/admin/customers/${id}`,
  codes: (area: OfficeArea) => `/${area}/codes`,
  money: (area: OfficeArea) => `/${area}/money`,
  media: (area: OfficeArea) => `/${area}/media`,
  /** The lists that products are made of. Categories are the first. */
  catalogue: (list: CatalogueTab = 'categories') =>
    list === 'categories' ? '/admin/catalogue' : `/admin/catalogue/${list}`,
  /** The pages of the site, and the builder of one. */
  pages: () => '/admin/pages',
  page: (key: string) => `/admin/pages/${key}`,
  menus: () => '/admin/menus',
  /** The text pages, such as the terms. */
  texts: () => '/admin/texts',
  text: (key: string) => `/admin/texts/${key}`,
  /** The shop around a menu or a notice that was not saved. The office shows it in a frame. */
  sitePreview: () => '/preview/site',
  settings: () => '/admin/settings',
  mails: () => '/admin/settings/mails',
  mail: (kind: string) => `/admin/settings/mails/${kind}`,
  health: () => '/admin/health',
  demoRequests: () => '/admin/demo-requests',
  stock: (area: OfficeArea) => `/${area}/stock`,
  transfers: (area: OfficeArea) => `/${area}/stock/transfers`,
  transfer: (area: OfficeArea, id: number | 'new') => `/${area}/stock/transfers/${id}`,
  purchases: (area: OfficeArea) => `/${area}/stock/purchases`,
  purchase: (area: OfficeArea, id: number | 'new') => `/${area}/stock/purchases/${id}`,
  products: (area: OfficeArea) => `/${area}/products`,
  productImport: (area: OfficeArea, id?: string) =>
    `/${area}/products/import${id === undefined ? '' : `?id=${id}`}`,
  productChanges: (area: OfficeArea) => `/${area}/products/changes`,
  /** A product as shoppers would see it. The page says so if the form has changes that are not saved. */
  preview: (id: number, isUnsaved: boolean) => `/preview/${id}${isUnsaved ? '?unsaved=1' : ''}`,
  product: (area: OfficeArea, id: number | 'new') => `/${area}/products/${id}`,
};
