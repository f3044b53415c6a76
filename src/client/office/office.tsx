import { QueryClientProvider } from '@tanstack/react-query';
import {
  createRoute,
  createRouter,
  lazyRouteComponent,
  RouterProvider,
  useParams,
  useSearch,
} from '@tanstack/react-router';
import type { OrderMove } from '#rules/flows/order.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { readLogSearch } from './features/staff/log-search.ts';
import { readOrdersSearch } from './features/orders/orders-search.ts';
import { readAsked } from './features/orders/state-words.ts';
import { readDemosSearch } from './features/demos/demos-search.ts';
import { readVendorsSearch } from './features/stores/vendor-words.ts';
import { readMediaSearch } from './features/media/media-search.ts';
import { readInboxSearch } from './features/messages/inbox-search.ts';
import { readReviewsSearch } from './features/reviews/review-words.ts';
import { readCustomersSearch } from './features/account/customers-search.ts';
import { readCodesSearch } from './features/money/code-words.ts';
import { benchRoutes } from './bench-routes.tsx';
import { builderRoutes } from './builder-routes.tsx';
import { catalogueRoutes } from './catalogue-routes.tsx';
import { contentRoutes } from './content-routes.tsx';
import { root } from './root-route.tsx';
import { readMoneySearch } from './features/money/money-search.ts';
import { CodesPage } from './pages/codes.tsx';
import { CustomerPage } from './pages/customer.tsx';
import { CustomersPage } from './pages/customers.tsx';
import { DemoRequestsPage } from './pages/demo-requests.tsx';
import { LogPage } from './pages/log.tsx';
import { MediaPage } from './pages/media.tsx';
import { MessagesPage } from './pages/messages.tsx';
import { NotificationsPage, readNotificationsSearch } from './pages/notifications.tsx';
import { OrderPage } from './pages/order.tsx';
import { OrdersPage } from './pages/orders.tsx';
import { ReviewsPage } from './pages/reviews.tsx';
import { StaffPage } from './pages/staff.tsx';
import { TodayPage } from './pages/today.tsx';
import { VendorPage } from './pages/vendor.tsx';
import { VendorsPage } from './pages/vendors.tsx';

const NewOrderPage = lazyRouteComponent(() => import('./pages/new-order.tsx'), 'NewOrderPage');
const ChangeOrderPage = lazyRouteComponent(() => import('./pages/change-order.tsx'), 'ChangeOrderPage');

const today = createRoute({ getParentRoute: () => root, path: '/$area', component: TodayPage });

const orders = createRoute({
  getParentRoute: () => root,
  path: '/$area/orders',
  validateSearch: readOrdersSearch,
  component: function Orders() {
    return <OrdersPage search={useSearch({ from: orders.id })} />;
  },
});

const newOrder = createRoute({
  getParentRoute: () => root,
  path: '/$area/orders/new',
  component: NewOrderPage,
});

const order = createRoute({
  getParentRoute: () => root,
  path: '/$area/orders/$number',
  validateSearch: ({ do: asked }: Record<string, unknown>): { do?: OrderMove } => {
    const move = readAsked(asked);
    return move ? { do: move } : {};
  },
  component: function Order() {
    const { number } = useParams({ from: order.id });
    const { do: asked } = useSearch({ from: order.id });
    return <OrderPage key={number} number={number} asked={asked} />;
  },
});

const changeOrder = createRoute({
  getParentRoute: () => root,
  path: '/$area/orders/$number/change',
  component: function Change() {
    const { number } = useParams({ from: changeOrder.id });
    return <ChangeOrderPage key={number} number={number} />;
  },
});

const notifications = createRoute({
  getParentRoute: () => root,
  path: '/$area/notifications',
  validateSearch: readNotificationsSearch,
  component: function Notifications() {
    return <NotificationsPage search={useSearch({ from: notifications.id })} />;
  },
});

const staff = createRoute({ getParentRoute: () => root, path: '/$area/staff', component: StaffPage });

const log = createRoute({
  getParentRoute: () => root,
  path: '/$area/log',
  validateSearch: readLogSearch,
  component: function Log() {
    return <LogPage search={useSearch({ from: log.id })} />;
  },
});

const messages = createRoute({
  getParentRoute: () => root,
  path: '/$area/messages',
  validateSearch: readInboxSearch,
  component: function Messages() {
    return <MessagesPage search={useSearch({ from: messages.id })} />;
  },
});

const conversation = createRoute({
  getParentRoute: () => root,
  path: '/$area/messages/$number',
  validateSearch: readInboxSearch,
  component: function OneConversation() {
    const { number } = useParams({ from: conversation.id });
    return <MessagesPage search={useSearch({ from: conversation.id })} number={number} />;
  },
});

const reviews = createRoute({
  getParentRoute: () => root,
  path: '/$area/reviews',
  validateSearch: readReviewsSearch,
  component: function Reviews() {
    return <ReviewsPage search={useSearch({ from: reviews.id })} />;
  },
});

const vendors = createRoute({
  getParentRoute: () => root,
  path: '/admin/vendors',
  validateSearch: readVendorsSearch,
  component: function Vendors() {
    return <VendorsPage search={useSearch({ from: vendors.id })} />;
  },
});

const vendor = createRoute({
  getParentRoute: () => root,
  path: '/admin/vendors/$id',
  component: function OneVendor() {
    const { id } = useParams({ from: vendor.id });
    return <VendorPage key={id} id={Number(id)} />;
  },
});

const customers = createRoute({
  getParentRoute: () => root,
  path: '/admin/customers',
  validateSearch: readCustomersSearch,
  component: function Customers() {
    return <CustomersPage search={useSearch({ from: customers.id })} />;
  },
});

const customer = createRoute({
  getParentRoute: () => root,
  path: '/admin/customers/$id',
  component: function OneCustomer() {
    const { id } = useParams({ from: customer.id });
    return <CustomerPage key={id} id={Number(id)} />;
  },
});

const codes = createRoute({
  getParentRoute: () => root,
  path: '/$area/codes',
  validateSearch: readCodesSearch,
  component: function Codes() {
    return <CodesPage search={useSearch({ from: codes.id })} />;
  },
});

const money = createRoute({
  getParentRoute: () => root,
  path: '/$area/money',
  validateSearch: readMoneySearch,
  component: lazyRouteComponent(() => import('./pages/money.tsx'), 'MoneyPage'),
});

const media = createRoute({
  getParentRoute: () => root,
  path: '/$area/media',
  validateSearch: readMediaSearch,
  component: function Media() {
    return <MediaPage search={useSearch({ from: media.id })} />;
  },
});

const settings = createRoute({
  getParentRoute: () => root,
  path: '/admin/settings',
  // Only the administrator needs it, and seldom.
  component: lazyRouteComponent(() => import('./pages/settings.tsx'), 'SettingsPage'),
});

const mails = createRoute({
  getParentRoute: () => root,
  path: '/admin/settings/mails',
  component: lazyRouteComponent(() => import('./pages/mails.tsx'), 'MailsPage'),
});

const MailPage = lazyRouteComponent(() => import('./pages/mails.tsx'), 'MailPage');
const mail = createRoute({
  getParentRoute: () => root,
  path: '/admin/settings/mails/$kind',
  component: function Mail() {
    return <MailPage kind={useParams({ from: mail.id }).kind} />;
  },
});

const health = createRoute({
  getParentRoute: () => root,
  path: '/admin/health',
  component: lazyRouteComponent(() => import('./pages/health.tsx'), 'HealthPage'),
});

const demoRequests = createRoute({
  getParentRoute: () => root,
  path: '/admin/demo-requests',
  validateSearch: readDemosSearch,
  component: function DemoRequests() {
    return <DemoRequestsPage search={useSearch({ from: demoRequests.id })} />;
  },
});

const router = createRouter({
  routeTree: root.addChildren([
    today,
    orders,
    newOrder,
    changeOrder,
    order,
    ...benchRoutes,
    ...catalogueRoutes,
    notifications,
    staff,
    log,
    messages,
    conversation,
    reviews,
    vendors,
    vendor,
    customers,
    customer,
    codes,
    money,
    media,
    ...builderRoutes,
    ...contentRoutes,
    settings,
    mails,
    mail,
    health,
    demoRequests,
  ]),
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

export function Office() {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
