import { randomUUID } from 'node:crypto';
import { NUMBER_SPACE, writeNumber } from '#rules/orders/numbers.ts';
import { DATA_KEY, readSecret } from '#server/db/secret.ts';
import { PASSCODE_SEAL } from '#server/features/repairs/public.ts';
import { sealFor } from '#server/ports/seal.ts';
import type { TestApp } from './app.ts';
import { uniquePicture } from './media.ts';
import { one } from './one-row.ts';
import { formWith } from './photos.ts';

const ALSO_FOR = ['administrator', 'vendorStaff'] as const;

interface Given {
  state?: string;
  passcode?: Buffer;
}

/** A posted device that the vendor repairs, with one line. */
async function vendorsRepair(
  shop: TestApp,
  rest: string,
  bodyFor: (lineId: number) => unknown = () => undefined,
  { state = 'checked_in', passcode }: Given = {},
) {
  const { number, line } = await one<{ number: string; line: number }>(
    shop,
    `with made as (
       insert into repairs (number, business_id, state, state_since, email, name, address, way, device, choice, path, minutes,
         placed_at, passcode)
       select $1, b.id, $2, now(), 'ann@mail.example', 'Ann', '{"line_1":"1 High Street","town":"Leeds","post_code":"LS1 4AP"}',
         'post_in', 'A phone', '', '/', 30, now(), $3
       from businesses b join users u on u.id = b.owner_id where u.email = 'vendor@threefold.example' returning id, number
     ), placed as (
       insert into repair_events (repair_id, move, to_state, actor, created_at)
       select id, 'place', $2, 'customer', now() from made
     ), line as (
       insert into repair_lines (repair_id, name, price_kind, price, warranty_months, warranty_until, state)
       select id, 'Battery', 'fixed', 5900, 12, '2999-01-01', 'approved' from made returning id
     )
     select made.number, line.id as line from made, line`,
    [writeNumber('RP', Math.floor(Math.random() * NUMBER_SPACE)), state, passcode ?? null],
  );
  const path = (of: string) => `/office/repairs/${of}${rest}`;
  return {
    owner: 'vendor' as const,
    alsoFor: ALSO_FOR,
    path: path(number),
    unknownPath: path('RP-000000000'),
    body: bodyFor(line),
  };
}

/** A store of the vendor. */
async function vendorsStore(shop: TestApp, path: (of: number) => string, body?: unknown) {
  const { id } = await one<{ id: number }>(
    shop,
    `insert into stores (business_id, name, address, phone, post_code, latitude, longitude)
     select b.id, $1, '1 High Street', '020 7946 0000', 'NW1 8QP', 51.5, -0.1
     from businesses b join users u on u.id = b.owner_id where u.email = 'vendor@threefold.example' returning id`,
    [randomUUID()],
  );
  const unknownPath = path(2_000_000_000);
  return { owner: 'vendor' as const, alsoFor: ALSO_FOR, path: path(id), unknownPath, body };
}

async function withPasscode(shop: TestApp) {
  const seal = sealFor(PASSCODE_SEAL, await readSecret(shop.database.pool, DATA_KEY));
  return vendorsRepair(shop, '/passcode', () => ({}), { passcode: seal.close('1234') });
}

/** For each call about repairs that names something with an owner: how its owner would request it. */
export function repairThings() {
  return {
    'GET /office/repairs/calendar': (shop: TestApp) =>
      vendorsStore(shop, (of) => `/office/repairs/calendar?store_id=${of}&date=2026-11-17`),
    'PUT /office/repair-benches/{storeId}': (shop: TestApp) =>
      vendorsStore(shop, (of) => `/office/repair-benches/${of}`, { benches: 3 }),
    'GET /office/repairs/{number}': (shop: TestApp) => vendorsRepair(shop, ''),
    'POST /office/repairs/{number}/moves': (shop: TestApp) =>
      vendorsRepair(shop, '/moves', () => ({ move: 'diagnose', version: 1 })),
    'POST /office/repairs/{number}/photos': async (shop: TestApp) => {
      const form = formWith(await uniquePicture());
      return vendorsRepair(shop, '/photos', () => form);
    },
    'POST /office/repairs/{number}/link': (shop: TestApp) =>
      vendorsRepair(shop, '/link', () => ({ link_version: 1 })),
    'POST /office/repairs/{number}/passcode': withPasscode,
    'POST /office/repairs/{number}/warranty': (shop: TestApp) =>
      vendorsRepair(shop, '/warranty', (line) => ({ lines: [line] }), { state: 'closed' }),
  };
}
