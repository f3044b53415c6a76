import { EXAMPLES } from '#demo/examples.ts';
import { buyProductRows } from '#demo/buy.ts';
import { addresses } from '#rules/page/addresses.ts';
import { ensureBuilt } from '../scripts/lib/build.mjs';
import { startControl } from './control.ts';
import { CATEGORIES, middle, startJudge, type Judged } from './judge.ts';
import { startShop } from './shop.ts';

/**
 * `npm run bench:web [-- PATH …]` (`/checkout` is the checkout of a filled cart): Lighthouse's scores of pages on a
 * phone, each beside a control page with the same HTML and styles and a script that only mounts an empty React root.
 * Lighthouse simulates a slow processor, so other programs distort the result: measure on a quiet machine. Page and
 * control are measured alternately, and the median of each counts. Compare figures of runs whose `speed` is alike.
 */
const PATHS = ['/', '/buy/products/phones/1', '/buy/products/All/1?q=iphone', '/pos', '/stores', '/buy/cart'];
const RUNS = 3;

const asked = process.argv.slice(2).filter((argument) => argument.startsWith('/'));

/** The first product of each line: 1 buy, 2 sell, 3 repair. */
async function firstProducts(origin: string): Promise<string[]> {
  const lines = ['buy', 'sell', 'repair'];
  return Promise.all(
    lines.map(async (line, index) => {
      const path = `/no/auth/web/site/products?is_active_for=${index + 1}`;
      const list = (await (await fetch(origin + path)).json()) as {
        data: { id: number; slug: string; Category: { slug: string } }[];
      };
      const [first] = list.data;
      if (!first) throw new Error(`the shop has nothing to ${line}`);
      return `/${line}/product/${first.Category.slug}/${first.slug}/${first.id}`;
    }),
  );
}

/** The checkout of a cart with a product that needs no choice. */
async function checkoutPath(origin: string): Promise<string> {
  const sku: string = EXAMPLES['simple product, counted, in stock'];
  const charger = buyProductRows.find((row) => row.sku === sku);
  const added = await fetch(`${origin}/no/auth/web/site/cart/add`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ product_id: charger?.id, quantity: 1 }),
  });
  const { result } = (await added.json()) as { result: { cart_id: string } };
  return addresses.checkout('buy', result.cart_id);
}

await ensureBuilt();
const shop = await startShop(undefined);
const control = await startControl(shop.origin);
const lighthouse = await startJudge();
try {
  const everything = async () => [
    ...PATHS,
    await checkoutPath(shop.origin),
    ...(await firstProducts(shop.origin)),
  ];
  const realPath = async (path: string) => (path === '/checkout' ? await checkoutPath(shop.origin) : path);
  const paths = asked.length > 0 ? await Promise.all(asked.map(realPath)) : await everything();
  const rows = [];
  for (const path of paths) {
    const runs: Judged[] = [];
    const bare: Judged[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      runs.push(await lighthouse.judge(shop.origin + path));
      bare.push(await lighthouse.judge(control.origin + path));
    }
    const score = (id: string, of = runs) => middle(of, ({ scores }) => scores[id] ?? 0);
    const blocked = middle(runs, (run) => run.blocked);
    const reasons = [...new Set(runs.flatMap(({ notKept }) => notKept))];
    rows.push({
      page: path,
      ...Object.fromEntries(CATEGORIES.map((id) => [id, score(id)])),
      control: score('performance', bare),
      CLS: Math.max(...runs.map(({ shift }) => shift)).toFixed(4),
      'LCP ms': middle(runs, (run) => run.largestPaint).toFixed(0),
      'TBT ms': blocked.toFixed(0),
      'above control': (blocked - middle(bare, (run) => run.blocked)).toFixed(0),
      speed: middle(runs, (run) => run.speed).toFixed(0),
      'kept for Back': reasons.length === 0 ? 'yes' : reasons.join('; '),
      wanting: [...new Set(runs.flatMap(({ failed }) => failed))].join(' '),
    });
  }
  console.table(rows);
} finally {
  await lighthouse.stop();
  await control.stop();
  await shop.stop();
}
