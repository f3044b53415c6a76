import manifest from '#demo/pictures/manifest.json' with { type: 'json' };
import { ROOT_CATEGORIES, SERVICES } from '#demo/site/content.ts';
import type { ShopThings } from './random-values.ts';

/** Folders of the demo’s pictures that sections show. */
const FOLDERS = /^(about|backgrounds|banners|cards|heroes|promo)\//;
const SOME = 60;

/** What random pages of the demo shop are made of. */
export async function shopThings(origin: string): Promise<ShopThings> {
  const path = `/no/auth/web/site/products?is_active_for=1&per_page=${SOME}`;
  const { data } = (await (await fetch(origin + path)).json()) as { data: { id: number }[] };
  return {
    productIds: data.map(({ id }) => id),
    categoryIds: ROOT_CATEGORIES,
    pictures: Object.keys(manifest).filter((name) => FOLDERS.test(name)),
    videos: ['video/spin.webm'],
    icons: SERVICES.map(({ icon }) => icon),
  };
}
