import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { ADMINISTRATOR } from '#demo/people.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { freshKey, send } from '#tests/support/buying.ts';
import { addStaff, makeFresh, signIn } from '#tests/support/people.ts';
import { benchPeople, checkedIn, moved, placed, readRepairPhone } from '#tests/support/repairs.ts';
import { accountId, benchOf, SELLER, tradeInTools } from '#tests/support/trade-ins.ts';
import { readSoldPhone, stockedUnit } from '#tests/support/units.ts';

/** What people typed, and nobody else may read. */
const SECRETS = {
  'the IMEI of a traded-in device': '352099001761481',
  'the IMEI of a unit': '356938035643809',
  'the serial number of a unit': 'C02QX7ZKJ4LM',
  'the account number of the checkout': '55779911',
  'the account number of the tracking page': '70872490',
  'the sort code': '40-47-84',
  'the passcode of a device': 'kestrel-7391',
} as const;
type Secret = keyof typeof SECRETS;

let shop: TestApp;
let admin: Record<string, string>;
const logged: string[] = [];

beforeAll(async () => {
  shop = await buildTestApp({ env: { LOG_LEVEL: 'trace' } });
  keepLog(shop);
  admin = await signIn(shop, ADMINISTRATOR);
  await makeFresh(shop, admin);
});

/** Every line of the log, also those of requests, goes to the test. */
function keepLog({ app }: TestApp): void {
  const stream = Object.getOwnPropertySymbols(app.log).find((one) => one.description === 'pino.stream');
  if (!stream) throw new Error('the log has no stream');
  Object.assign(app.log, { [stream]: { write: (line: string) => logged.push(line) } });
}

const found = (text: string): Secret[] =>
  (Object.keys(SECRETS) as Secret[]).filter((name) => text.includes(SECRETS[name]));
const get = async (path: string, headers: Record<string, string> = admin) => {
  const answer = await shop.fetch(path, { headers });
  return { status: answer.status, text: await answer.text() };
};

/** Each column of each table that holds one of the words, also as bytes that are not encrypted. */
async function columnsWith(words: readonly string[]): Promise<string[]> {
  const { rows: columns } = await shop.database.pool.query<{ place: string; sql: string }>(
    `select c.relname || '.' || a.attname as place, format(
       'select exists (select from %I.%I t where (t.%I)::text like any($1))', n.nspname, c.relname, a.attname) as sql
     from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'm')
     join pg_namespace n on n.oid = c.relnamespace join pg_type y on y.oid = a.atttypid
     where n.nspname = 'public' and a.attnum > 0 and not a.attisdropped
       and y.typname in ('text', '_text', 'varchar', 'json', 'jsonb', 'bytea', 'tsvector')
     order by 1`,
  );
  const patterns = words
    .flatMap((word) => [word, Buffer.from(word).toString('hex')])
    .map((word) => `%${word}%`);
  const places: string[] = [];
  for (const { place, sql } of columns) {
    const { rows } = await shop.database.pool.query<{ exists: boolean }>(sql, [patterns]);
    if (rows[0]?.exists) places.push(place);
  }
  return places;
}

/** A device that goes all the way from its offer to the payment, with bank details that were changed on the way. */
async function sellDevice(): Promise<{ number: string; token: string; userId: number }> {
  const tools = await tradeInTools(shop);
  const bench = await benchOf(shop, tools.vendor);
  const userId = await accountId(shop, 'shopper@threefold.example');
  const sold = await tools.place({ userId });
  const move = (body: object, headers = freshKey()) =>
    send(shop, `/no/auth/web/site/track/${sold.token}/moves`, body, headers);
  const account = { account_holder: 'Nadia Rahman', sort_code: SECRETS['the sort code'] };
  const accept = {
    move: 'accept',
    version: 1,
    is_adult: true,
    is_owner: true,
    identifier: SECRETS['the IMEI of a traded-in device'],
    ...account,
    account_number: SECRETS['the account number of the tracking page'],
  };
  // Refusals say what is wrong, and don't repeat what was typed.
  const wrong = await move({ ...accept, is_adult: false });
  expect(wrong.status).toBe(400);
  expect(found(JSON.stringify(wrong.body))).toEqual([]);
  const key = freshKey();
  const accepted = await move(accept, key);
  expect(accepted.status).toBe(200);
  expect(found(JSON.stringify(accepted.body))).toEqual([]);
  expect((await move({ ...accept, is_owner: false }, key)).status, 'the same key for something else').toBe(
    409,
  );
  await tools.press(sold.token, { move: 'arrange', way: 'label' });
  await bench.move(sold.number, { move: 'receive' });
  await bench.move(sold.number, { move: 'inspect' });
  const photo = await bench.photo(sold.number);
  await bench.move(sold.number, { move: 'validate', grade: 'Good', photos: [photo] });
  const file = await send(shop, '/office/trade-in-payouts/file', { again: false }, admin);
  expect(found(JSON.stringify(file.body)).toSorted(), 'the bank file').toEqual([
    'the account number of the tracking page',
    'the sort code',
  ]);
  await bench.move(sold.number, { move: 'pay_out' });
  return { number: sold.number, token: sold.token, userId };
}

async function addUnits(): Promise<void> {
  const phone = await readSoldPhone(shop);
  for (const name of ['the IMEI of a unit', 'the serial number of a unit'] as const) {
    const unit = { product_id: phone.product_id, identifier: SECRETS[name], grade: 'Good', cost: 90 };
    const headers = { ...(await signIn(shop, 'vendor@threefold.example')), ...freshKey() };
    expect((await send(shop, '/office/units', unit, headers)).status).toBe(201);
    await get(`/office/units?q=${SECRETS[name]}`, headers);
    await get(`/office/units/file?q=${SECRETS[name]}`, headers);
  }
}

async function repairDevice(): Promise<string> {
  const { fixer } = await benchPeople(shop);
  const ticket = await placed(shop, await readRepairPhone(shop));
  await checkedIn(shop, ticket.number, fixer, { passcode: SECRETS['the passcode of a device'] });
  const read = await send(shop, `/office/repairs/${ticket.number}/passcode`, {}, { ...fixer, ...freshKey() });
  expect(read.body.result).toEqual({ passcode: SECRETS['the passcode of a device'] });
  await moved(shop, ticket.number, fixer, { move: 'diagnose' }).catch(() => undefined);
  return ticket.number;
}

it('no IMEI, bank account or passcode is in a column, a log, a mail, an export or a page that may not have it', async () => {
  const sold = await sellDevice();
  await addUnits();
  const repair = await repairDevice();

  // The search finds what is not sealed, in text and in bytes.
  await shop.database.pool.query("insert into secrets (name, value) values ('planted', $1)", [
    Buffer.from('planted-here'.padEnd(32, '.')),
  ]);
  expect(await columnsWith([SELLER])).toContain('trade_ins.email');
  expect(await columnsWith(['planted-here'])).toEqual(['secrets.value']);
  expect(await columnsWith(Object.values(SECRETS))).toEqual([]);

  expect(logged.length, 'the log was read').toBeGreaterThan(10);
  expect(found(logged.join('\n'))).toEqual([]);

  const outbox = join(shop.dataDir, 'outbox');
  const mails = await readdir(outbox).catch(() => []);
  for (const mail of mails) expect(found(await readFile(join(outbox, mail), 'utf8')), mail).toEqual([]);

  const customer = await send(
    shop,
    `/office/customers/${sold.userId}/export`,
    {},
    { ...admin, ...freshKey() },
  );
  expect(customer.status).toBe(200);
  expect(JSON.stringify(customer.body)).toContain(sold.number);
  expect(found(JSON.stringify(customer.body))).toEqual([]);

  const quarter = '2026-Q4';
  for (const path of [
    '/office/units/file',
    `/office/unit-margins/file?quarter=${quarter}`,
    '/office/units',
    '/office/trade-ins',
    '/office/trade-in-payouts',
    '/office/repairs',
    `/office/repairs/${repair}`,
    '/office/log',
    '/office/repairs/board',
    '/office/customers',
    `/no/auth/web/site/track/${sold.token}`,
    `/track/${sold.token}`,
  ]) {
    const { status, text } = await get(path);
    expect(status, path).toBe(200);
    expect(found(text), path).toEqual([]);
  }

  const vendor = await benchOf(shop, (await tradeInTools(shop)).vendor);
  const record = await get(`/office/trade-ins/${sold.number}`, vendor.headers);
  expect(found(record.text), 'staff of the bench').toEqual(['the IMEI of a traded-in device']);
});

it('photos, numbers and passcodes need the bench, and a link opens its own photos alone', async () => {
  const tools = await tradeInTools(shop);
  const bench = await benchOf(shop, tools.vendor);
  const [mine, other] = [await tools.place(), await tools.place({ email: 'else@mail.example' })];
  for (const { token, number } of [mine, other]) {
    await tools.press(token, {
      move: 'accept',
      is_adult: true,
      is_owner: true,
      identifier: '490154203237518',
    });
    await tools.press(token, { move: 'arrange', way: 'label' });
    await bench.move(number, { move: 'receive' });
    await bench.move(number, { move: 'inspect' });
  }
  const photo = await bench.photo(mine.number);
  const links = (token: string) => `/no/auth/web/site/track/${token}/photos/${photo}/small`;
  expect((await get(links(mine.token), {})).status).toBe(200);
  expect((await get(links(other.token), {})).status).toBe(404);
  expect((await get(links(`${mine.token.slice(0, -2)}xx`), {})).status).toBe(404);
  expect((await get(`/photos/${photo}/small`, {})).status).toBe(404);
  expect((await get(`/no/auth/web/site/device-photos/${photo}/small`, {})).status).toBe(404);

  const email = `${randomUUID()}@orders.example`;
  await addStaff(shop, email, { ownedBy: tools.vendor, rights: ['orders', 'catalogue', 'stock', 'export'] });
  const orders = await signIn(shop, email);
  const unit = { number: await stockedUnit(shop, await readSoldPhone(shop)) };
  for (const path of [
    `/office/trade-ins/${mine.number}`,
    `/office/trade-ins/${mine.number}/photos/${photo}/small`,
    `/office/units/${unit.number}`,
    `/office/units/${unit.number}/photos/${photo}/small`,
    '/office/units/file',
    '/office/trade-in-payouts',
  ]) {
    expect((await get(path, orders)).status, path).toBe(403);
    expect((await get(path, {})).status, path).toBe(401);
  }
});
