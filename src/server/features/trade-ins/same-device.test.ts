import { beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { freshImei } from '#tests/support/imei.ts';
import { freshKey } from '#tests/support/buying.ts';
import { ACCEPTED, benchOf, cutOf, tradeInTools, type TradeInTools } from '#tests/support/trade-ins.ts';

let shop: TestApp;
let tools: TradeInTools;
let bench: Awaited<ReturnType<typeof benchOf>>;

beforeAll(async () => {
  shop = await buildTestApp();
  tools = await tradeInTools(shop);
  bench = await benchOf(shop, tools.vendor);
});

/** A device with this number on the bench. */
async function inspected(identifier: string, email: string) {
  const placed = await tools.place({ email });
  await tools.press(placed.token, { move: 'accept', ...ACCEPTED, identifier });
  await tools.press(placed.token, { move: 'arrange', way: 'label' });
  await bench.move(placed.number, { move: 'receive' });
  await bench.move(placed.number, { move: 'inspect' });
  return placed;
}

/** The status and message of a move of staff. */
async function moved(number: string, body: object) {
  const { version } = await bench.read(number);
  const answer = await shop.fetch(`/office/trade-ins/${number}/moves`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...bench.headers, ...freshKey() },
    body: JSON.stringify({ ...body, version }),
  });
  const { message } = (await answer.json()) as { message?: string };
  return { status: answer.status, message };
}

describe('one IMEI', () => {
  it('can’t be given for two devices of the same customer, until the first sale has ended', async () => {
    const imei = freshImei();
    const { token, items } = await tools.place({ quantity: 2 });
    const [first, second] = items.map(({ number }) => number);
    await tools.move(token, { move: 'accept', item: first, version: 1, ...ACCEPTED, identifier: imei });
    const again = { move: 'accept', item: second, version: 1, ...ACCEPTED, identifier: imei } as const;
    expect(await tools.move(token, again)).toMatchObject({
      status: 400,
      errors: { identifier: `You are already selling a device with this number (${first ?? ''})` },
    });
    const other = await tools.place();
    const elsewhere = { move: 'accept', version: 1, ...ACCEPTED, identifier: imei } as const;
    expect(await tools.move(other.token, elsewhere)).toMatchObject({ status: 400 });
    await tools.move(token, { move: 'cancel', item: first, version: 2 });
    expect((await tools.press(other.token, elsewhere)).state).toBe('accepted');
  });

  it('is bought once: the second device with it can be quarantined, not bought', async () => {
    const imei = freshImei();
    const first = await inspected(imei, 'first@mail.example');
    const second = await inspected(imei, 'second@mail.example');
    expect(await moved(first.number, { move: 'validate' })).toMatchObject({ status: 200 });
    const refused = {
      status: 409,
      message: expect.stringContaining('has the same IMEI or serial number') as string,
    };
    expect(await moved(second.number, { move: 'validate' })).toEqual(refused);
    const photo = await bench.photo(second.number);
    expect(await moved(second.number, { move: 'revise', grade: 'Good', cuts: [cutOf(photo)] })).toEqual(
      refused,
    );
    // Once it is paid, it is a unit of the shop.
    await bench.move(first.number, { move: 'pay_out' });
    expect(await moved(second.number, { move: 'validate' })).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^UN-\d+ has the same IMEI/) as string,
    });
    expect(await moved(second.number, { move: 'quarantine', note: 'Two devices, one IMEI.' })).toMatchObject({
      status: 200,
    });
  });

  it('is not paid for by a lower offer that was sent before', async () => {
    const imei = freshImei();
    const first = await inspected(imei, 'early@mail.example');
    const photo = await bench.photo(first.number);
    await bench.move(first.number, { move: 'revise', grade: 'Good', cuts: [cutOf(photo, 50)] });
    const second = await inspected(imei, 'late@mail.example');
    await bench.move(second.number, { move: 'validate' });
    const { version } = await tools.show(first.token);
    expect(await tools.move(first.token, { move: 'accept_revision', version })).toMatchObject({
      status: 409,
    });
  });

  it('is bought again after the shop has sold it', async () => {
    const imei = freshImei();
    const first = await inspected(imei, 'owner@mail.example');
    await bench.move(first.number, { move: 'validate' });
    await bench.move(first.number, { move: 'pay_out' });
    await shop.database.pool.query(
      `update stock_units set state = 'sold' where source_number = $1 || '-A' or source_number = $1`,
      [first.number],
    );
    const back = await inspected(imei, 'buyer@mail.example');
    expect(await moved(back.number, { move: 'validate' })).toMatchObject({ status: 200 });
  });

  it.each([1, 2, 3])('is bought once when two inspectors decide at the same moment (%s)', async (go) => {
    const imei = freshImei();
    const pair = await Promise.all(['a', 'b'].map((who) => inspected(imei, `${who}${go}@mail.example`)));
    const answers = await Promise.all(pair.map(({ number }) => moved(number, { move: 'validate' })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});
