import { createRoute, lazyRouteComponent, useParams } from '@tanstack/react-router';
import { root } from './root-route.tsx';

const menus = createRoute({
  getParentRoute: () => root,
  path: '/admin/menus',
  component: lazyRouteComponent(() => import('./pages/menus.tsx'), 'MenusPage'),
});

const texts = createRoute({
  getParentRoute: () => root,
  path: '/admin/texts',
  component: lazyRouteComponent(() => import('./pages/texts.tsx'), 'TextsPage'),
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

/** The pages for what the shop says around its goods: menus and texts. */
export const contentRoutes = [menus, texts, text] as const;
