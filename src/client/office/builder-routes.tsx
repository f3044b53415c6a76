import { createRoute, lazyRouteComponent, useParams } from '@tanstack/react-router';
import { root } from './root-route.tsx';

const pages = createRoute({
  getParentRoute: () => root,
  path: '/admin/pages',
  component: lazyRouteComponent(() => import('./pages/site-pages.tsx'), 'SitePagesPage'),
});

const PageBuilderPage = lazyRouteComponent(() => import('./pages/page-builder.tsx'), 'PageBuilderPage');
const page = createRoute({
  getParentRoute: () => root,
  path: '/admin/pages/$key',
  component: function OnePage() {
    const { key } = useParams({ from: page.id });
    return <PageBuilderPage key={key} pageKey={key} />;
  },
});

/** The pages of the site that are built in the office. */
export const builderRoutes = [pages, page] as const;
