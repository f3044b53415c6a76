import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { buildTestApp } from '#tests/support/app.ts';

let shop: TestApp;
let administrator: Record<string, string> = {};
let others: [string, Record<string, string>][] = [];
let ids: number[] = [];

const LIST = 'GET /demo_requests';
const CHANGE = 'PUT /demo_requests';
const UNKNOWN_ID = 2_147_483_647;

async function signedIn(name: string): Promise<Record<string, string>> {
  const response = await shop.fetch('/global/user/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@threefold.example`, password: 'threefold-demo' }),
  });
  return { cookie: (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
}

beforeAll(async () => {
  shop = await buildTestApp();
  administrator = await signedIn('admin');
  others = [
    ['shopper', await signedIn('shopper')],
    ['vendor', await signedIn('vendor')],
  ];
});

beforeEach(async () => {
  await shop.database.pool.query('delete from demo_requests');
  const { rows } = await shop.database.pool.query<{ id: number }>(
    `insert into demo_requests (first_name, last_name, company, phone, email, status, created_at)
     select case n when 3 then 'Tom' else 'Ann' || n end, case n when 3 then 'Whitlock' else 'Lee' end,
       case n when 4 then '100% Phones_Ltd' else 'Company ' || n end,
       case n when 5 then '+44 7700 900555' end, 'person' || n || '@mail.example',
       case when n > 6 then 'contacted' else 'new' end, now() - make_interval(hours => 10 - n)
     from generate_series(1, 8) n returning id`,
  );
  ids = rows.map(({ id }) => id);
});

const list = (query: object = {}) => shop.call(LIST, { query, headers: administrator });
const emails = async (query: object) => (await list(query)).data.map(({ email }) => email);
const change = (body: { id: number; status?: 'won'; notes?: string }) =>
  shop.call(CHANGE, { body, headers: administrator });

describe('Demo requests', () => {
  it('are refused to a visitor with 401', async () => {
    expect(await shop.refused(LIST)).toMatchObject({ status: 401 });
    expect(await shop.refused(CHANGE, { body: { id: ids[0] ?? 0, status: 'won' } })).toMatchObject({
      status: 401,
    });
  });

  it('are refused to shoppers and vendors with 403', async () => {
    for (const [, headers] of others) {
      expect(await shop.refused(LIST, { headers })).toMatchObject({ status: 403 });
      const body = { id: ids[0] ?? 0, status: 'won' as const };
      expect(await shop.refused(CHANGE, { body, headers })).toMatchObject({ status: 403 });
    }
    expect((await list({ status: 'won' })).total).toBe(0);
  });
});

describe('The list of demo requests', () => {
  it('has the newest first, with all that was sent', async () => {
    const { data, total, page, per_page: perPage } = await list();
    expect({ total, page, perPage }).toEqual({ total: 8, page: 1, perPage: 24 });
    expect(data.map(({ id }) => id)).toEqual([...ids].reverse());
    expect(data[3]).toMatchObject({ phone: '+44 7700 900555', status: 'new', notes: '' });
  });

  it('comes in pages', async () => {
    const first = await list({ page: 1, per_page: 3 });
    const last = await list({ page: 3, per_page: 3 });
    expect(first.data).toHaveLength(3);
    expect(last).toMatchObject({ total: 8, page: 3, per_page: 3 });
    expect(last.data.map(({ id }) => id)).toEqual([ids[1], ids[0]]);
    expect((await list({ page: 99 })).data).toEqual([]);
  });

  it('is narrowed by status', async () => {
    expect(await emails({ status: 'contacted' })).toEqual(['person8@mail.example', 'person7@mail.example']);
    expect((await list({ status: 'lost' })).total).toBe(0);
  });

  it.each([
    ['tom whit', ['person3@mail.example']],
    ['WHITLOCK', ['person3@mail.example']],
    ['person5@', ['person5@mail.example']],
    ['7700 900', ['person5@mail.example']],
    ['company 2', ['person2@mail.example']],
    ['100%', ['person4@mail.example']],
    ['s_L', ['person4@mail.example']],
    ['%%', []],
    ['\\', []],
    ["'; drop table demo_requests; --", []],
  ])('finds %o', async (search, found) => expect(await emails({ search })).toEqual(found));

  it('is searched within a status', async () => {
    expect(await emails({ search: 'ann', status: 'contacted' })).toHaveLength(2);
  });

  it.each(['page=0', 'page=x', 'per_page=101', 'status=open', `search=${'x'.repeat(121)}`, 'sort=name'])(
    'refuses %s',
    async (query) => {
      const answer = await shop.fetch(`/demo_requests?${query}`, { headers: administrator });
      expect(answer.status).toBe(400);
    },
  );
});

describe('A demo request is changed', () => {
  it('in its status, its notes, or both', async () => {
    const id = ids[0] ?? 0;
    expect((await change({ id, status: 'won' })).result).toMatchObject({ id, status: 'won', notes: '' });
    expect((await change({ id, notes: ' Call on Friday\nAsk for Tom ' })).result).toMatchObject({
      status: 'won',
      notes: 'Call on Friday\nAsk for Tom',
    });
    expect((await change({ id, notes: '' })).result).toMatchObject({ status: 'won', notes: '' });
    expect((await list({ status: 'won' })).data).toHaveLength(1);
    const log = await shop.call('GET /office/log', {
      query: { subject: 'demo request', subject_id: String(id) },
      headers: administrator,
    });
    expect(log.data.at(-1)).toMatchObject({ before: { status: 'new' }, after: { status: 'won' } });
  });

  it('not where there is none', async () => {
    const refusal = await shop.refused(CHANGE, {
      body: { id: UNKNOWN_ID, status: 'won' },
      headers: administrator,
    });
    expect(refusal).toEqual({ status: 404, message: 'There is no such demo request.' });
  });

  it.each<[Record<string, unknown>, string]>([
    [{}, 'input'],
    [{ status: 'open' }, 'status'],
    [{ notes: 'x'.repeat(4_001) }, 'notes'],
    [{ notes: 5 }, 'notes'],
    [{ notes: 'x', email: 'other@mail.example' }, 'email'],
    [{ id: '1', status: 'won' }, 'id'],
    [{ id: 0, status: 'won' }, 'id'],
  ])('not by %o', async (body, field) => {
    const answer = await shop.fetch('/demo_requests', {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...administrator },
      body: JSON.stringify({ id: ids[0], ...body }),
    });
    expect(answer.status).toBe(400);
    expect(Object.keys(((await answer.json()) as { errors: object }).errors)).toContain(field);
  });

  it('with the longest notes', async () => {
    const notes = 'x'.repeat(4_000);
    expect((await change({ id: ids[0] ?? 0, notes })).result.notes).toBe(notes);
  });
});
