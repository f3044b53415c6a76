import { beforeAll, describe, expect, it } from 'vitest';
import { THREEFOLD } from '#demo/businesses.ts';
import { VENDOR } from '#demo/people.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { freshKey, send } from '#tests/support/buying.ts';
import { addStaff, signIn } from '#tests/support/people.ts';
import { mailsTo } from '#tests/support/written-mails.ts';
import type { Headers, PlacedOne, RepairPhone } from '#tests/support/repairs.ts';
import {
  asCustomer,
  asStaff,
  benchPeople,
  CHECK_IN,
  checkedIn,
  CUSTOMER,
  moved,
  placed,
  readRepairPhone,
  readRepairStores,
  record,
  seen,
  sendRepairPhoto,
} from '#tests/support/repairs.ts';

const PASSCODE = '91827364';

let shop: TestApp;
let phone: RepairPhone;
let admin: Headers;
let fixer: Headers;
let one: PlacedOne;
let other: PlacedOne;
let small: string;
let ofStaff: string;

beforeAll(async () => {
  shop = await buildTestApp();
  phone = await readRepairPhone(shop);
  ({ admin, fixer } = await benchPeople(shop));
  one = await placed(shop, phone);
  other = await placed(shop, phone);
  const checked = await checkedIn(shop, one.number, fixer, { passcode: PASSCODE });
  ofStaff = checked.check_in?.photos[0]?.small ?? '';
  small = (await seen(shop, one.token)).check_in?.photos[0]?.small ?? '';
});

const statusOf = async (path: string, headers: Headers = {}) => (await shop.fetch(path, { headers })).status;

describe('a drawn signature', () => {
  it('is kept with name, time and terms, and seen by the holder of the link and the bench alone', async () => {
    const ticket = await placed(shop, phone);
    const signature = await sendRepairPhoto(shop, ticket.number, fixer);
    const { signatures } = await checkedIn(shop, ticket.number, fixer, { signature });
    expect(signatures.check_in).toMatchObject({ name: CUSTOMER.name, terms: 'version 1' });
    const ofBench = signatures.check_in?.image?.small ?? '';
    const ofHolder = (await seen(shop, ticket.token)).signatures.check_in?.image?.small ?? '';
    expect([await statusOf(ofBench, fixer), await statusOf(ofHolder)]).toEqual([200, 200]);
    expect(await statusOf(ofBench)).toBe(401);
    expect(await statusOf(ofBench, await signIn(shop, VENDOR))).toBe(404);
    expect(await statusOf(ofHolder.replace(ticket.token, other.token))).toBe(404);
  });

  it('is the typed name where nothing was drawn', async () => {
    const ticket = await placed(shop, phone);
    const { signatures } = await checkedIn(shop, ticket.number, fixer);
    expect(signatures).toMatchObject({
      check_in: { name: CUSTOMER.name, image: null },
      collect: null,
    });
  });

  it('is not that of another repair', async () => {
    const ticket = await placed(shop, phone);
    const photos = [await sendRepairPhoto(shop, ticket.number, fixer)];
    const signature = await sendRepairPhoto(shop, other.number, fixer);
    expect(await asStaff(shop, ticket.number, fixer, { ...CHECK_IN, photos, signature })).toMatchObject({
      status: 400,
      body: { errors: { signature: expect.any(String) as string } },
    });
    expect((await record(shop, ticket.number, fixer)).check_in).toBeNull();
  });
});

describe('the photos of a check-in', () => {
  it('are seen by the holder of the link, and by staff of the bench', async () => {
    const answer = await shop.fetch(small);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(await statusOf(ofStaff, fixer)).toBe(200);
    expect(await statusOf(ofStaff, admin)).toBe(200);
  });

  it('are seen by nobody else', async () => {
    await addStaff(shop, 'desk@site.example', { ownedBy: undefined, rights: ['orders'] });
    expect(await statusOf(small.replace(one.token, other.token))).toBe(404);
    expect(await statusOf(small.replace(one.token, `${one.token.slice(0, -1)}x`))).toBe(404);
    expect(await statusOf(ofStaff)).toBe(401);
    expect(await statusOf(ofStaff, await signIn(shop, 'desk@site.example'))).toBe(403);
    expect(await statusOf(ofStaff, await signIn(shop, VENDOR))).toBe(404);
    expect(await statusOf(ofStaff.replace(one.number, other.number), fixer)).toBe(404);
    const id = ofStaff.split('/').at(-2) ?? '';
    expect(await statusOf(`/photos/${id}/small`)).toBe(404);
  });

  it('belong to one repair, and are used once', async () => {
    const foreign = await sendRepairPhoto(shop, one.number, fixer);
    const body = { ...CHECK_IN, photos: [foreign] };
    expect(await asStaff(shop, other.number, fixer, body)).toMatchObject({
      status: 400,
      body: { errors: { photos: expect.any(String) as string } },
    });
  });
});

describe('a passcode', () => {
  const read = (number: string, headers: Headers) =>
    send(shop, `/office/repairs/${number}/passcode`, {}, headers);

  it('is read by the bench, and the log keeps who did', async () => {
    expect(await read(one.number, fixer)).toMatchObject({
      status: 200,
      body: { result: { passcode: PASSCODE } },
    });
    const { rows } = await shop.database.pool.query<{ name: string }>(
      "select actor_name as name from audit_log where action = 'read passcode' and subject_id = $1",
      [one.number],
    );
    expect(rows).toEqual([{ name: 'fixer' }]);
    expect((await read(other.number, fixer)).status).toBe(409);
  });

  it('is nowhere else: not in an answer, a mail, the log or a table', async () => {
    const shown = [await seen(shop, one.token), await record(shop, one.number, fixer)];
    expect(JSON.stringify(shown)).not.toContain(PASSCODE);
    const { rows } = await shop.database.pool.query<{ found: number }>(
      `select (select count(*) from jobs where payload::text like $1)::int
         + (select count(*) from audit_log where before::text || after::text like $1)::int
         + (select count(*) from idempotency_keys where answer::text like $1)::int
         + (select count(*) from repairs r where r::text like $1)::int as found`,
      [`%${PASSCODE}%`],
    );
    expect(rows).toEqual([{ found: 0 }]);
  });

  it('is read by nobody else', async () => {
    expect((await read(one.number, {})).status).toBe(401);
    expect((await read(one.number, await signIn(shop, VENDOR))).status).toBe(404);
  });

  it('is erased where the device is recycled', async () => {
    const { number, token } = await placed(shop, phone);
    await checkedIn(shop, number, fixer, { passcode: PASSCODE });
    await moved(shop, number, fixer, { move: 'diagnose' });
    await moved(shop, number, fixer, { move: 'give_up', note: 'The board is broken.' });
    expect((await record(shop, number, fixer)).has_passcode).toBe(true);
    expect(await asCustomer(shop, token, { move: 'recycle' })).toMatchObject({ state: 'recycled' });
    expect((await read(number, fixer)).status).toBe(409);
    const { rows } = await shop.database.pool.query('select passcode from repairs where number = $1', [
      number,
    ]);
    expect(rows).toEqual([{ passcode: null }]);
  });
});

describe('the lists of repairs', () => {
  it('show an account its own, and those that a guest asked for with its confirmed email', async () => {
    const email = 'bea@account.example';
    await shop.database.pool.query(
      "insert into users (email, name, password_hash, confirmed_at) values ($1, 'Bea', 'none', now())",
      [email],
    );
    const mine = await placed(shop, phone, ['battery'], { email });
    const headers = await signIn(shop, email);
    const own = await shop.call('GET /web/site/repairs', { query: {}, headers });
    expect(own).toMatchObject({
      data: [{ number: mine.number, token: mine.token }],
      counts: { awaiting_device: 1 },
    });
    expect(await statusOf('/web/site/repairs')).toBe(401);
  });

  it('are paged, searched and counted for the bench, without the links of customers', async () => {
    const page = await shop.call('GET /office/repairs', { query: { per_page: 1 }, headers: fixer });
    expect(page.data).toHaveLength(1);
    expect(page.data[0]?.token).toBeNull();
    const next = await shop.call('GET /office/repairs', {
      query: { per_page: 1, cursor: page.next_cursor ?? '' },
      headers: fixer,
    });
    expect(next.data[0]?.number).not.toBe(page.data[0]?.number);
    const found = await shop.call('GET /office/repairs', { query: { q: one.number }, headers: fixer });
    expect(found).toMatchObject({
      data: [
        {
          number: one.number,
          customer: CUSTOMER.name,
          column: 'diagnosing',
          moves: expect.arrayContaining(['start']) as string[],
        },
      ],
      counts: { checked_in: 1 },
    });
  });

  it('show the open tickets on the board, and nothing of another business', async () => {
    const { data } = await shop.call('GET /office/repairs/board', { query: {}, headers: fixer });
    expect(data.map(({ number }) => number)).toContain(one.number);
    const vendor = await signIn(shop, VENDOR);
    expect(await shop.call('GET /office/repairs/board', { query: {}, headers: vendor })).toEqual({
      status: 200,
      data: [],
      counts: {},
      late: {},
    });
    expect((await shop.call('GET /office/repairs', { query: {}, headers: vendor })).data).toEqual([]);
  });

  it('show staff of one store what is brought there alone', async () => {
    const [first = 0, second = 0] = await readRepairStores(shop);
    await shop.database.pool.query(
      `with person as (
         insert into users (email, name, password_hash, confirmed_at) values ('store@site.example', 'Sam', 'none', now())
         returning id
       )
       insert into staff_members (user_id, business_id, permissions, store_ids)
       select person.id, $1, array['bench'], array[$2::int] from person`,
      [THREEFOLD, first],
    );
    const here = await placed(shop, phone, ['battery'], { storeId: first });
    const there = await placed(shop, phone, ['battery'], { storeId: second });
    const headers = await signIn(shop, 'store@site.example');
    const { data } = await shop.call('GET /office/repairs', { query: {}, headers });
    expect(data.map(({ number }) => number)).toEqual([here.number]);
    expect(await statusOf(`/office/repairs/${there.number}`, headers)).toBe(404);
    expect(await statusOf(`/office/repairs/${one.number}`, headers)).toBe(404);
  });
});

describe('the link of a repair', () => {
  it('opens nothing any more once it was renewed, and the customer gets a new one', async () => {
    const { number, token } = await placed(shop, phone, ['battery'], { email: 'cora@mail.example' });
    const renew = (version: number) =>
      send(shop, `/office/repairs/${number}/link`, { link_version: version }, { ...fixer, ...freshKey() });
    expect((await renew(1)).status).toBe(200);
    expect((await renew(1)).status).toBe(409);
    await expect(seen(shop, token)).rejects.toThrow('opens nothing');
    const mail = (await mailsTo(shop.database, 'cora@mail.example')).find(({ subject }) =>
      subject.startsWith('A new link'),
    );
    const [, renewed = ''] = /\/track\/(\w+)/.exec(mail?.text ?? '') ?? [];
    expect(renewed).not.toBe(token);
    expect(await seen(shop, renewed)).toMatchObject({ number, moves: ['cancel'] });
  });
});

describe('bad input', () => {
  it.each([
    ['no photo', { photos: [] }, 'photos'],
    ['no checklist', { checks: [] }, 'checks'],
    ['no signature', { signed_by: '' }, 'signed_by'],
    ['no word on whether it is as told', { agrees: undefined }, 'agrees'],
  ])('is refused at a check-in with %s', async (_what, body, field) => {
    const photo = await sendRepairPhoto(shop, other.number, fixer);
    const answer = await asStaff(shop, other.number, fixer, { ...CHECK_IN, photos: [photo], ...body });
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: { [field]: expect.any(String) as string } },
    });
    expect((await record(shop, other.number, fixer)).check_in).toBeNull();
  });

  it.each([
    [{ move: 'nonsense' }],
    [{ move: 'diagnose', version: 0 }],
    [{ move: 'order_parts', parts_by: '2026-13-01' }],
    [{ move: 'estimate', lines: [{ name: '', price: -1, warranty_months: 12 }] }],
    [{ move: 'diagnose', secret: true }],
  ])('is refused: %j', async (body) => {
    expect((await asStaff(shop, one.number, fixer, body)).status).toBe(400);
  });

  it('is refused for what is not a move of customers', async () => {
    expect(await asCustomer(shop, one.token, { move: 'close' })).toMatchObject({ status: 409 });
    expect(await asCustomer(shop, one.token, { move: 'cancel' })).toMatchObject({ status: 409 });
  });
});
