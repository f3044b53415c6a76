import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '#tests/support/app.ts';

const shop = await buildTestApp({ screens: true });

async function open(path: string) {
  const response = await shop.fetch(path);
  const html = await response.text();
  const [screen = ''] = /<div id="first-screen">.*(?=<script type="application\/json")/s.exec(html) ?? [];
  return { response, html, screen: screen.replace(/<noscript>.*?<\/noscript>/gs, '') };
}

/** The text of some markup. */
const words = (markup: string) => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

it.each([
  ['/', 'Shop devices'],
  ['/home-2', 'Categories'],
  ['/home-3', 'Threefold'],
  ['/buy/products/phones/1', 'from £'],
  ['/sell/products/All/1', 'Sell your device'],
  ['/repair/products/iphone/1', 'from £'],
  ['/buy/products/All/1?q=iphone', 'iphone'],
  ['/buy/products/All/1?business=2', 'Filters'],
  ['/buy/product/iphone/iphone-14/8', 'Add to cart'],
  ['/sell/product', 'Sell your device'],
  ['/repair/product', 'Repair'],
  ['/stores', 'stores'],
  ['/pos', 'one till'],
  ['/buy/cart', 'cart'],
  ['/compare', 'Compare'],
  ['/wishlist', 'wishlist'],
  ['/account', 'account'],
  ['/vendor/business', 'business'],
  ['/terms-and-conditions', 'Terms'],
  ['/nothing-here', 'nothing at this address'],
])('%s shows its words before any script has run', async (path, expected) => {
  const { screen, html } = await open(path);
  const main = /<main.*<\/main>/s.exec(screen)?.[0] ?? '';
  expect(words(main).toLowerCase()).toContain(expected.toLowerCase());
  expect(screen).toMatch(/<svg|<img/);
  expect(html.match(/<main[ >]/g)).toHaveLength(1);
  // The content security policy would refuse inline styles.
  expect(screen).not.toContain(' style=');
});

it('A product shows its price, its stock and its choices', async () => {
  const { screen } = await open('/buy/product/iphone/iphone-14/8');
  const said = words(screen);
  expect(said).toMatch(/£\d+/);
  expect(said).toContain('In Stock');
  expect(said).toContain('128GB');
  expect(said).toContain('Excellent');
});

it('The header shows its icons', async () => {
  const { screen } = await open('/buy/cart');
  const header = /<header.*<\/header>/s.exec(screen)?.[0] ?? '';
  for (const icon of ['menu', 'user-round', 'shopping-bag', 'search', 'map-pin']) {
    expect(header).toContain(`lucide-${icon}`);
  }
});

it("The page's style sheet is allowed by its hash, and no other is", async () => {
  const { response, html } = await open('/');
  const sheet = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  expect(sheet).toContain('--span');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`style-src 'self' 'sha256-${hash('sha256', sheet, 'base64')}';`);
  const again = await shop.fetch('/', { headers: { 'if-none-match': response.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
  expect(again.headers.get('content-security-policy')).toBe(policy);
});

const SOME_CART = '0198c5a0-0000-7000-8000-000000000000';

/** The text that a visitor without scripts reads. */
async function readPlainly(path: string) {
  const { html } = await open(path);
  const body = html.slice(html.indexOf('<body'), html.indexOf('<script type="application/json"'));
  const afterFooter = body.slice(body.lastIndexOf('</footer>'));
  return {
    main: words(/<main.*<\/main>/s.exec(body)?.[0] ?? ''),
    body,
    afterFooter: words(afterFooter).trim(),
  };
}

it.each([
  ['/', ['Flash deals', 'We Quickly Fix Device', 'Our Stores', '118 Camden High Street', ' AM to ']],
  ['/buy/product/iphone/iphone-14/8', ['About this product', 'Specification', 'Reviews', '11 reviews']],
  ['/stores', ['118 Camden High Street', 'Mon', ' AM to ', 'Sun']],
  ['/pos', ['Questions, answered']],
  ['/buy/cart', ['To see your cart and order, turn on JavaScript']],
  [`/buy/cart/checkouts/${SOME_CART}/information`, ['To see your cart and order, turn on JavaScript']],
  ['/account', ['To sign in or create an account, turn on JavaScript']],
  ['/account/reset', ['Choose a new password', 'To choose a password, turn on JavaScript']],
  ['/account/confirm', ['To confirm your email, turn on JavaScript']],
  ['/wishlist', ['To see your wishlist, turn on JavaScript']],
  ['/vendor/business', ['To manage your business, turn on JavaScript']],
] as const)('%s can be read where scripts are off, in its place and once', async (path, expected) => {
  const { main, body, afterFooter } = await readPlainly(path);
  for (const one of expected) expect(main).toContain(one);
  expect(afterFooter).toBe('');
  // A nested element would end the outer one too early.
  for (const [, inside] of body.matchAll(/<noscript>(.*?)<\/noscript>/gs))
    expect(inside).not.toContain('<noscript');
});

/** The first device of a line, with its questions. */
async function firstDevice(line: 'sell' | 'repair') {
  const is_active_for = line === 'sell' ? '2' : '3';
  const { data } = await shop.call('GET /no/auth/web/site/products', {
    query: { is_active_for, q: 'iphone 13' },
  });
  const device = data[0];
  const { result } = await shop.call('GET /no/auth/web/site/questions', {
    query: { product_id: device?.id ?? 0 },
  });
  return {
    path: `/${line}/product/${device?.Category.slug}/${device?.slug}/${device?.id}`,
    questions: result,
  };
}

const ticked = (screen: string) =>
  [...screen.matchAll(/<input[^>]*>/g)].filter(
    ([input]) => /type="(checkbox|radio)"/.test(input) && / checked/.test(input),
  ).length;

describe("A choice in a link to a device's page", () => {
  it('is ticked in a repair, with its price', async () => {
    const { path, questions } = await firstDevice('repair');
    const faults = questions.find(({ key }) => key === 'faults')?.Question_options ?? [];
    const fault = faults.find(({ price }) => price > 0);
    const plain = await open(path);
    const chosen = await open(`${path}?fault=${fault?.value}`);
    expect(ticked(chosen.screen)).toBeGreaterThan(ticked(plain.screen));
    expect(words(chosen.screen)).not.toBe(words(plain.screen));
    const byAnswer = await open(`${path}?answers=${fault?.id}`);
    expect(words(byAnswer.screen)).toBe(words(chosen.screen));
  });

  it('is answered in a sale, with the offer so far', async () => {
    const { path, questions } = await firstDevice('sell');
    const [first] = questions;
    const option = first?.Question_options.at(-1);
    const { screen } = await open(`${path}?answers=${option?.id}`);
    expect(words(screen)).toContain('2 of ');
    expect(words(screen)).not.toBe(words((await open(path)).screen));
  });

  it('made for a sale is kept on the page of the repair', async () => {
    const { path, questions } = await firstDevice('repair');
    const sale = await firstDevice('sell');
    const screenFault = questions
      .find(({ key }) => key === 'faults')
      ?.Question_options.find(({ value }) => value === 'screen');
    const optionOf = (key: string, value?: string) => {
      const options = sale.questions.find((question) => question.key === key)?.Question_options ?? [];
      return (value === undefined ? options : options.filter((one) => one.value === value)).at(-1)?.id;
    };
    const said = `${optionOf('storage')},${optionOf('grade', 'cracked')}`;
    const offer = /Offer so far, cash (£[\d,]+)/.exec(
      words((await open(`${sale.path}?answers=${said}`)).screen),
    );
    const { screen } = await open(`${path}?answers=${screenFault?.id}&selling=${said},999999`);
    expect(words(screen)).toContain(`Sell it as it is ${offer?.[1]} `);
    expect(screen).toContain(`${sale.path}?answers=${said}&amp;repairing=${screenFault?.id}"`);
    expect(screen).not.toContain('999999');
  });

  it('made for a repair is kept on the page of the sale', async () => {
    const { questions, path } = await firstDevice('repair');
    const sale = await firstDevice('sell');
    const ids = questions.find(({ key }) => key === 'faults')?.Question_options.map(({ id }) => id) ?? [];
    const ticked = ids.slice(0, 2).join(',');
    const { screen } = await open(`${sale.path}?repairing=${ticked},999999`);
    expect(screen).toContain(`${path}?answers=${ticked}`);
    expect(screen).not.toContain('999999');
  });

  it('is cached once for all spellings, and an invalid one gives the plain page', async () => {
    const { path, questions } = await firstDevice('repair');
    const [one, other] = questions.find(({ key }) => key === 'faults')?.Question_options ?? [];
    const kept = async (search: string) => (await open(path + search)).response.headers.get('etag');
    const plain = await kept('');
    for (const search of [
      '?fault=nothing',
      '?answers=999999',
      '?way=drop_in',
      '?answers=a&fault=b&way=c',
      '?variation=',
      '?selling=999999',
      '?selling=a,__proto__',
      '?repairing=999999',
    ]) {
      expect(await kept(search)).toBe(plain);
    }
    expect(await kept(`?answers=${other?.id},${one?.id},999999`)).toBe(
      await kept(`?answers=${one?.id},${other?.id}`),
    );
    expect(await kept(`?fault=x,${one?.value},y`)).toBe(await kept(`?fault=${one?.value}`));
    expect(await kept('?way=post_in')).not.toBe(plain);
  });
});

it('A notice is shown before scripts run', async () => {
  await shop.database.pool.query('update site_settings set website_mode = 2');
  await expect.poll(async () => (await open('/')).response.status).toBe(503);
  expect(words((await open('/')).screen)).toContain('Coming Soon');
});
