import { beforeAll, describe, expect, it } from 'vitest';
import { ADMINISTRATOR } from '#demo/people.ts';
import type { SettingsChange } from '#contract/settings-office.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { uniquePicture } from '#tests/support/media.ts';
import { signIn } from '#tests/support/people.ts';
import { formWith } from '#tests/support/photos.ts';

const READ = 'GET /office/settings';
const WRITE = 'PUT /office/settings';
const SHOWN = 'GET /no/auth/web/site/settings/general';

let shop: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  shop = await buildTestApp();
  headers = await signIn(shop, ADMINISTRATOR);
});

const read = async () => (await shop.call(READ, { headers })).result;
const change = async (fields: Omit<SettingsChange, 'version'>) =>
  (await shop.call(WRITE, { headers, body: { version: (await read()).version, ...fields } })).result;
const refused = async (fields: object) =>
  shop.refused(WRITE, { headers, body: { version: (await read()).version, ...fields } });
const shown = async () => (await shop.call(SHOWN, {})).result.value;

describe('The settings of the site', () => {
  it('are seen in the shop, one change at a time, and written to the log', async () => {
    const before = await read();
    const after = await change({ title: 'Fourfold', phone: '', instagram: 'instagram.com/fourfold' });
    expect(after).toEqual({
      ...before,
      version: before.version + 1,
      title: 'Fourfold',
      phone: '',
      instagram: 'https://instagram.com/fourfold',
    });
    await expect.poll(async () => (await shown()).title).toBe('Fourfold');
    expect(await shown()).toMatchObject({
      phone: '',
      email: before.email,
      social_links: [{ title: 'Instagram', url: 'https://instagram.com/fourfold' }],
    });
    await expect.poll(async () => (await shop.fetch('/')).text()).toContain('Fourfold');

    const { data } = await shop.call('GET /office/log', { headers, query: { subject: 'settings' } });
    expect(data[0]).toMatchObject({
      action: 'change settings',
      before: { title: before.title, instagram: '' },
      after: { title: 'Fourfold', instagram: 'https://instagram.com/fourfold' },
    });
    await change({ title: before.title, phone: before.phone, instagram: '' });
    await expect.poll(async () => (await shown()).title).toBe(before.title);
  });

  it('write a new name into the usual copyright line, and leave one of the shop’s own as it is', async () => {
    const { title, copyright } = await read();
    await change({ copyright: `© ${title}` });
    expect(await change({ title: 'Fivefold' })).toMatchObject({ copyright: '© Fivefold' });
    await change({ copyright: 'All rights reserved' });
    expect(await change({ title })).toMatchObject({ title, copyright: 'All rights reserved' });
    await change({ copyright });
  });

  it('keep version and log where nothing changes', async () => {
    const before = await read();
    expect(await change({ title: before.title })).toEqual(before);
  });

  it('take one of several changes at once, and show the others what happened', async () => {
    const { version, title } = await read();
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((name) =>
        shop.fetch('/office/settings', {
          method: 'PUT',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ version, title: name }),
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const late = answers.find(({ status }) => status === 409);
    const now = await read();
    expect(await late?.json()).toMatchObject({ now: { version: now.version, title: now.title } });
    expect(now.version).toBe(version + 1);
    await change({ title });
  });

  it.each([
    [{ title: ' ' }, 'title'],
    [{ title: 'x'.repeat(61) }, 'title'],
    [{ phone: 'call us' }, 'phone'],
    [{ email: 'nobody' }, 'email'],
    [{ facebook: 'https://elsewhere.example/us' }, 'facebook'],
    [{ headerImg: 'https://elsewhere.example/logo.png' }, 'headerImg'],
    [{ headerImg: 'media/00000000-0000-4000-8000-000000000000' }, 'headerImg'],
    [{ website_mode: 4 }, 'website_mode'],
    [{ coming_soon_text: 'x'.repeat(301) }, 'coming_soon_text'],
    [{ sell_name: 'Selling devices' }, 'sell_name'],
    [
      { is_active_for_buy: false, is_active_for_sell: false, is_active_for_repair: false },
      'is_active_for_buy',
    ],
  ])('refuse %j', async (fields, field) => {
    const before = await read();
    const refusal = await refused(fields);
    expect(refusal.status).toBe(400);
    expect(refusal.errors).toHaveProperty(field);
    expect(await read()).toEqual(before);
  });
});

describe('The website mode', () => {
  it('closes the shop with a notice in the site’s own words, and opens it again', async () => {
    const comingSoon = 'We open on 1 December.';
    await change({ website_mode: 2, coming_soon_text: comingSoon });
    await expect.poll(async () => (await shop.fetch('/')).status).toBe(503);
    await expect.poll(async () => (await shown()).notice_text).toBe(comingSoon);
    await change({ website_mode: 3 });
    await expect.poll(async () => (await shown()).website_mode).toBe(3);
    expect((await shown()).notice_text).toBe('');
    await change({ website_mode: 1, coming_soon_text: '' });
    await expect.poll(async () => (await shop.fetch('/')).status).toBe(200);
  });
});

describe('A logo of the media library', () => {
  it('is shown in the shop, and can’t be deleted while it is', async () => {
    const uploaded = await shop.fetch('/office/media', {
      method: 'POST',
      headers,
      body: formWith(await uniquePicture()),
    });
    const { result: item } = (await uploaded.json()) as { result: { id: number; image: string } };
    await change({ headerImg: item.image });
    await expect.poll(async () => (await shown()).headerImg).toBe(item.image);
    const detail = await shop.call('GET /office/media/{id}', { headers, params: { id: item.id } });
    expect(detail.result).toMatchObject({
      uses: 1,
      used_in: [{ product_id: null, name: 'The logo of the shop' }],
    });
    const remove = () => shop.fetch(`/office/media/${item.id}`, { method: 'DELETE', headers });
    expect((await remove()).status).toBe(409);
    await change({ headerImg: '/logo.svg' });
    expect((await remove()).status).toBeLessThan(300);
  });
});
