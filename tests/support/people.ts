import type { TestApp } from './app.ts';

const PASSWORD = 'threefold-demo';

/** Logs somebody in, by the demo shop's password unless told; the answer goes into the headers of their calls. */
export async function signIn(
  shop: Pick<TestApp, 'fetch'>,
  email: string,
  password = PASSWORD,
): Promise<{ cookie: string }> {
  const response = await shop.fetch('/global/user/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (response.status !== 200) throw new Error(`${email} could not log in: ${await response.text()}`);
  return { cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
}
