import { beforeAll, describe, expect, it } from 'vitest';
import { ADMINISTRATOR } from '#demo/people.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { signIn } from '#tests/support/people.ts';

const LIST = 'GET /office/failures';
const MOVE = 'POST /office/failures/{jobId}/moves';

let shop: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  shop = await buildTestApp();
  headers = await signIn(shop, ADMINISTRATOR);
});

async function failed(payload: object): Promise<string> {
  const { rows } = await shop.database.pool.query<{ id: string }>(
    `insert into jobs (kind, payload, failed_at, last_error, tries) values ('mail', $1, now(), 'Mailbox is full', 5)
     returning id`,
    [{ to: 'ann@shop.example', subject: 'Your order', ...payload }],
  );
  return rows[0]?.id ?? '';
}

const list = () => shop.call(LIST, { headers });
const find = async (id: string) => (await list()).data.find((one) => one.id === id);
const words = { text: 'Hello', html: '<p>Hello</p>' };

describe('Failed mails and jobs', () => {
  it('are listed with who should have got them and why they failed', async () => {
    const id = await failed(words);
    expect(await find(id)).toMatchObject({
      kind: 'mail',
      to: 'ann@shop.example',
      subject: 'Your order',
      error: 'Mailbox is full',
      moves: ['retry', 'dismiss'],
    });
  });

  it('are tried again once, however many press at once', async () => {
    const id = await failed(words);
    const press = () =>
      shop.fetch(`/office/failures/${id}/moves`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: '{"move":"retry"}',
      });
    const statuses = (await Promise.all([press(), press(), press()])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
    expect(await find(id)).toBeUndefined();
    const { rows } = await shop.database.pool.query(
      'select tries, failed_at, due_at <= now() as is_due from jobs where id = $1',
      [id],
    );
    expect(rows[0]).toEqual({ tries: 0, failed_at: null, is_due: true });
  });

  it('are put aside for good, and stay as failed where the order shows its mails', async () => {
    const id = await failed(words);
    await shop.call(MOVE, { headers, params: { jobId: id }, body: { move: 'dismiss' } });
    expect(await find(id)).toBeUndefined();
    const { rows } = await shop.database.pool.query(
      'select failed_at is null as is_open from jobs where id = $1',
      [id],
    );
    expect(rows[0]).toEqual({ is_open: false });
  });

  it('can’t be sent again where the text was a secret and is erased', async () => {
    const id = await failed({});
    expect(await find(id)).toMatchObject({ moves: ['dismiss'] });
    const refusal = await shop.refused(MOVE, { headers, params: { jobId: id }, body: { move: 'retry' } });
    expect(refusal.status).toBe(409);
  });

  it('include repeated work whose last run failed, which can’t be put aside', async () => {
    const { rows } = await shop.database.pool.query<{ id: string }>(
      `insert into jobs (kind, key, cron, last_error, tried_at, due_at)
       values ('count the stars', 'cron', '0 3 * * *', 'It is cloudy', now(), now() + interval '1 day') returning id`,
    );
    const id = rows[0]?.id ?? '';
    expect(await find(id)).toMatchObject({ kind: 'count the stars', to: null, moves: ['retry'] });
    const dismiss = { headers, params: { jobId: id }, body: { move: 'dismiss' as const } };
    expect((await shop.refused(MOVE, dismiss)).status).toBe(409);
    await shop.call(MOVE, { headers, params: { jobId: id }, body: { move: 'retry' } });
    expect(await find(id)).toBeUndefined();
  });

  it('write who moved them to the log', async () => {
    const id = await failed(words);
    await shop.call(MOVE, { headers, params: { jobId: id }, body: { move: 'retry' } });
    const { data } = await shop.call('GET /office/log', { headers, query: { subject_id: id } });
    expect(data[0]).toMatchObject({ action: 'retry job', subject: 'job' });
  });

  it.each(['not-a-uuid', '00000000-0000-4000-8000-000000000000'])('do not include %s', async (id) => {
    const answer = await shop.fetch(`/office/failures/${id}/moves`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{"move":"retry"}',
    });
    expect([400, 404]).toContain(answer.status);
  });
});
