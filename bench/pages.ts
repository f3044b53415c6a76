import { ADMINISTRATOR, DEMO_PASSWORD } from '#demo/people.ts';
import { randomPages, type RandomRow } from '#tests/support/random-pages.ts';
import { shopThings } from '#tests/support/shop-things.ts';
import { ensureBuilt } from '../scripts/lib/build.mjs';
import { startControl } from './control.ts';
import { startJudge } from './judge.ts';
import { startShop } from './shop.ts';

/**
 * `npm run bench:pages [-- SEED]`: Lighthouse's scores of ten random pages of sections on a phone, each beside a control
 * page as in `bench/web.ts`. Measure on a quiet machine.
 */
const PAGES = 10;
const WANTED = 90;
/** A page has about as many sections as a home page. */
const SHARE = 4;

const [seed = 'pages'] = process.argv.slice(2);

/** Calls of the office, as the administrator. */
async function officeOf(origin: string) {
  const send = async (method: string, path: string, body: object, cookie = '') => {
    const answer = await fetch(origin + path, {
      method,
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), cookie },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return answer;
  };
  const login = { email: ADMINISTRATOR, password: DEMO_PASSWORD };
  const signedIn = await send('POST', '/global/user/login', login);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return async <T>(method: string, path: string, body: object): Promise<T> =>
    ((await (await send(method, path, body, cookie)).json()) as { result: T }).result;
}

const codesOf = (rows: readonly RandomRow[]) =>
  rows
    .flatMap(({ template_meta_data: sections }) => sections.map(({ section_type: type }) => String(type)))
    .map((type) => type.replace(/_section.*/, ''))
    .join(' ');

await ensureBuilt();
const shop = await startShop(undefined);
const control = await startControl(shop.origin);
const lighthouse = await startJudge();
try {
  const office = await officeOf(shop.origin);
  const things = await shopThings(shop.origin);
  const results = [];
  for (let page = 1; page <= PAGES; page += 1) {
    const [rows = []] = randomPages({ seed: `${seed} ${page}`, things, pages: SHARE, isAbroad: false });
    const key = `random-${page}`;
    const call = `/office/pages/${key}`;
    await office('POST', '/office/pages', { key, title: `Random page ${page}` });
    const { version } = await office<{ version: number }>('PUT', `${call}/draft`, { version: 0, rows });
    const { first_screen_kb: weight } = await office<{ first_screen_kb: number }>(
      'POST',
      `${call}/check`,
      {},
    );
    await office('POST', `${call}/publish`, { version });
    const found = await lighthouse.judge(`${shop.origin}/pages/${key}`);
    const bare = await lighthouse.judge(`${control.origin}/pages/${key}`);
    results.push({
      page,
      performance: found.scores['performance'] ?? 0,
      control: bare.scores['performance'],
      CLS: found.shift.toFixed(4),
      'LCP ms': found.largestPaint.toFixed(0),
      'TBT ms': found.blocked.toFixed(0),
      speed: found.speed.toFixed(0),
      'first screen KB': weight,
      pictures: found.pictures.join(' '),
      sections: codesOf(rows),
    });
  }
  console.table(results);
  const slow = results.filter(({ performance }) => performance < WANTED).map(({ page }) => page);
  console.log(slow.length === 0 ? `All have ${WANTED} or more.` : `Below ${WANTED}: ${slow.join(', ')}`);
} finally {
  await lighthouse.stop();
  await control.stop();
  await shop.stop();
}
