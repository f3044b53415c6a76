import { DEMO_PASSWORD } from '#demo/people.ts';
import type { Measured } from './shop.ts';

/** The cookies of an account of the demo shop. */
export async function signIn({ origin }: Measured, email: string): Promise<string> {
  const answer = await fetch(`${origin}/global/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  if (answer.status !== 200) throw new Error(`signing in answered ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}
