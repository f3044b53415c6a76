import { createRoute, lazyRouteComponent, useParams, useSearch } from '@tanstack/react-router';
import { PURCHASE_STATES } from '#rules/flows/purchase.ts';
import { TRANSFER_STATES } from '#rules/flows/transfer.ts';
import { readProductsSearch } from './features/catalog/products-search.ts';
import { readImportSearch } from './features/catalog/import-search.ts';
import { root } from './root-route.tsx';
import { StockPage } from './pages/stock.tsx';
import { PurchasePage } from './pages/purchase.tsx';
import { PurchasesPage } from './pages/purchases.tsx';
import { goodsSearchReader } from './features/catalog/goods-search.ts';
import { TransferPage } from './pages/transfer.tsx';
import { TransfersPage } from './pages/transfers.tsx';
import { readStockSearch } from './features/catalog/stock-search.ts';
import { ProductPage } from './pages/product.tsx';
import { ProductsPage } from './pages/products.tsx';

const ProductImportPage = lazyRouteComponent(() => import('./pages/product-import.tsx'), 'ProductImportPage');

const products = createRoute({
  getParentRoute: () => root,
  path: '/$area/products',
  validateSearch: readProductsSearch,
  component: function Products() {
    return <ProductsPage search={useSearch({ from: products.id })} />;
  },
});

const productChanges = createRoute({
  getParentRoute: () => root,
  path: '/$area/products/changes',
  component: lazyRouteComponent(() => import('./pages/product-changes.tsx'), 'ProductChangesPage'),
});

const productImport = createRoute({
  getParentRoute: () => root,
  path: '/$area/products/import',
  validateSearch: readImportSearch,
  // Few need it, and seldom.
  component: function Import() {
    return <ProductImportPage search={useSearch({ from: productImport.id })} />;
  },
});

const product = createRoute({
  getParentRoute: () => root,
  path: '/$area/products/$id',
  component: function Product() {
    const { id } = useParams({ from: product.id });
    return <ProductPage key={id} id={id === 'new' ? undefined : Number(id)} />;
  },
});

const stock = createRoute({
  getParentRoute: () => root,
  path: '/$area/stock',
  validateSearch: readStockSearch,
  component: function Stock() {
    return <StockPage search={useSearch({ from: stock.id })} />;
  },
});

const transfers = createRoute({
  getParentRoute: () => root,
  path: '/$area/stock/transfers',
  validateSearch: goodsSearchReader(TRANSFER_STATES),
  component: function Transfers() {
    return <TransfersPage search={useSearch({ from: transfers.id })} />;
  },
});

const transfer = createRoute({
  getParentRoute: () => root,
  path: '/$area/stock/transfers/$id',
  component: function OneTransfer() {
    const { id } = useParams({ from: transfer.id });
    return <TransferPage key={id} id={id === 'new' ? 'new' : Number(id)} />;
  },
});

const purchases = createRoute({
  getParentRoute: () => root,
  path: '/$area/stock/purchases',
  validateSearch: goodsSearchReader(PURCHASE_STATES),
  component: function Purchases() {
    return <PurchasesPage search={useSearch({ from: purchases.id })} />;
  },
});

const purchase = createRoute({
  getParentRoute: () => root,
  path: '/$area/stock/purchases/$id',
  component: function OnePurchase() {
    const { id } = useParams({ from: purchase.id });
    return <PurchasePage key={id} id={id === 'new' ? 'new' : Number(id)} />;
  },
});

const categories = createRoute({
  getParentRoute: () => root,
  path: '/admin/catalogue',
  component: lazyRouteComponent(() => import('./pages/categories.tsx'), 'CategoriesPage'),
});

const brands = createRoute({
  getParentRoute: () => root,
  path: '/admin/catalogue/brands',
  component: lazyRouteComponent(() => import('./pages/brands.tsx'), 'BrandsPage'),
});

const attributes = createRoute({
  getParentRoute: () => root,
  path: '/admin/catalogue/attributes',
  component: lazyRouteComponent(() => import('./pages/attributes.tsx'), 'AttributesPage'),
});

const models = createRoute({
  getParentRoute: () => root,
  path: '/admin/catalogue/models',
  component: lazyRouteComponent(() => import('./pages/models.tsx'), 'ModelsPage'),
});

const policies = createRoute({
  getParentRoute: () => root,
  path: '/admin/catalogue/policies',
  component: lazyRouteComponent(() => import('./pages/policies.tsx'), 'PoliciesPage'),
});

const customFields = createRoute({
  getParentRoute: () => root,
  path: '/admin/catalogue/custom-fields',
  component: lazyRouteComponent(() => import('./pages/custom-fields.tsx'), 'CustomFieldsPage'),
});

/** Products, what they refer to, and their stock. */
export const catalogueRoutes = [
  products,
  productChanges,
  productImport,
  product,
  stock,
  transfers,
  transfer,
  purchases,
  purchase,
  categories,
  brands,
  attributes,
  models,
  policies,
  customFields,
] as const;
