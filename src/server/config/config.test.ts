import { expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

it('needs no setting at all', () => {
  expect(readConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', demo: true, databaseUrl: undefined });
});

it('takes an empty value as a missing one', () => {
  expect(readConfig({ PORT: '', PUBLIC_URL: '' })).toMatchObject({ port: 3000, publicUrl: undefined });
});

it('drops the slash at the end of the public address', () => {
  expect(readConfig({ PUBLIC_URL: 'https://shop.example/' }).publicUrl).toBe('https://shop.example');
});

it.each([
  { PORT: 'abc' },
  { PORT: '70000' },
  { DATABASE_URL: 'mysql://x' },
  { PUBLIC_URL: 'shop.example' },
  { DEMO: 'yes' },
])('%o stops the start with one line that names it', (env) => {
  const [name = ''] = Object.keys(env);
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(new RegExp(`^Wrong setting: ${name}: [^\n]+$`));
});
