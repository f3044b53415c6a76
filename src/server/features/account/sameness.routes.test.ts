import pg from 'pg';
import { beforeAll, expect, it, vi } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import { WorkQueue } from '#server/ports/work-queue.ts';
import type { TestApp } from '#tests/support/app.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { TestBrowser } from '#tests/support/browser.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await buildTestApp({ env: { TRUST_PROXY: '1' } });
  // The first login creates the hash for unknown addresses.
  await doneFor('POST /global/user/login', { email: 'first@mail.example', password: 'x' });
});

/** Everything that takes time: the SQL statements in order, and the passwords that are hashed or compared. */
async function doneFor(name: CallName, body: object) {
  const passwordWork = vi.spyOn(WorkQueue.prototype, 'run');
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const { status } = await new TestBrowser(shop).send(name, { body } as never);
  const statements = query.mock.calls
    .map(([statement]: unknown[]) =>
      typeof statement === 'string' ? statement : (statement as { text: string }).text,
    )
    // A background job runs this query now and then, so it doesn't count.
    .filter((text) => !text.includes('listing_due'));
  const passwords = passwordWork.mock.calls.length;
  query.mockRestore();
  passwordWork.mockRestore();
  return { status, statements, passwords };
}

const password = 'a sturdy pass phrase';

it('logging in does the same for an address that was only claimed', async () => {
  const email = 'claimed@mail.example';
  await new TestBrowser(shop).call('POST /global/user/register', { body: { name: 'Ann', email, password } });
  const wrong = { password: 'not this one' };
  const claimed = await doneFor('POST /global/user/login', { ...wrong, email });
  expect(claimed).toEqual(await doneFor('POST /global/user/login', { ...wrong, email: 'no@mail.example' }));
});

it.each<[CallName, object, number]>([
  ['POST /global/user/login', { password }, 1],
  ['POST /global/user/register', { name: 'Ann', password }, 1],
  ['POST /global/user/password/forgot', {}, 0],
])('%s does the same for an address with an account and without', async (name, body, passwords) => {
  const known = await doneFor(name, { ...body, email: 'shopper@threefold.example' });
  const unknown = await doneFor(name, { ...body, email: `nobody${name.length}@mail.example` });
  expect(known).toEqual(unknown);
  expect(known.passwords).toBe(passwords);
  expect(known.statements.length).toBeGreaterThan(0);
});
