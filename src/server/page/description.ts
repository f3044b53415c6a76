import type { Category, ProductCard, ProductDetail, SearchNote } from '#contract/catalog.ts';
import type { SitePage, SiteSettings, TemplateRow } from '#contract/site.ts';
import type { Business, Store } from '#contract/stores.ts';
import type { Head } from './head.ts';
import type { PlainPage } from './noscript.ts';

/** The description of a page, for its head and for browsers without scripts. */
export interface Description {
  head: Head;
  plain: PlainPage;
}

/** The answers of a page's first calls, read back. */
export interface Found {
  settings: SiteSettings;
  categories: readonly Category[];
  origin: string;
  product?: ProductDetail | undefined;
  compared?: readonly ProductDetail[] | undefined;
  page?: SitePage | undefined;
  list?:
    { data: ProductCard[]; total: number; per_page: number; search?: SearchNote | undefined } | undefined;
  /** The business whose products are listed. */
  business?: Business | undefined;
  stores?: readonly Store[] | undefined;
  slider?: readonly TemplateRow[] | undefined;
}
