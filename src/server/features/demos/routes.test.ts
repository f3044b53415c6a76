import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { MAILS } from '#tests/support/written-mails.ts';
import { askForDemo, forgetOldDemoRequests } from './writes.ts';

let shop: TestApp;
let owner = '';
beforeAll(async () => {
  shop = await buildTestApp({ env: { TRUST_PROXY: '1', PUBLIC_URL: 'https://shop.example' } });
  const settings = await shop.call('GET /no/auth/web/site/settings/general');
  owner = settings.result.value.email;
});
beforeEach(async () => {
  await shop.database.pool.query('delete from demo_requests');
  await shop.database.pool.query("delete from jobs where key like 'demo-request:%'");
});

const CREATE = '/global/user/demo_requests/create';
const rina = {
  first_name: 'Rina',
  last_name: 'Shah',
  company: 'Northgate Mobiles',
  phone: '+44 7700 900142',
  email: 'rina@northgate.example',
};

let clients = 0;
/** Headers of a client that has sent no request yet. */
const asSomebody = (): Record<string, string> => {
  clients += 1;
  return { 'x-forwarded-for': `10.2.${Math.floor(clients / 250)}.${clients % 250}` };
};

const ask = (body: object, headers = asSomebody()) =>
  shop.fetch(CREATE, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const kept = async () =>
  (await shop.database.pool.query<Record<string, unknown>>('select * from demo_requests order by id')).rows;
const mails = async () =>
  (
    await shop.database.pool.query<{ recipient: string; subject: string; text: string; html: string }>(
      `select recipient, subject, text, html from ${MAILS} where dedupe_key like 'demo-request:%'`,
    )
  ).rows;

describe('A demo request', () => {
  it('is kept, trimmed, as a new one', async () => {
    await shop.call('POST /global/user/demo_requests/create', {
      body: { ...rina, first_name: '  Rina ', email: ' rina@northgate.example ' },
      headers: asSomebody(),
    });
    expect(await kept()).toMatchObject([{ ...rina, status: 'new', notes: '' }]);
  });

  it.each([
    ['left out', undefined],
    ['empty', ''],
    ['null', null],
  ])('needs no phone: %s', async (_what, phone) => {
    expect((await ask({ ...rina, phone })).status).toBe(200);
    expect(await kept()).toMatchObject([{ phone: null }]);
  });

  it('is mailed to the owner', async () => {
    await ask(rina);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(owner).toMatch(/@/);
    expect(mail).toMatchObject({ recipient: owner, subject: 'Gadgets POS: Rina Shah, Northgate Mobiles' });
    for (const fact of ['Rina Shah', 'Northgate Mobiles', '+44 7700 900142', 'rina@northgate.example']) {
      expect(mail?.text).toContain(fact);
      expect(mail?.html).toContain(fact);
    }
    expect(mail?.html).toContain('https://shop.example');
  });

  it('is inert in that mail, for any typed text', async () => {
    const script = '<script>alert(1)</script>';
    await ask({ ...rina, first_name: script, company: '"><img src=x onerror=alert(1)>' });
    const [mail] = await mails();
    expect(mail?.html).not.toMatch(/<script|<img src=x/);
    expect(mail?.html).toContain('&lt;script&gt;');
    expect(mail?.text).toContain(script);
  });

  it('is kept without a mail where the site has no address', async () => {
    await shop.database.pool.query("update site_settings set email = ''");
    await ask(rina);
    await shop.database.pool.query('update site_settings set email = $1', [owner]);
    expect(await kept()).toHaveLength(1);
    expect(await mails()).toEqual([]);
  });

  it('is neither stored nor mailed if either of the two fails', async () => {
    const site = { name: 'Threefold', url: 'https://shop.example', email: owner };
    await shop.database.pool.query(
      "alter table jobs add constraint no_mail check (key not like 'demo-request:%')",
    );
    await expect(askForDemo(shop.database.db, rina, site)).rejects.toThrow();
    await shop.database.pool.query('alter table jobs drop constraint no_mail');
    expect(await kept()).toEqual([]);
  });
});

describe('A demo request is refused', () => {
  const long = (length: number) => 'x'.repeat(length);
  it.each<[object, Record<string, string>]>([
    [{}, { first_name: 'Required', last_name: 'Required', company: 'Required', email: 'Required' }],
    [{ ...rina, first_name: '' }, { first_name: 'Required' }],
    [{ ...rina, last_name: '   ' }, { last_name: 'Required' }],
    [{ ...rina, company: null }, { company: 'Required' }],
    [{ ...rina, company: ['Northgate'] }, { company: 'must be text' }],
    [{ ...rina, email: '' }, { email: 'Required' }],
    [{ ...rina, email: 'rina@northgate' }, { email: 'Invalid email' }],
    [{ ...rina, email: 'a@b.example\r\nBcc: c@d.example' }, { email: 'Invalid email' }],
    [{ ...rina, first_name: 'Rina\nBcc: c@d.example' }, { first_name: 'must be on one line' }],
    [{ ...rina, first_name: long(81) }, { first_name: 'Too long' }],
    [{ ...rina, last_name: long(81) }, { last_name: 'Too long' }],
    [{ ...rina, company: long(121) }, { company: 'Too long' }],
    [{ ...rina, email: `${long(250)}@mail.example` }, { email: 'Too long' }],
    [{ ...rina, phone: '1'.repeat(41) }, { phone: 'Too long' }],
    [{ ...rina, phone: 'ask for Rina' }, { phone: 'Invalid phone number' }],
    [{ ...rina, status: 'won' }, { status: 'is not known here' }],
    [{ ...rina, notes: 'x' }, { notes: 'is not known here' }],
  ])('for %o', async (body, errors) => {
    const answer = await ask(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors });
    expect(await kept()).toEqual([]);
  });

  it('from another site', async () => {
    expect((await ask(rina, { ...asSomebody(), 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(await kept()).toEqual([]);
  });

  it('to a client that sends too many, under one address and under many', async () => {
    const statuses = async (count: number, emailOf: (index: number) => string) => {
      const client = asSomebody();
      const found: number[] = [];
      for (let index = 0; index < count; index += 1)
        found.push((await ask({ ...rina, email: emailOf(index) }, client)).status);
      return found;
    };
    expect(await statuses(11, () => rina.email)).toEqual([...Array<number>(10).fill(200), 429]);
    const many = await statuses(21, (index) => `somebody${index}@mail.example`);
    expect(many).toEqual([...Array<number>(20).fill(200), 429]);
    expect((await ask({ ...rina, email: 'another@mail.example' })).status).toBe(200);
  });
});

describe('An address that asks again and again', () => {
  it('is kept every time, told to the owner five times a day, and hears the same every time', async () => {
    const answers: string[] = [];
    for (let index = 0; index < 7; index += 1) {
      const email = index % 2 ? rina.email.toUpperCase() : rina.email;
      answers.push(await (await ask({ ...rina, email })).text());
    }
    expect(new Set(answers)).toEqual(
      new Set([JSON.stringify({ status: 200, message: 'We have received your request.' })]),
    );
    expect(await kept()).toHaveLength(7);
    expect(await mails()).toHaveLength(5);
    await shop.database.pool.query("update demo_requests set created_at = now() - interval '25 hours'");
    await ask(rina);
    expect(await kept()).toHaveLength(8);
    expect(await mails()).toHaveLength(6);
  });

  it('is mailed to the owner no more often with parallel requests', async () => {
    const statuses = await Promise.all(Array.from({ length: 16 }, async () => (await ask(rina)).status));
    expect(statuses).toEqual(Array(16).fill(200));
    expect(await kept()).toHaveLength(16);
    expect(await mails()).toHaveLength(5);
  });
});

describe('An address that everybody asks under', () => {
  it('is refused after fifty in a day, and nothing is thrown away until then', async () => {
    const email = 'everybody@mail.example';
    const statuses: number[] = [];
    for (let index = 0; index < 51; index += 1) statuses.push((await ask({ ...rina, email })).status);
    expect(statuses).toEqual([...Array<number>(50).fill(200), 429]);
    expect(await kept()).toHaveLength(50);
  });
});

describe('After two years', () => {
  it('a request is forgotten, answered or not; a younger one stays', async () => {
    await shop.database.pool.query(
      `insert into demo_requests (first_name, last_name, company, email, status, created_at)
       select 'Ann', 'Lee', 'Company', age || '-' || state || '@mail.example', state,
         now() - make_interval(months => 24) + make_interval(days => case age when 'old' then -1 else 1 end)
       from unnest(array['old', 'young']) age,
         unnest(array['new', 'contacted', 'won', 'lost']) with ordinality states (state, place)
       order by age, place`,
    );
    await forgetOldDemoRequests(shop.database.db);
    const statuses = (await kept()).map(({ email, status }) => [email, status]);
    expect(statuses).toEqual(
      ['new', 'contacted', 'won', 'lost'].map((status) => [`young-${status}@mail.example`, status]),
    );
  });
});
