import pg from 'pg';
import { beforeAll, expect, it, vi } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import { hashPassword, verifyPassword } from '#server/ports/passwords.ts';
import type { TestApp } from '#tests/support/app.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { TestBrowser } from '#tests/support/browser.ts';

vi.mock('#server/ports/passwords.ts', async (original) => {
  const real = await original<Record<'hashPassword' | 'verifyPassword', () => unknown>>();
  return { hashPassword: vi.fn(real.hashPassword), verifyPassword: vi.fn(real.verifyPassword) };
});

let shop: TestApp;
beforeAll(async () => {
  shop = await buildTestApp({ env: { TRUST_PROXY: '1' } });
  // The hash that unknown addresses are compared with is made at the first login.
  await doneFor('POST /global/user/login', { email: 'first@mail.example', password: 'x' });
});

/** Everything that takes time: the statements of the database in order, and the passwords that are hashed. */
async function doneFor(name: CallName, body: object) {
  vi.mocked(hashPassword).mockClear();
  vi.mocked(verifyPassword).mockClear();
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const { status } = await new TestBrowser(shop).send(name, { body } as never);
  const statements = query.mock.calls.map(([statement]: unknown[]) =>
    typeof statement === 'string' ? statement : (statement as { text: string }).text,
  );
  query.mockRestore();
  return {
    status,
    statements,
    hashed: vi.mocked(hashPassword).mock.calls.length,
    compared: vi.mocked(verifyPassword).mock.calls.length,
  };
}

const password = 'a sturdy pass phrase';

it('logging in does the same for an address that was only claimed', async () => {
  const email = 'claimed@mail.example';
  await new TestBrowser(shop).call('POST /global/user/register', { body: { name: 'Ann', email, password } });
  const wrong = { password: 'not this one' };
  const claimed = await doneFor('POST /global/user/login', { ...wrong, email });
  expect(claimed).toEqual(await doneFor('POST /global/user/login', { ...wrong, email: 'no@mail.example' }));
});

it.each<[CallName, object, { hashed: number; compared: number }]>([
  ['POST /global/user/login', { password }, { hashed: 0, compared: 2 }],
  ['POST /global/user/register', { name: 'Ann', password }, { hashed: 1, compared: 0 }],
  ['POST /global/user/password/forgot', {}, { hashed: 0, compared: 0 }],
])('%s does the same for an address with an account and without', async (name, body, passwords) => {
  const known = await doneFor(name, { ...body, email: 'shopper@threefold.example' });
  const unknown = await doneFor(name, { ...body, email: `nobody${name.length}@mail.example` });
  expect(known).toEqual(unknown);
  expect(known).toMatchObject(passwords);
  expect(known.statements.length).toBeGreaterThan(0);
});
