import type pg from 'pg';
import type { Answer, Parsed } from '#contract/calls.ts';
import type { DeviceDocument, OwnDevice } from '#contract/devices.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import { warrantyEnd } from '#rules/orders/warranty.ts';
import type { Ask } from '../../db/connect.ts';
import { writeToken } from '../../http/links.ts';
import type { ModelWays } from '../listing/public.ts';
import { readModelWays } from '../listing/public.ts';
import type { DeviceKind, DeviceRow, Owner } from './rows.reads.ts';
import { readRows } from './rows.reads.ts';
import type { ReminderRow } from './values.reads.ts';
import { reminderWire, repairsWire, valueToday, valueWire } from './values.reads.ts';

const PER_PAGE = 10;
const KINDS = { b: 'bought', s: 'sold', r: 'repaired' } as const satisfies Record<
  DeviceKind,
  OwnDevice['kind']
>;

interface Sources {
  ask: Ask;
  pool: pg.Pool;
  secret: Buffer;
}

const REMINDERS = {
  name: 'devices-reminders',
  text: `select device, below, step, reference, told_at from value_reminders
    where user_id = $1 and device = any($2::text[])`,
};

/** A page of an account's devices, with their value and the prices of their repairs today. */
export async function readOwnDevices(
  { ask, pool, secret }: Sources,
  { cursor, per_page: perPage = PER_PAGE }: Parsed<'GET /web/site/devices'>['query'],
  owner: Owner,
): Promise<Answer<'GET /web/site/devices'>> {
  const rows = await readRows(ask, owner, afterOf(cursor), perPage + 1);
  const shown = rows.slice(0, perPage);
  const models = [...new Set(shown.flatMap(({ model_id: model }) => model ?? []))];
  const ways = await readModelWays(pool, models);
  const reminders = await ask<ReminderRow & Record<string, unknown>>(REMINDERS, [
    owner.userId,
    shown.map(idOf),
  ]);
  const last = shown.at(-1);
  return {
    status: 200,
    data: shown.map((row) =>
      deviceWire(row, {
        secret,
        ways: row.model_id === null ? undefined : ways.get(row.model_id),
        reminder: reminders.find(({ device }) => device === idOf(row)),
      }),
    ),
    next_cursor: rows.length > perPage && last ? `${last.at.getTime()}-${idOf(last)}` : null,
  };
}

const idOf = ({ kind, id }: Pick<DeviceRow, 'kind' | 'id'>) => `${kind}${id}`;

function afterOf(cursor: string | undefined) {
  const [, at, kind = '', id] = /^(\d+)-(\w)(\d+)$/.exec(cursor ?? '') ?? [];
  return at === undefined ? undefined : { at: new Date(Number(at)), kind, id: Number(id) };
}

interface Around {
  secret: Buffer;
  ways: ModelWays | undefined;
  reminder: ReminderRow | undefined;
}

function deviceWire(row: DeviceRow, { secret, ways, reminder }: Around): OwnDevice {
  const stage = stageOf(row);
  const isOwned = row.kind !== 's' || stage === 'returned';
  const value = valueToday(row, ways?.sell ?? null);
  const until = row.warranty_until ?? warrantyOf(row);
  return {
    id: idOf(row),
    kind: KINDS[row.kind],
    stage,
    number: row.number,
    token: writeToken(secret, { kind: row.target, id: String(row.target_id) }, row.link_version),
    at: row.at.toISOString(),
    done_at: row.done_at?.toISOString() ?? null,
    name: row.name,
    choice: row.choice,
    image: row.image,
    quantity: row.quantity,
    price: row.price === null ? null : poundsFromPence(pence(row.price)),
    faults: row.faults,
    warranty_until: until,
    documents: documentsOf(row, until),
    is_owned: isOwned,
    value: value && valueWire(value),
    repairs: isOwned ? repairsWire(ways?.repair ?? null) : [],
    reminder: reminder ? reminderWire(reminder) : null,
  };
}

function stageOf({ kind, state, done_at: doneAt, mended }: DeviceRow): OwnDevice['stage'] {
  if (kind === 's' && (state === 'returned' || state === 'return_pending')) {
    return state === 'returned' ? 'returned' : 'open';
  }
  if (doneAt === null) return 'open';
  return kind === 'r' && mended === 0 ? 'returned' : 'done';
}

/** The warranty of something that was bought begins when it arrives. */
function warrantyOf({ warranty_months: months, done_at: doneAt }: DeviceRow): string | null {
  return months === null || doneAt === null ? null : warrantyEnd(months, doneAt);
}

function documentsOf(row: DeviceRow, until: string | null): DeviceDocument[] {
  const statement = row.kind === 's' && row.state === 'paid';
  return [
    ...row.papers.map(({ kind, number }) => ({ kind, number, name: number.toLowerCase() })),
    ...(statement
      ? [{ kind: 'statement' as const, number: row.number, name: `statement-${row.number.toLowerCase()}` }]
      : []),
    ...(until === null ? [] : [{ kind: 'warranty' as const, number: row.number, name: 'warranty' }]),
  ];
}
