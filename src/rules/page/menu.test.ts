import { describe, expect, it } from 'vitest';
import { menuFor, shownMenu, viewerOf, type Viewer } from './menu.ts';

const entries = [
  { title: 'Help' },
  { title: 'My orders', key: 'user' },
  { title: 'My shop', key: 'vendor' },
  { title: 'My Account' },
  { title: 'My Account', key: 'user' },
  { title: 'Office', key: 'admin' },
];

describe('Who sees which entry of a menu', () => {
  it.each<[Viewer, string[]]>([
    ['visitor', ['Help']],
    ['shopper', ['Help', 'My orders']],
    ['vendor', ['Help', 'My shop']],
  ])('a %s', (viewer, titles) => {
    expect(menuFor(entries, viewer).map((entry) => entry.title)).toEqual(titles);
  });

  it.each<[string, Parameters<typeof viewerOf>[0], Viewer]>([
    ['without a session', { isUserLogIn: false }, 'visitor'],
    ['without a session, with any other facts', { isUserLogIn: false, business_id: 3 }, 'visitor'],
    ['signed in', { isUserLogIn: true, business_id: null }, 'shopper'],
    ['signed in with a business', { isUserLogIn: true, business_id: 3 }, 'vendor'],
  ])('is decided by the session: %s', (_what, session, viewer) => {
    expect(viewerOf(session)).toBe(viewer);
  });
});

describe('A menu is shown', () => {
  it.each<[string, Parameters<typeof shownMenu>[0], number]>([
    ['when active with entries', { is_active: true, navigations: entries }, 1],
    ['not when switched off', { is_active: false, navigations: entries }, 0],
    ['not when empty', { is_active: true, navigations: [] }, 0],
    [
      'not when nothing in it is for the viewer',
      { is_active: true, navigations: [entries[1] ?? { title: '' }] },
      0,
    ],
    ['not before it has arrived', undefined, 0],
  ])('%s', (_what, menu, count) => {
    expect(shownMenu(menu, 'visitor')).toHaveLength(count);
  });
});
