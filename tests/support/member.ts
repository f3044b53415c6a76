import type { Browser, BrowserContext, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#demo/people.ts';
import { expect } from './journey.ts';
import { linkIn, mailTo } from './mailbox.ts';
import { openMounted } from './mounted.ts';

export const PASS_PHRASE = 'a sturdy pass phrase';

/** An address that nobody has used before. */
export const newAddress = () => `ann-${crypto.randomUUID().slice(0, 8)}@mail.example`;

/** Somebody with a new account, whose address waits to be confirmed. */
export async function register(page: Page, email = newAddress()): Promise<string> {
  const answer = await page.request.post('/global/user/register', {
    data: { name: 'Ann Bennett', email, password: PASS_PHRASE },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return email;
}

/** Somebody whose address is confirmed. */
export async function registerConfirmed(page: Page): Promise<string> {
  const email = await register(page);
  const link = linkIn(await mailTo(email, /^Confirm your email/), 'confirm');
  const answer = await page.request.post('/global/user/confirm', {
    data: { token: new URL(link, 'http://shop').searchParams.get('token') },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return email;
}

/** Somebody of the demo shop, or anybody else whose password is known. */
export async function logIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  const answer = await page.request.post('/global/user/login', { data: { email, password } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** The same person in another browser. */
export async function elsewhere(
  browser: Browser,
  { email, password = PASS_PHRASE }: { email: string; password?: string },
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext();
  openMounted(context);
  const page = await context.newPage();
  await logIn(page, email, password);
  return { context, page };
}

/** The button in the header of who is signed in, and of who is not. */
export const signedIn = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Log out' }).first();
export const signedOut = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Sign in' }).first();
