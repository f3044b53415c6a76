import type { TestApp } from './app.ts';
import { one } from './one-row.ts';

const NOBODYS_UUID = '00000000-0000-4000-8000-000000000000';

/** A file of products that the vendor sent and that was checked. Colleagues don't see it. */
export async function productImport(shop: TestApp, rest = '', body?: unknown) {
  const { id } = await one<{ id: string }>(
    shop,
    `insert into product_imports (account_id, business_id, file_name, state, columns, ignored)
     select u.id, b.id, 'products.csv', 'checked', '{sku}', '{}'
     from businesses b join users u on u.id = b.owner_id where u.email = 'vendor@threefold.example' returning id`,
  );
  const path = (of: string) => `/office/product-imports/${of}${rest}`;
  return { owner: 'vendor' as const, path: path(id), unknownPath: path(NOBODYS_UUID), body };
}

/** A bulk edit that the vendor made. Colleagues who see costs may undo it too. */
export async function productEdit(shop: TestApp) {
  const { id } = await one<{ id: string }>(
    shop,
    `with made as (
       insert into product_imports (account_id, business_id, kind, file_name, state, columns, ignored)
       select u.id, b.id, 'edit', 'Publish', 'done', '{}', '{}'
       from businesses b join users u on u.id = b.owner_id where u.email = 'vendor@threefold.example' returning id
     ), item as (
       insert into product_import_items (import_id, position, row, name, rows, outcome, result, trace)
       select id, 0, 1, 'A cable', '[]', 'change', 'done', '[]' from made
     )
     select id from made`,
  );
  const path = (of: string) => `/office/product-imports/${of}/undo`;
  return {
    owner: 'vendor' as const,
    alsoFor: ['vendorStaff'] as const,
    path: path(id),
    unknownPath: path(NOBODYS_UUID),
    body: {},
  };
}
