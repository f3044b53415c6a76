import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADMINISTRATOR } from '#demo/people.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { signIn } from '#tests/support/people.ts';

let shop: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  shop = await buildTestApp();
  headers = await signIn(shop, ADMINISTRATOR);
});

const health = async () => (await shop.call('GET /office/health', { headers })).result;
const run = (text: string) => shop.database.pool.query(text);

describe('The health of the shop', () => {
  it('counts work that waits, mails that failed and mails that were sent', async () => {
    const before = await health();
    await run(`insert into jobs (kind, payload, due_at) values
      ('mail', '{"to":"ann@shop.example","subject":"Now"}', now() - interval '10 minutes'),
      ('count the stars', '{}', now() + interval '1 day')`);
    await run(`insert into jobs (kind, payload, done_at) values
      ('mail', '{"to":"ann@shop.example","subject":"Sent"}', now()),
      ('mail', '{"to":"ann@shop.example","subject":"Sent long ago"}', now() - interval '2 days')`);
    await run(`insert into jobs (kind, payload, failed_at, last_error) values
      ('mail', '{"to":"ann@shop.example","subject":"Lost"}', now(), 'Mailbox is full')`);
    const after = await health();
    expect(after.jobs).toMatchObject({
      waiting: before.jobs.waiting + 1,
      later: before.jobs.later + 1,
      failed: before.jobs.failed + 1,
    });
    expect(Date.parse(after.jobs.waiting_since ?? '')).toBeLessThan(Date.now() - 9 * 60_000);
    expect(after.mails).toEqual({
      waiting: before.mails.waiting + 1,
      failed: before.mails.failed + 1,
      sent: before.mails.sent + 1,
    });
  });

  it('tells what the last check of the books found', async () => {
    await run(`insert into book_checks (checked_at, wrong_entries, wrong_credit, wrong_stock)
      values (now() + interval '1 minute', 0, 2, 1)`);
    expect((await health()).books).toMatchObject({ entries: 0, credit: 2, stock: 1 });
  });

  it('names database, version and room, and no secret', async () => {
    const { database, shop: node, payments, storage } = await health();
    expect(database.kind).toBe(shop.database.kind);
    expect(database.bytes).toBeGreaterThan(1_000_000);
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(node.version).toBe(version);
    expect(payments).toEqual({ cards: null, last_event_at: null });
    expect(storage.free_bytes).toBeGreaterThan(0);
  });

  it('sends its reader a test mail, one a minute however often it is asked for', async () => {
    const count = async () =>
      (await run(`select from jobs where kind = 'mail' and payload ->> 'subject' like 'Test mail%'`))
        .rowCount;
    const send = () => shop.call('POST /office/health/test-mail', { headers });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers[0].message).toContain(ADMINISTRATOR);
    // Two where the minute ends in between.
    expect([1, 2]).toContain(await count());
  });
});
