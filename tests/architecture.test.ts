import { describe, expect, it } from 'vitest';
import { readAliases, readFiles, readModules, type Files } from './support/house/modules.ts';
import { broken, houseRules } from './support/house/rules.ts';
import { root } from './support/project.ts';

const aliases = readAliases(root);

describe('The project keeps its import rules', () => {
  const modules = readModules(readFiles(root, ['src', 'demo']), aliases);

  it('finds files and imports to check', () => {
    expect(modules.length).toBeGreaterThan(40);
    expect(modules.flatMap((module) => module.imports).filter((one) => one.zone).length).toBeGreaterThan(40);
  });

  it.each(houseRules.map((rule) => [rule.name, rule] as const))('%s', (_name, rule) => {
    const found = broken(rule, modules);
    expect(found, `${rule.name}, because ${rule.because}:\n  ${found.join('\n  ')}\n`).toEqual([]);
  });
});

/** The names of the rules that these files break. */
function breaks(files: Files): string[] {
  const modules = readModules(files, aliases);
  return houseRules.filter((rule) => broken(rule, modules).length > 0).map((rule) => rule.name);
}

const catalog = 'src/server/features/catalog';

describe('The checker sees', () => {
  it.each<[string, string, string, string]>([
    [
      'a rule that opens a file',
      'src/rules/money/money.ts',
      "import { open } from 'node:fs';",
      '1. rules import nothing',
    ],
    [
      'a rule that imports the contract',
      'src/rules/money/money.ts',
      "import type { A } from '#contract/a.ts';",
      '1. rules import nothing',
    ],
    [
      'a rule that reads the clock',
      'src/rules/money/a.ts',
      'export const now = () => new Date();',
      '1. rules are given the clock',
    ],
    [
      'a rule that uses random numbers',
      'src/rules/money/a.ts',
      'export const any = () => Math.random();',
      '1. rules are given the clock',
    ],
    [
      'a rule outside the folders',
      'src/rules/a.ts',
      'export const a = 1;',
      '8. every rule is in the folder of a business word',
    ],
    [
      'a contract that imports another library',
      'src/contract/a.ts',
      "import { clsx } from 'clsx';",
      '2. contract imports rules',
    ],
    [
      'a contract that imports the server',
      'src/contract/a.ts',
      "export * from '../server/db/connect.ts';",
      '2. contract imports rules',
    ],
    [
      'a client with a type of the server',
      'src/client/lib/a.ts',
      "import type { Db } from '#server/db/connect.ts';",
      '3. server and client never meet',
    ],
    [
      'a client with a type written inline',
      'src/client/lib/a.ts',
      "export type Db = import('#server/db/connect.ts').Db;",
      '3. server and client never meet',
    ],
    [
      'a server that imports the client',
      'src/server/page/a.ts',
      "import { App } from '#client/main.tsx';",
      '3. server and client never meet',
    ],
    [
      'a test of the client that imports the server',
      'src/client/lib/a.test.ts',
      "import '#server/app.ts';",
      '3. server and client never meet',
    ],
    [
      'a client that uses Node',
      'src/client/lib/a.ts',
      "import { join } from 'path';",
      '3. server and client never meet',
    ],
    [
      'a client that imports the full schema library',
      'src/client/lib/a.ts',
      "import { z } from 'zod';",
      '3. the client takes types',
    ],
    [
      'a database file that imports a feature',
      'src/server/db/a.ts',
      "import { x } from '../features/cart/public.ts';",
      '4. server: main → app → page',
    ],
    [
      'a setting that reads the database',
      'src/server/config/a.ts',
      "import { x } from '../db/connect.ts';",
      '4. server: main → app → page',
    ],
    [
      'a feature that imports the app',
      `${catalog}/reads.ts`,
      "import { app } from '../../app.ts';",
      '4. server: main → app → page',
    ],
    [
      'a feature whose tables are imported by another',
      `${catalog}/reads.ts`,
      "import { x } from '../stores/tables.ts';",
      '5. a feature is entered through',
    ],
    [
      'a feature that imports a higher one',
      `${catalog}/reads.ts`,
      "const x = await import('#server/features/cart/public.ts');",
      '5. features use only features',
    ],
    [
      'a feature that imports one of its own level',
      'src/server/features/cart/reads.ts',
      "import { x } from '../wishlist/public.ts';",
      '5. features use only features',
    ],
    [
      'a route that queries tables',
      `${catalog}/routes.ts`,
      "import { products } from './tables.ts';",
      '6. inside a feature: routes',
    ],
    [
      'a folder of a feature entered past its public.ts',
      'src/server/features/listing/reads.ts',
      "import { pick } from './index/pick.reads.ts';",
      '6. a folder inside a feature',
    ],
    [
      'a folder of a feature that uses what is around it',
      'src/server/features/listing/index/pick.reads.ts',
      "import { words } from '../search.reads.ts';",
      '6. a folder inside a feature',
    ],
    [
      'a folder of a feature entered from another feature',
      'src/server/features/cart/reads.ts',
      "import { pick } from '../listing/index/public.ts';",
      '5. a feature is entered through',
    ],
    [
      'a catalogue that imports the listing',
      `${catalog}/reads.ts`,
      "import { x } from '../listing/public.ts';",
      '5. features use only features',
    ],
    [
      'a read that writes',
      `${catalog}/reads.ts`,
      "import { x } from './writes.ts';",
      '6. inside a feature: routes',
    ],
    [
      'a read that opens a transaction',
      `${catalog}/reads.ts`,
      'export const x = (db: Db) => db.transaction(() => 1);',
      '6. only writes open transactions',
    ],
    [
      'a route that computes',
      `${catalog}/routes.ts`,
      'export const x = (price: number) => price * 2;',
      '6. routes hold no arithmetic',
    ],
    ['a file outside the vocabulary', `${catalog}/helpers.ts`, 'export {};', '8. every folder and file of'],
    [
      'a feature with an unknown name',
      'src/server/features/basket/reads.ts',
      'export {};',
      '8. every folder and file of',
    ],
    ['an unknown folder', 'src/server/utils/a.ts', 'export {};', '8. every folder and file of'],
    ['a fifth box', 'src/shared/a.ts', 'export {};', '8. src holds the four boxes'],
    [
      'a kit that imports a page',
      'src/client/ui/a.tsx',
      "import { Home } from '../shop/pages/home.tsx';",
      '7. client: pages → features',
    ],
    [
      'a section that imports the shop',
      'src/client/sections/products/a.tsx',
      "import { Cart } from '#client/shop/features/cart/cart.tsx';",
      '7. client: pages → features',
    ],
    [
      'sections inside the shop',
      'src/client/shop/sections/products/a.tsx',
      'export {};',
      '8. every folder of the client',
    ],
    [
      'a kit that imports prices',
      'src/client/ui/a.tsx',
      "import { money } from '#rules/money/money.ts';",
      '7. the kit knows no business word',
    ],
    [
      'client features that import each other',
      'src/client/shop/features/cart/a.tsx',
      "import { Card } from '#client/shop/features/catalog/card.tsx';",
      '7. features of the client',
    ],
    [
      'a shop that loads the office',
      'src/client/shop/pages/a.tsx',
      "const Office = lazy(() => import('#client/office/pages/home.tsx'));",
      '7. shop and office do not',
    ],
    [
      'a page that fetches',
      'src/client/shop/pages/a.tsx',
      "export const x = () => window.fetch('/x');",
      '7. only lib calls fetch',
    ],
    [
      'a client feature with an unknown name',
      'src/client/shop/features/basket/a.tsx',
      'export {};',
      '8. every folder of the client',
    ],
    [
      'a feature that loads the demo shop',
      `${catalog}/reads.ts`,
      "import('#demo/load.ts');",
      'the demo shop is loaded by',
    ],
    [
      'a main.ts that always loads the demo shop',
      'src/server/main.ts',
      "import { loadDemo } from '#demo/load.ts';",
      'the demo shop is loaded by',
    ],
    [
      'a demo shop that imports the client',
      'demo/load.ts',
      "import { x } from '#client/lib/paths.ts';",
      'the demo shop imports rules',
    ],
    [
      'a server that imports a test helper',
      'src/server/app.ts',
      "import { x } from '#tests/support/app.ts';",
      'what is shipped imports nothing',
    ],
  ])('%s', (_what, path, text, rule) => {
    expect(breaks({ [path]: text })).toContainEqual(expect.stringContaining(rule));
  });

  it('a schema library that arrives through the contract', () => {
    const files = {
      'src/client/lib/api.ts': "import { path } from '#contract/request.ts';",
      'src/contract/request.ts': "import { text } from './fields.ts'; export const path = text;",
    };
    expect(
      breaks({ ...files, 'src/contract/fields.ts': "import { z } from 'zod'; export const text = z;" }),
    ).toEqual([expect.stringContaining('3. the client takes types')]);
    expect(
      breaks({ ...files, 'src/contract/fields.ts': "import type { z } from 'zod'; export const text = 1;" }),
    ).toEqual([]);
  });

  it('SQL that names a table of another feature, unless a lower one offers it', () => {
    const tables = {
      [`${catalog}/tables.ts`]:
        "export const products = pgTable('products', {}); const terms = pgTable('terms');",
      [`${catalog}/public.ts`]: "export { products } from './tables.ts';",
    };
    const inSql = (feature: string, text: string) =>
      breaks({ ...tables, [`src/server/features/${feature}/reads.ts`]: `export const text = ${text};` });
    const rule = [expect.stringContaining('5. SQL names the tables')];
    expect(inSql('cart', '`select * from products p where p.id = ${1}`')).toEqual([]);
    expect(inSql('cart', '`select * from products p join terms t on true`')).toEqual(rule);
    expect(inSql('cart', "'select 1 from products p, terms t'")).toEqual(rule);
    expect(inSql('cart', "'Choose one from terms'")).toEqual([]);
    expect(inSql('stores', "'update products set price = 1'")).toEqual(rule);
    expect(inSql('catalog', 'sql`delete from terms`')).toEqual([]);
  });

  it('files that import each other through other files, also for a type alone or at run time', () => {
    const a = { 'src/rules/money/a.ts': "import { b } from './b.ts';" };
    const b = { 'src/rules/money/b.ts': "export const b = () => import('./c.ts');" };
    const inOrder = { ...a, ...b, 'src/rules/money/c.ts': 'export type C = 1;' };
    const inCircle = { ...a, ...b, 'src/rules/money/c.ts': "import type { A } from './a.ts';" };
    expect(breaks(inOrder)).toEqual([]);
    expect(breaks(inCircle)).toEqual([expect.stringContaining('9. no two files import each other')]);
  });

  it('nothing wrong in the examples of ARCHITECTURE.md', () => {
    expect(
      breaks({
        'src/rules/money/money.ts': "import { x } from './slug.ts';",
        'src/contract/catalog.ts':
          "import { z } from 'zod'; import type { Pence } from '#rules/money/money.ts';",
        'src/server/main.ts': "import { buildApp } from './app.ts'; await import('#demo/load.ts');",
        'src/server/app.ts':
          "import { routes } from './features/catalog/routes.ts'; import { page } from './page/page.ts';",
        'src/server/page/product.ts': "import { productById } from '../features/catalog/reads.ts';",
        [`${catalog}/routes.ts`]:
          "import { read } from './product.reads.ts'; import { guard } from '#server/http/guard.ts';",
        [`${catalog}/product.reads.ts`]:
          "import { products } from './tables.ts'; import { store } from '../stores/public.ts';",
        'src/server/features/listing/reads.ts': "import { pick } from './index/public.ts';",
        'src/server/features/listing/index/public.ts': "export { pick } from './pick.reads.ts';",
        [`${catalog}/writes.ts`]: 'export const save = (db: Db) => db.transaction(() => 1);',
        [`${catalog}/routes.test.ts`]:
          "import { it } from 'vitest'; import { app } from '#tests/support/app.ts';",
        'src/client/main.tsx':
          "import './styles/index.css'; const Home = lazy(() => import('./shop/pages/home.tsx'));",
        'src/client/shop/pages/home.tsx':
          "import { Card } from '../features/catalog/card.tsx'; import { Header } from '../layout/header.tsx';",
        'src/client/shop/features/catalog/products.api.ts':
          "import { call } from '#client/lib/api.ts'; import type { Product } from '#contract/catalog.ts';",
        'src/client/lib/api.ts': "export const call = () => fetch('/');",
        'demo/load.ts': "import { products } from '#server/features/catalog/tables.ts';",
      }),
    ).toEqual([]);
  });
});
