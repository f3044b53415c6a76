import { createRoute, lazyRouteComponent, redirect, useParams } from '@tanstack/react-router';
import { officePaths } from '#rules/page/office-paths.ts';
import { root } from './root-route.tsx';

const menus = createRoute({
  getParentRoute: () => root,
  path: '/admin/menus',
  component: lazyRouteComponent(() => import('./pages/menus.tsx'), 'MenusPage'),
});

const texts = createRoute({
  getParentRoute: () => root,
  path: '/admin/texts',
  // Text pages are listed with all others.
  beforeLoad: () => redirect({ href: officePaths.pages(), throw: true }),
});

const TextPage = lazyRouteComponent(() => import('./pages/text.tsx'), 'TextPage');
const text = createRoute({
  getParentRoute: () => root,
  path: '/admin/texts/$key',
  component: function Text() {
    const { key } = useParams({ from: text.id });
    return <TextPage key={key} textKey={key} />;
  },
});

/** The pages for content around the goods: menus and texts. */
export const contentRoutes = [menus, texts, text] as const;
