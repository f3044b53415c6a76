import { beforeAll, describe, expect, it } from 'vitest';
import { ADMINISTRATOR, VENDOR } from '#demo/people.ts';
import type { MailKind } from '#rules/site/mail-kinds.ts';
import { NO_WORDS, type OwnWords } from '#rules/site/mail-words.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { signIn } from '#tests/support/people.ts';

const READ = 'GET /office/settings/mails';
const WRITE = 'PUT /office/settings/mails/{kind}';
const TEST = 'POST /office/settings/mails/{kind}/test';

let shop: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  shop = await buildTestApp();
  headers = await signIn(shop, ADMINISTRATOR);
});

async function read(kind: MailKind) {
  const { data } = await shop.call(READ, { headers });
  const mail = data.find((one) => one.kind === kind);
  if (!mail) throw new Error(`no mail ${kind}`);
  return mail;
}
async function write(kind: MailKind, own: Partial<OwnWords>) {
  const { version } = await read(kind);
  return shop.call(WRITE, { headers, params: { kind }, body: { version, ...NO_WORDS, ...own } });
}
const page = (kind: string, own: Partial<OwnWords> = {}, given = headers) =>
  shop.fetch(`/office/settings/mails/${kind}/page?${new URLSearchParams({ ...own }).toString()}`, {
    headers: given,
  });
const mailsTo = async (email: string) => {
  const { rows } = await shop.database.pool.query<{ subject: string; text: string; html: string }>(
    `select payload ->> 'subject' as subject, payload ->> 'text' as text, payload ->> 'html' as html
     from jobs where kind = 'mail' and payload ->> 'to' = $1 order by id`,
    [email],
  );
  return rows;
};

describe('The mails to shoppers', () => {
  it('are all shown with sample data', async () => {
    const { data } = await shop.call(READ, { headers });
    expect(data.length).toBeGreaterThan(20);
    for (const { kind, usual_title: title } of data) {
      const answer = await page(kind);
      expect(answer.status, kind).toBe(200);
      const html = await answer.text();
      expect(html, kind).toContain(title);
      expect(html, kind).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  it('say what the site adds, in the sample and in real ones', async () => {
    const own = {
      title: 'Well done, {first_name}',
      opening: 'Hello from {shop}.',
      closing: 'Yours, {vendor}',
    };
    const { result } = await write('back_in_stock', { opening: 'Hello from {shop}.' });
    expect(result).toMatchObject({ opening: 'Hello from {shop}.', usual_title: 'Back in stock' });
    await write('paid', own);
    expect(await read('paid')).toMatchObject({ ...own, usual_title: 'Your order is paid' });
    const html = await (await page('paid', own)).text();
    expect(html).toContain('Well done, Priya');
    expect(html).toContain('Yours, Your vendor');
    expect(html).toContain('this is your receipt');

    const { data } = await shop.call('GET /office/log', { headers, query: { subject: 'settings' } });
    expect(data[0]).toMatchObject({ action: 'change mail', after: { mail_paid: own } });
    await write('paid', {});
    expect(await read('paid')).toMatchObject(NO_WORDS);
  });

  it('are sent to the caller, with the words that are not saved yet', async () => {
    const body = { ...NO_WORDS, title: 'Off it goes' };
    const { message } = await shop.call(TEST, { headers, params: { kind: 'dispatch' }, body });
    expect(message).toBe(`A test mail is on its way to admin@threefold.example.`);
    const sent = (await mailsTo('admin@threefold.example')).at(-1);
    expect(sent?.subject).toBe('Test: Off it goes (TF-SAMPLE-1)');
    expect(sent?.text).toContain('RM 0000 0000 0GB');
    expect(await read('dispatch')).toMatchObject(NO_WORDS);
  });

  it('show HTML as text, in a page that runs nothing', async () => {
    const answer = await page('paid', { opening: '<script>alert(1)</script>' });
    expect(await answer.text()).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  });

  it('refuse names that a mail does not know, and words that are too long', async () => {
    const { version } = await read('paid');
    const wrong = { ...NO_WORDS, opening: 'Hello {surname}' };
    const refused = await shop.refused(WRITE, {
      headers,
      params: { kind: 'paid' },
      body: { version, ...wrong },
    });
    expect(refused.status).toBe(400);
    expect(refused.errors?.['opening']).toContain('{surname}');
    expect((await page('paid', wrong)).status).toBe(400);
    const long = { ...NO_WORDS, closing: 'x'.repeat(501) };
    expect(
      await shop.refused(WRITE, { headers, params: { kind: 'paid' }, body: { version, ...long } }),
    ).toMatchObject({ status: 400 });
    expect((await page('paid', long)).status).toBe(400);
    expect((await page('nonsense')).status).toBe(404);
    expect((await shop.fetch('/office/settings/mails/paid/page?title=a&title=b', { headers })).status).toBe(
      200,
    );
  });

  it('take one of two changes at once, and show the other what happened', async () => {
    const { version } = await read('ready');
    const change = (opening: string) =>
      shop.fetch('/office/settings/mails/ready', {
        method: 'PUT',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ version, ...NO_WORDS, opening }),
      });
    const answers = await Promise.all([change('First'), change('Second')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { opening } = await read('ready');
    const late = answers.find(({ status }) => status === 409);
    expect(await late?.json()).toMatchObject({ now: { kind: 'ready', opening } });
    await write('ready', {});
  });

  it('are for the site’s administrators alone', async () => {
    expect((await page('paid', {}, {})).status).toBe(401);
    expect((await page('paid', {}, await signIn(shop, VENDOR))).status).toBe(403);
  });
});
