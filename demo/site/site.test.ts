import { matchAddress } from '#contract/pages.ts';
import { describe, expect, it } from 'vitest';
import { readSection } from '#contract/sections/read-section.ts';
import { section, sectionDraft } from '#contract/sections/schemas.ts';
import { siteCalls } from '#contract/site.ts';
import { CONSOLE_HOTSPOTS as SHOWN } from '#client/shop/pages/home/console-hotspots.ts';
import { CONSOLE_HOTSPOTS as DRAWN } from '../art/scenes/promo.ts';
import manifest from '../pictures/manifest.json' with { type: 'json' };
import { buyProductRows } from '../buy.ts';
import { brandRows } from '../brands.ts';
import { categoryRows } from '../categories.ts';
import { designRows } from './design.ts';
import { homeRows } from './home.ts';
import { menuRows } from './menus.ts';
import { productPageRows } from './product-page.ts';
import { sliderRows } from './slider.ts';

const rows = [...sliderRows, ...homeRows, ...productPageRows, ...designRows];
const drawn = new Set(Object.keys(manifest));

/** Every text with one of these names, at any depth. */
function textsUnder(names: readonly string[], thing: unknown): string[] {
  if (Array.isArray(thing)) return thing.flatMap((one) => textsUnder(names, one));
  if (typeof thing !== 'object' || thing === null) return [];
  return Object.entries(thing).flatMap(([name, value]) =>
    names.includes(name) && typeof value === 'string' ? [value] : textsUnder(names, value),
  );
}

/** Paths of pages for people who are signed in. */
const SIGNED_IN = ['/wishlist', '/account', '/vendor'];
const SLUGS = new Set(['All', ...categoryRows.map(({ slug }) => slug)]);

function leadsSomewhere(url: string): boolean {
  const { pathname } = new URL(url, 'http://shop');
  const address = matchAddress(pathname);
  if (address?.page === 'listing') return SLUGS.has(address.category);
  if (address?.page === 'product') {
    return buyProductRows.some(({ id, slug }) => id === address.id && slug === address.slug);
  }
  return address !== undefined || SIGNED_IN.includes(pathname);
}

describe('The demo site', () => {
  it('holds sections that can be saved, and that are read as they were written', () => {
    for (const entry of rows.flatMap(({ entries }) => entries)) {
      expect(sectionDraft.parse(entry)).toEqual(entry);
      expect(section.parse(entry)).toEqual(entry);
      expect(readSection(entry)).toEqual(entry);
    }
  });

  it('holds menus that match the contract', () => {
    const { answer: contract } = siteCalls['GET /no/auth/web/site/menu'];
    for (const { key, title, navigations } of menuRows) {
      const value = { navigations, menu_title: title, is_active: true };
      const answer = { status: 200, result: { key, value } };
      expect(contract.parse(answer)).toEqual(answer);
    }
  });

  it('has no broken link', () => {
    const links = textsUnder(['url', 'view_url', 'button_text_url'], [rows, menuRows]);
    expect(links.length).toBeGreaterThan(100);
    expect([...new Set(links)].filter((url) => !leadsSomewhere(url))).toEqual([]);
  });

  it('shows only pictures that exist', () => {
    const names = textsUnder(
      ['image', 'bg_image', 'roundImage', 'video_thamnail_image'],
      [rows, categoryRows, brandRows],
    );
    expect([...new Set(names)].filter((name) => !drawn.has(name))).toEqual([]);
  });

  it('has the points of the console promotion at the right positions', () => {
    expect(SHOWN.map(({ about, x, y }) => ({ about, x, y }))).toEqual(DRAWN);
  });
});
