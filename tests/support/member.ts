import type { Browser, BrowserContext, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#demo/people.ts';
import { expect } from './journey.ts';
import { linkIn, mailTo } from './mailbox.ts';
import { openMounted } from './mounted.ts';

export const PASS_PHRASE = 'a sturdy pass phrase';

/** An email address that was not used before. */
export const newEmail = () => `ann-${crypto.randomUUID().slice(0, 8)}@mail.example`;

/** Registers a new account, whose email is not confirmed yet. */
export async function register(page: Page, email = newEmail()): Promise<string> {
  const answer = await page.request.post('/global/user/register', {
    data: { name: 'Ann Bennett', email, password: PASS_PHRASE },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return email;
}

/** Registers a new account and confirms its email. */
export async function registerConfirmed(page: Page): Promise<string> {
  const email = await register(page);
  const link = linkIn(await mailTo(email, /^Confirm your email/), 'confirm');
  const answer = await page.request.post('/global/user/confirm', {
    data: { token: new URL(link, 'http://shop').searchParams.get('token') },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return email;
}

/** Logs in to a demo account, or any other account. */
export async function logIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  const answer = await page.request.post('/global/user/login', { data: { email, password } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Logs the same person in with another browser. */
export async function inAnotherBrowser(
  browser: Browser,
  { email, password = PASS_PHRASE }: { email: string; password?: string },
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext();
  openMounted(context);
  const page = await context.newPage();
  await logIn(page, email, password);
  return { context, page };
}

/** The header's button that shows whether an account is signed in. */
export const signedIn = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Log out' }).first();
export const signedOut = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Sign in' }).first();
