import { afterEach, expect, inject, it, vi } from 'vitest';
import { type DatabaseProxy, proxyTo } from '#tests/support/database-proxy.ts';
import { connectPostgres } from './postgres.ts';

let proxy: DatabaseProxy | undefined;
afterEach(() => proxy?.close());

const { serverUrl } = inject('template');

it.skipIf(!serverUrl)(
  'A database that is away is asked for once at a time, and heard again when it is back',
  async () => {
    proxy = await proxyTo(serverUrl ?? '');
    const database = await connectPostgres(proxy.url);
    const heard: string[] = [];
    database.onChange((change) => heard.push(change.tag));
    proxy.cut();
    await vi.waitFor(() => expect(proxy?.refused.length).toBeGreaterThan(3), { timeout: 15_000 });
    const gaps = proxy.refused.slice(1).map((time, index) => time - (proxy?.refused[index] ?? 0));
    // Each attempt waits for the one before. Parallel chains of retries would have shorter gaps.
    expect(Math.min(...gaps)).toBeGreaterThan(500);

    proxy.mend();
    const before = heard.length;
    await vi.waitFor(() => expect(heard.length).toBeGreaterThan(before), { timeout: 15_000 });
    await database.pool.query(`notify threefold_changes, 'stores'`);
    await vi.waitFor(() => expect(heard).toContain('stores'), { timeout: 15_000 });
    await database.close();
  },
  40_000,
);
