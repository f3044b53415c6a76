import type { APIRequestContext, Page } from '@playwright/test';
import type { Cart } from '#contract/cart.ts';
import type { Question } from '#contract/catalog.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { expect as usual, test as journey } from './journey.ts';

/** Every step of a cart asks the server, which takes longer on a busy machine. */
export const expect = usual.configure({ timeout: 20_000 });

type Watched = { seenMessages?: string[]; coveredDrawer?: string[] };

/**
 * `sawMessage` waits for a message of the shop. Messages go after three seconds, so each is noted when it appears. A
 * message that covers the cart's drawer fails the journey.
 */
export const test = journey.extend<{ sawMessage: (text: string) => Promise<void> }>({
  sawMessage: async ({ page }, provide) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      (window as Watched).seenMessages = seen;
      new MutationObserver(() => {
        for (const words of document.querySelectorAll('[aria-label="Messages"] p')) {
          if (words.checkVisibility()) seen.push(words.textContent);
        }
      }).observe(document, { subtree: true, childList: true });
      const covered: string[] = [];
      (window as Watched).coveredDrawer = covered;
      const look = () => {
        const drawer = document
          .querySelector('dialog[open]:has([data-message-room])')
          ?.getBoundingClientRect();
        for (const card of document.querySelectorAll('[aria-label="Messages"] > *')) {
          const box = card.getBoundingClientRect();
          if (!drawer || Number(getComputedStyle(card).opacity) === 0) continue;
          const isApart =
            box.right <= drawer.left ||
            box.left >= drawer.right ||
            box.bottom <= drawer.top ||
            box.top >= drawer.bottom;
          const isInside = box.top >= 0 && box.left >= 0 && box.right <= innerWidth;
          if (!isApart || !isInside) covered.push(card.textContent);
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await provide((text) =>
      expect
        .poll(() => page.evaluate(() => (window as Watched).seenMessages))
        .toContainEqual(expect.stringContaining(text)),
    );
    const covered = await page.evaluate(() => (window as Watched).coveredDrawer);
    expect(covered, 'messages across the drawer, or outside of the window').toEqual([]);
  },
});

export const buyBox = (page: Page) => page.getByRole('region', { name: 'Buy', exact: true });
export const drawer = (page: Page) => page.getByRole('dialog', { name: 'Added to your cart!' });
export const message = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Messages' }).getByText(text);
/** The link to the cart in the header. Its name has the number of items in each cart. */
export const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });

const IDS: Record<Line, string> = { buy: 'buyCartId', sell: 'sellCartId', repair: 'repairCartId' };

export function storedCartId(page: Page, line: Line = 'buy'): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), IDS[line]);
}

export async function storeCartId(page: Page, id: string, line: Line = 'buy'): Promise<void> {
  // A page of the same origin without the shop's scripts: nothing there reads the id while it is written.
  await page.goto('/healthz');
  await page.evaluate(([name, value]) => localStorage.setItem(name ?? '', value ?? ''), [IDS[line], id]);
}

async function firstAnswers(request: APIRequestContext, productId: number) {
  const answer = await request.get(`/no/auth/web/site/questions?product_id=${productId}`);
  const { result } = (await answer.json()) as { result: Question[] };
  return result
    .filter(({ condition, option_type }) => condition === 2 && option_type !== 3)
    .flatMap(({ id, Question_options }) =>
      Question_options.slice(0, 1).map((option) => ({ question_id: id, option_id: option.id })),
    );
}

/** The ids in the path of a product's page. */
export function productIn(path: string): { productId: number; variationId: number | null } {
  const [, id, variation] = /\/(\d+)(?:\?variation=(\d+))?$/.exec(path) ?? [];
  return { productId: Number(id), variationId: variation ? Number(variation) : null };
}

/** A visitor's cart with one of each product, and the first answer to each question. The browser keeps its id. */
export async function filledCart(page: Page, paths: readonly string[], line: Line = 'buy'): Promise<Cart> {
  let cart: Cart | undefined;
  for (const { productId, variationId } of paths.map(productIn)) {
    const answer = await page.request.post('/no/auth/web/site/cart/add', {
      data: {
        product_id: productId,
        product_variation_id: variationId,
        quantity: 1,
        options: await firstAnswers(page.request, productId),
        [`${line}_local_storage_cart_id`]: cart?.cart_id ?? null,
      },
    });
    expect(answer.status(), await answer.text()).toBe(200);
    cart = ((await answer.json()) as { cart_listing_data: Cart }).cart_listing_data;
  }
  if (!cart?.cart_id) throw new Error('Nothing was put into the cart');
  await storeCartId(page, cart.cart_id, line);
  return cart;
}

export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).first().click();
  const dialog = page.getByRole('dialog').filter({ has: page.getByLabel('Password', { exact: true }) });
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
}
